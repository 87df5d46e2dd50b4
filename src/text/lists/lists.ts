/** Words of every table. */
export const listText = {
  search: 'Ara',
  export: 'CSV indir',
  exportFailed: { title: 'Hata!', text: 'Dosya hazırlanamadı.' },
  loadFailed: 'Liste yüklenirken bir hata oluştu.',
  sort: 'Sırala',
  stale: 'Liste yenilenemedi; en son alınan kayıtlar gösteriliyor.',
  noMatch: 'Aramanızla eşleşen kayıt yok.',
  rowsPerPage: 'Sayfa başına satır:',
  previousPage: 'Önceki sayfaya git',
  nextPage: 'Sonraki sayfaya git',
  rowCount: (from: string, to: string, count: string) => `${count} kayıttan ${from}–${to} arası`,
} as const;
