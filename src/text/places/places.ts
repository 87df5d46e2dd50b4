/** The three selects of a place on the land offer form and in the ad editor. */
export const placeText = {
  il: 'İl',
  ilce: 'İlçe',
  mahalle: 'Mahalle',
  failed: {
    provinces: 'İller yüklenemedi.',
    districts: 'İlçeler yüklenemedi.',
    neighbourhoods: 'Mahalleler yüklenemedi.',
  },
} as const;
