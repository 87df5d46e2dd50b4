/** Formats that only lists and records use. */
import { numberText } from './formats.ts';

const days = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'medium', timeZone: 'UTC' });
const daysOfYear = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats a day of the wire: `2026-11-20` as `20 Kas 2026`. */
export const calendarDayText = (day: string): string => days.format(new Date(day));

/** A day of the wire without its year: `20 Kas`. */
export const shortDayText = (day: string): string => daysOfYear.format(new Date(day));

const months = new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonths = new Intl.DateTimeFormat('tr-TR', { month: 'short', timeZone: 'UTC' });
const shortLiras = new Intl.NumberFormat('tr-TR', {
  style: 'currency',
  currency: 'TRY',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** Formats a month of the wire: `2026-11` as `Kasım 2026`. */
export const monthText = (month: string): string => months.format(new Date(month));

/** A month without its year: `Kas`. */
export const shortMonthText = (month: string): string => shortMonths.format(new Date(month));

/** An amount where there is little room: `₺12,5 Mn`. */
export const shortLiraText = (amount: number): string => shortLiras.format(amount);

/** A price for each square metre, unbroken, with its decimals: `₺5.633 / m²`, `₺33,33 / m²`. */
export const perSquareMetreText = (price: number) => `₺${numberText(price)}\u00A0/\u00A0m²`;

/** A count, with a plus sign when the server stopped counting there: `1.000+`. */
export const countText = (count: number, capped: boolean) => `${numberText(count)}${capped ? '+' : ''}`;
