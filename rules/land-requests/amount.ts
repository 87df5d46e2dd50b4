/**
 * Amounts are whole Turkish lira. While typing they are shown with dots between thousands
 * (product, 5).
 */

/** The longest amount that the contract takes has 12 digits. */
const maxDigits = 12;

/** Keeps the digits of a text, without leading zeros: `'1.250.000 TL'` gives `'1250000'`. */
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

/**
 * Reformats a text field after a keystroke and says where the caret belongs: behind as many digits
 * as it stood behind before. `caret` counts characters of `typed`.
 */
export function retype(typed: string, caret: number): { digits: string; shown: string; caret: number } {
  const digits = digitsOf(typed);
  const shown = withDots(digits);
  const dropped = typed.replace(/\D/g, '').length - digits.length;
  const before = Math.max(0, typed.slice(0, caret).replace(/\D/g, '').length - Math.max(0, dropped));
  let position = 0;
  for (let seen = 0; position < shown.length && seen < before; position++) {
    if (shown[position] !== '.') seen++;
  }
  return { digits, shown, caret: position };
}
