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
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/.../g) ?? [])].join('.');
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

/** What an amount field drops from an entry: it takes whole lira only, and no minus. */
export type LeftOut = 'decimals' | 'minus';

/** An amount field between two keystrokes. */
export interface AmountEdit {
  digits: string;
  shown: string;
  caret: number;
  /** Until the field is empty. */
  leftOut: LeftOut | undefined;
  /** The caret, when it stands after dropped decimals: a digit typed there is dropped too. */
  decimalsAt: number | undefined;
}

/**
 * Reads the first amount of what was entered, without its decimals: with them `1.250,50` would
 * become 125.050. Ignores the text after it, which may hold other numbers.
 * @param before the field before the keystroke, the paste or the autofill.
 * @param typed its text after it.
 * @param caret the end of what was entered into `typed`.
 * @param length how many characters were entered; 0 for a deletion.
 */
export function enterAmount(
  before: Pick<AmountEdit, 'leftOut' | 'decimalsAt'>,
  typed: string,
  caret: number,
  length: number,
): AmountEdit {
  const start = Math.max(0, caret - length);
  const entered = typed.slice(start, caret);
  const continuesDecimals = before.decimalsAt === start && entered.length === 1;
  const amount = continuesDecimals ? '' : (firstAmount.exec(entered)?.[0] ?? '');
  const whole = amount.replace(decimals, '$1');
  const hasDecimals = continuesDecimals || entered === ',' || whole !== amount;
  const edit = reformatAmount(typed.slice(0, start) + whole + typed.slice(caret), start + whole.length);
  const leftOut = hasDecimals ? 'decimals' : /^\D*[-\u2212]/.test(entered) ? 'minus' : undefined;
  return {
    ...edit,
    leftOut: leftOut ?? (typed === '' ? undefined : before.leftOut),
    decimalsAt: hasDecimals ? edit.caret : undefined,
  };
}

/** Thousands with spaces or apostrophes between them, or digits with dots and commas. */
const firstAmount = /\d{1,3}(?:[\s'\u2019]\d{3})+(?!\d)(?:[.,]\d+)?|(?<![\d.,])[\d.,]*\d/;

/** All digits after the only comma, or one or two digits after the last dot. */
const decimals = /^([^,]*),\d*$|\.\d{1,2}$/;
