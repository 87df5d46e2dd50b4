/** The pager, and a page number past the last page. */
export const pagerText = {
  name: 'Sayfalar',
  back: 'Geri',
  next: 'İleri',
  outOfRange: (page: number, pages: number) =>
    pages === 1
      ? `${page}. sayfa yok; yalnızca bir sayfa var.`
      : `${page}. sayfa yok; toplam ${pages} sayfa var.`,
  /** For a search that matches more rows than the server counts. */
  beyondCounted: (page: number, pages: number) =>
    `${page}. sayfa açılamıyor; bu aramanın yalnızca ilk ${pages} sayfası gösteriliyor.`,
  toFirst: 'İlk sayfaya git',
} as const;
