import { asciiDigits } from '../people/typedText.ts';

/** Thousands by dots or blanks, decimals after a comma: `1.234.567,5`. A number below 1 has none. */
const turkish = /^[1-9]\d{0,2}(?:(?:\.\d{3}){1,4}|(?:\s\d{3}){1,4}|(?:['\u2019]\d{3}){1,4})(?:,\d+)?$/;

/** Thousands by commas, decimals after a dot: `1,234,567.5`. */
const english = /^[1-9]\d{0,2}(?:,\d{3}){1,4}(?:\.\d+)?$/;

/** Digits, and decimals after a comma or a dot; `5.0000` is more likely a mistyped `5.000`. */
const plain = /^(\d{1,15})(?:,(\d+)|\.(\d{1,3}))?$/;

/**
 * Reads a number as Turkish writes it, `1.234,5`, and as English does, `1,234.5`. A separator
 * before exactly three digits separates thousands: `5.000` and `5,000` are 5000, but `5,5` is 5.5.
 * Digits may be those of any script.
 * @returns undefined for anything else: `101/5`, and what has two meanings, such as `12345.678`.
 */
export function readNumber(text: string): number | undefined {
  const typed = asciiDigits(text).trim();
  if (turkish.test(typed)) return Number(typed.replaceAll(/[^\d,]/g, '').replace(',', '.'));
  if (english.test(typed)) return Number(typed.replaceAll(',', ''));
  const [, whole, afterComma, decimals = afterComma ?? ''] = plain.exec(typed) ?? [];
  // three decimals may be thousands whose other separators were forgotten
  if (whole === undefined || (decimals.length === 3 && Number(whole) > 0)) return undefined;
  return Number(`${whole}.${decimals}`);
}

/** A whole number without a sign: an ada, a parsel. Undefined for `101/5` or `7A`. */
export function readWholeNumber(text: string): number | undefined {
  const typed = asciiDigits(text).trim();
  return /^\d+$/.test(typed) ? Number(typed) : undefined;
}
