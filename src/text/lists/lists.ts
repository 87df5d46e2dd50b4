/** The lists of the panel. */
export const listText = {
  search: 'Ara',
  clearSearch: 'Aramayı temizle',
  quickChips: 'Hızlı filtreler',
  /** The one column of the cards. */
  card: 'Kayıt',
  export: { csv: 'CSV indir', xlsx: 'XLSX indir' },
  exporting: 'Dosya hazırlanıyor',
  exported: (count: string, total: string) => `${count} / ${total}`,
  cancelExport: 'Vazgeç',
  exportMoved: {
    title: 'Dosyada eksik kayıt olabilir',
    text: 'Dosya indirildi, ancak hazırlanırken liste sürekli değişti. Eksiksiz bir dosya için tekrar deneyin.',
  },
  exportFailed: { title: 'Hata!', text: 'Dosya hazırlanamadı.' },
  loadFailed: 'Liste yüklenirken bir hata oluştu.',
  stale: 'Liste yenilenemedi; en son alınan kayıtlar gösteriliyor.',
  noMatch: 'Aramanızla eşleşen kayıt yok.',
  noMatchOfFilters: 'Bu filtrelerle eşleşen kayıt yok.',
  order: 'Sıralama',
  actions: 'İşlem',
  detail: 'Detay',
  capped: (count: string, pages: number) =>
    `Aramanızla ${count} kayıt eşleşiyor; ilk ${pages} sayfa gösteriliyor. Kalanlar için aramanızı daraltın.`,
  cappedFilter: (count: string, pages: number) =>
    `Bu filtrelerle ${count} kayıt var; ilk ${pages} sayfa gösteriliyor. Kalanlar için filtreleri daraltın.`,
  rowsPerPage: 'Sayfa başına satır:',
  rowCount: (from: string, to: string, count: string) =>
    count === '1' ? '1 kayıt' : `${count} kayıttan ${from}–${to} arası`,
} as const;
