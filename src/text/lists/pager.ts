/** Words of the pager, and of a page that does not exist. */
export const pagerText = {
  name: 'Sayfalar',
  back: 'Geri',
  next: 'İleri',
  outOfRange: (page: number, pages: number) =>
    pages === 1
      ? `${page}. sayfa yok; yalnızca bir sayfa var.`
      : `${page}. sayfa yok; toplam ${pages} sayfa var.`,
  /** Of a search that matched more rows than are counted. */
  beyondCounted: (page: number, pages: number) =>
    `${page}. sayfa açılamıyor; bu aramanın yalnızca ilk ${pages} sayfası gösteriliyor.`,
  toFirst: 'İlk sayfaya git',
} as const;
