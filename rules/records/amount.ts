/**
 * The digits of the largest amount in the contract. Amounts are whole Turkish lira (product, 5).
 */
const maxDigits = 12;

/**
 * The digits of a text without leading zeros, at most twelve, from its beginning: `'1.250.000 TL'`
 * gives `'1250000'`.
 */
export function digitsOf(text: string): string {
  return text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, maxDigits);
}

/** `'1250000'` gives `'1.250.000'`; an empty text stays empty. */
export function withDots(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

/** The amount in TL; an empty text becomes 0. */
export function toAmount(digits: string): number {
  return Number(digits);
}

/** The price for each square metre in TL; undefined without a positive area. */
export function pricePerSquareMetre(amount: number, squareMetres: number | undefined): number | undefined {
  if (!squareMetres || squareMetres < 0) return undefined;
  const price = amount / squareMetres;
  // kuruş matter only for cheap land
  return price < 100 ? Math.round(price * 100) / 100 : Math.round(price);
}

/**
 * Reformats an amount field after a keystroke: keeps the digits of `typed` as {@link digitsOf}
 * does, and shows them with dots.
 * @param caret where the caret stands in `typed`.
 * @returns where it belongs in `shown`: after the same digit as before.
 */
export function reformatAmount(
  typed: string,
  caret: number,
): { digits: string; shown: string; caret: number } {
  const digits = digitsOf(typed);
  const shown = withDots(digits);
  const all = typed.replace(/\D/g, '');
  const leadingZeros = all.length - all.replace(/^0+(?=\d)/, '').length;
  const typedBefore = typed.slice(0, caret).replace(/\D/g, '').length;
  const before = Math.min(digits.length, Math.max(0, typedBefore - leadingZeros));
  let position = 0;
  for (let seen = 0; seen < before; position++) {
    if (shown[position] !== '.') seen++;
  }
  return { digits, shown, caret: position };
}
