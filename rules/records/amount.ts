import { asciiDigits } from '../people/typedText.ts';
import { readNumber } from './typedNumber.ts';

/**
 * The digits of the largest amount in the contract. Amounts are whole Turkish lira (product, 5).
 */
const maxDigits = 12;

/** `'1250000'` gives `'1.250.000'`; an empty text stays empty. */
export function withDots(digits: string): string {
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/.../g) ?? [])].join('.');
}

/** Such as `1.250.000 TL`. */
export const amountInTl = (amount: number): string => `${new Intl.NumberFormat('tr-TR').format(amount)} TL`;

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

/** What an amount field takes: whole lira, or the whole square metres of a list's filter. */
export type AmountUnit = 'TL' | 'm²';

/** What an amount field did not take as it was entered, and why. */
export interface RefusedEntry {
  /** `dot`: the digits after a typed dot are no thousands, as in `1250.50`. */
  kind: 'decimals' | 'minus' | 'unreadable' | 'tooLong' | 'dot';
  text: string;
}

/** An amount field between two entries. */
export interface AmountEdit {
  digits: string;
  shown: string;
  caret: number;
  /** Said until the field is empty, or the next entry after a whole text that was refused. */
  refused: RefusedEntry | undefined;
  /** The caret, when it stands after dropped decimals: a digit typed there is dropped too. */
  decimalsAt: number | undefined;
  /** How many digits stood before the last typed dot; undefined unless the rest is typed behind. */
  digitsBeforeDot: number | undefined;
}

/** What was entered into an amount field. */
interface Entry {
  /** The field's whole text after it. */
  text: string;
  /** Where the entry ends in `text`. */
  caret: number;
  /** How many characters were entered; 0 for a deletion. */
  length: number;
}

/**
 * Takes a key, or a text as a whole: a paste, a drop, an autofill. The field keeps digits only, and
 * shows them with dots (product, 5). Of a whole text that is no whole amount nothing is taken:
 * `1.250,50` without its comma would be 125.050, and `Ada 101` is no amount.
 */
export function enterAmount(
  before: Pick<AmountEdit, 'refused' | 'decimalsAt' | 'digitsBeforeDot'>,
  { text, caret, length }: Entry,
  unit: AmountUnit,
): AmountEdit {
  const start = Math.max(0, caret - length);
  const entered = text.slice(start, caret);
  const isKey = entered.length <= 1;
  const digits = asciiDigits(entered);
  const read = isKey ? readKey(digits, before.decimalsAt === start) : readWhole(digits, unit);
  const taken = text.slice(0, start) + read.taken + text.slice(caret);
  const kind = significant(taken).length > maxDigits ? 'tooLong' : read.refused;
  const edit =
    kind === 'tooLong'
      ? reformatAmount(text.slice(0, start) + text.slice(caret), start)
      : reformatAmount(taken, start + read.taken.length);
  const isAtEnd = length > 0 && caret === text.length;
  return {
    ...edit,
    refused: kind ? { kind, text: entered } : isKey && text !== '' ? lasting(before.refused) : undefined,
    decimalsAt: kind === 'decimals' && isKey ? edit.caret : undefined,
    digitsBeforeDot:
      !isAtEnd || !isKey ? undefined : entered === '.' ? edit.digits.length : before.digitsBeforeDot,
  };
}

/** The field once it is left: only then is it known what a typed dot was meant to separate. */
export function leaveAmount<Edit extends Pick<AmountEdit, 'digits' | 'refused' | 'digitsBeforeDot'>>(
  edit: Edit,
): Edit {
  const { digits, refused, digitsBeforeDot } = edit;
  const isDecimalDot = digitsBeforeDot !== undefined && (digits.length - digitsBeforeDot) % 3 !== 0;
  return {
    ...edit,
    refused: refused ?? (isDecimalDot ? { kind: 'dot', text: '.' } : undefined),
    decimalsAt: undefined,
    digitsBeforeDot: undefined,
  };
}

interface Reading {
  /** What of the entry goes into the field. */
  taken: string;
  refused?: RefusedEntry['kind'];
}

/** @param continuesDecimals whether the key follows decimals that were dropped. */
function readKey(key: string, continuesDecimals: boolean): Reading {
  if (key === ',' || (continuesDecimals && key !== '')) return { taken: '', refused: 'decimals' };
  if (/^[-\u2212]$/.test(key)) return { taken: '', refused: 'minus' };
  return /^[\d.\s]?$/.test(key) ? { taken: key } : { taken: '', refused: 'unreadable' };
}

function readWhole(entered: string, unit: AmountUnit): Reading {
  const amount = withoutUnit(entered, unit);
  // a part of an amount may begin with zeros
  if (/^\d+$/.test(amount)) return { taken: amount };
  const value = readNumber(amount);
  if (value === undefined) {
    const isMinus = /^[-\u2212]/.test(amount) && readNumber(amount.slice(1)) !== undefined;
    return { taken: '', refused: isMinus ? 'minus' : 'unreadable' };
  }
  return Number.isInteger(value) ? { taken: String(value) } : { taken: '', refused: 'decimals' };
}

const units: Record<AmountUnit, { before: RegExp; after: RegExp }> = {
  TL: { before: /^(?:₺|tl|try)/, after: /(?:₺|tl|try|lira)\.?$/ },
  'm²': { before: /^$/, after: /(?:m2|m²|metrekare)\.?$/ },
};

/** `₺1.250` and `1.250,- TL` are `1.250`. */
function withoutUnit(text: string, unit: AmountUnit): string {
  const { before, after } = units[unit];
  const lowerCase = text.trim().toLocaleLowerCase('tr');
  return lowerCase
    .replace(before, '')
    .replace(after, '')
    .trim()
    .replace(/[.,]-{1,2}$/, '');
}

/** What was dropped from the keys lasts as long as the amount; a refused whole text is done with. */
const lasting = (refused: RefusedEntry | undefined) =>
  refused?.text.length === 1 && refused.kind !== 'dot' ? refused : undefined;

/** The digits without leading zeros. */
const significant = (text: string): string => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

/**
 * Keeps the digits of an amount field's text, and shows them with dots.
 * @param caret where the caret stands in `typed`.
 * @returns where it belongs in `shown`: after the same digit as before.
 */
export function reformatAmount(
  typed: string,
  caret: number,
): { digits: string; shown: string; caret: number } {
  const digits = significant(typed).slice(0, maxDigits);
  const shown = withDots(digits);
  const leadingZeros = typed.replace(/\D/g, '').length - significant(typed).length;
  const typedBefore = typed.slice(0, caret).replace(/\D/g, '').length;
  const before = Math.min(digits.length, Math.max(0, typedBefore - leadingZeros));
  let position = 0;
  for (let seen = 0; seen < before; position++) {
    if (shown[position] !== '.') seen++;
  }
  return { digits, shown, caret: position };
}
