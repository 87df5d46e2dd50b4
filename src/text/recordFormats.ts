/** Formats that only lists and records use. */
import { monthOf, numberText } from './formats.ts';

/** Formats a day of the wire: `2026-11-20` as `20 Kas 2026`. */
export function calendarDayText(day: string): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${monthOf(date.getUTCMonth()).slice(0, 3)} ${date.getUTCFullYear()}`;
}

/** A price for each square metre, with the decimals that it has: `₺5.633 / m²`, `₺33,33 / m²`. */
export const perSquareMetreText = (price: number) => `₺${numberText(price)} / m²`;

/** A count, with a plus sign when the server stopped counting there: `1.000+`. */
export const countText = (count: number, capped: boolean) => `${numberText(count)}${capped ? '+' : ''}`;
