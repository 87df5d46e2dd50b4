/** The filters above a list. */
export const filtersText = {
  open: 'Filtreler',
  set: 'Seçili filtreler',
  close: 'Kapat',
  remove: 'Filtreyi kaldır',
  clear: 'Filtreleri temizle',
  all: 'Tümü',
  firstProvince: 'Önce il seçin',
  days: {
    days: 'Dönem',
    relative: { today: 'Bugün', thisWeek: 'Bu hafta', thisMonth: 'Bu ay' },
    from: 'Başlangıç tarihi',
    to: 'Bitiş tarihi',
    wrong: 'Geçerli bir tarih seçin.',
    crossed: 'Bitiş, başlangıçtan önce olamaz.',
    range: (from: string, to: string) => (from === to ? from : `${from}–${to}`),
  },
  range: (min: string, max: string) => (min === max ? min : `${min}–${max}`),
  fiyat: { label: 'Fiyat', unit: 'TL', min: 'En az fiyat (TL)', max: 'En çok fiyat (TL)' },
  metre_kare: { label: 'Alan', unit: 'm²', min: 'En az alan (m²)', max: 'En çok alan (m²)' },
  amount: { crossed: 'En az değerden küçük olamaz.' },
} as const;
