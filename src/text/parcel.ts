/** The drawing of a parcel. */
export const parcelText = {
  area: (figure: string) => `${figure} m²`,
  metres: (figure: string) => `${figure} m`,
  schematic: 'Temsili çizim',
  sheet: {
    il: 'İl',
    ilce: 'İlçe',
    mahalle: 'Mahalle',
    ada: 'Ada',
    parsel: 'Parsel',
    metrekare: 'Yüzölçümü',
    blank: '—',
  },
} as const;
