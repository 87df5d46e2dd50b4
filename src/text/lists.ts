/** Words of every table. */
export const listText = {
  search: 'Ara',
  export: 'CSV indir',
  exportFailed: { title: 'Dosya hazırlanamadı' },
  loadFailed: 'Liste yüklenirken bir hata oluştu.',
  sort: 'Sırala',
  stale: 'Liste yenilenemedi; en son alınan kayıtlar gösteriliyor.',
  retry: 'Tekrar dene',
  noMatch: 'Aramanızla eşleşen kayıt yok.',
  rowCount: (from: number, to: number, count: number) => `${count} kayıttan ${from}–${to} arası`,
} as const;
