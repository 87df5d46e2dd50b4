/** The pager, and a page number past the last page. */
export const pagerText = {
  name: 'Sayfalar',
  back: 'Geri',
  next: 'İleri',
  outOfRange: (page: number, pages: number) =>
    pages === 1
      ? `${page}. sayfa yok; yalnızca bir sayfa var.`
      : `${page}. sayfa yok; toplam ${pages} sayfa var.`,
  toFirst: 'İlk sayfaya git',
} as const;
