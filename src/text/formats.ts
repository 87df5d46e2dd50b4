/**
 * Dates and numbers as Turkish writes them. Written here, because the first formatter of `Intl`
 * blocks a slow phone for 100 to 200 ms, on every page that shows a date or an amount.
 */

import { withDots } from '../../rules/records/amount.ts';
import { istanbulTime } from '../../rules/records/istanbulTime.ts';

const months = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ');
const weekdays = 'Pazar Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi'.split(' ');

export const monthOf = (month: number) => months[month] ?? '';

/** A number with a dot between thousands, and at most two decimals: `2.450`, `0,5`. */
export function numberText(value: number): string {
  const [whole = '', decimals] = String(Number(Math.abs(value).toFixed(2))).split('.');
  const thousands = `${value < 0 ? '-' : ''}${withDots(whole)}`;
  return decimals === undefined ? thousands : `${thousands},${decimals}`;
}

/**
 * A date as long date and time, in Istanbul as in the messages to owners: `18 Kasım 2026 11:41`.
 */
export function dateText(iso: string): string {
  const { day, time } = istanbulTime(new Date(iso));
  const date = new Date(day);
  return `${date.getUTCDate()} ${monthOf(date.getUTCMonth())} ${date.getUTCFullYear()} ${time}`;
}

/**
 * A day without its year: `24 Kasım Salı`.
 * @param day such as `2026-11-24`.
 */
export function dayText(day: string): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${monthOf(date.getUTCMonth())} ${weekdays[date.getUTCDay()]}`;
}

/** An amount as Turkish lira without decimals: `₺1.250.000`. */
export const liraText = (amount: number) => `₺${numberText(Math.round(amount))}`;
