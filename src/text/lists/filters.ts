/** The filters above a list. */
export const filtersText = {
  open: 'Filtreler',
  /** Beside the heading of the filters, while some are set. */
  count: (count: number) => `(${count})`,
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
  },
  fiyat: { min: 'En az fiyat (TL)', max: 'En çok fiyat (TL)' },
  metre_kare: { min: 'En az alan (m²)', max: 'En çok alan (m²)' },
  amount: {
    crossed: 'En az değerden küçük olamaz.',
    leftOut: { decimals: 'Tam sayı yazın; ondalık kısım alınmadı.', minus: 'Eksi işareti alınmadı.' },
  },
} as const;
