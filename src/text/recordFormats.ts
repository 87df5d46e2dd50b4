/** Formats of lists and records, of which the home page's first visit carries none. */
import { monthOf, numberText } from './formats.ts';

/** A day of the wire, such as `2026-11-20`: `20 Kas 2026`. */
export function calendarDayText(day: string): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${monthOf(date.getUTCMonth()).slice(0, 3)} ${date.getUTCFullYear()}`;
}

/** A price for each square metre, with the decimals that it has: `₺5.633 / m²`, `₺33,33 / m²`. */
export const perSquareMetreText = (price: number) => `₺${numberText(price)} / m²`;

/** A count, with a plus sign when the server stopped counting there: `1.000+`. */
export const countText = (count: number, capped: boolean) => `${numberText(count)}${capped ? '+' : ''}`;
