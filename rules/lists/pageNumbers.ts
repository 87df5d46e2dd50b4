/**
 * Which numbers a pager shows: the first, the last, the current and its neighbours; `undefined`
 * stands for those left out. A gap of one is filled, as the number takes no more room than the
 * dots.
 */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [undefined, number] : [number];
  });
}

/** The last page that the contract lets ask for, zero-based. */
const lastPage = 1_000_000;

/**
 * The page is zero-based on the wire (product, 9). One that lies beyond every list is
 * asked for as the last one there can be: it is past the end just the same.
 */
export const wirePage = (page: number) => Math.min(page - 1, lastPage);
