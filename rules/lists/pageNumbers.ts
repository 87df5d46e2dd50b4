/**
 * The numbers of a pager: the first, the last, the current and its neighbours. `undefined` stands
 * for a gap; a gap of one number is filled.
 */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return shown.flatMap((number, index) => {
    const step = number - (shown[index - 1] ?? 0);
    if (step > 2) return [undefined, number];
    return step === 2 ? [number - 1, number] : [number];
  });
}

/** The maximum of the contract, counted from 0. */
const maxPage = 1_000_000;

/**
 * A page of the address (from 1) as the wire counts it (from 0; product, 9). Pages above the
 * contract's maximum become the maximum: every list ends before it.
 */
export const wirePage = (page: number) => Math.min(page - 1, maxPage);
