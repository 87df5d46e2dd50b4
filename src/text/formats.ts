/** Dates and numbers as Turkish writes them. */

const numbers = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });
const liras = new Intl.NumberFormat('tr-TR', {
  style: 'currency',
  currency: 'TRY',
  maximumFractionDigits: 0,
});
const dates = new Intl.DateTimeFormat('tr-TR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Istanbul',
});
// a day of the wire has no zone
const days = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  weekday: 'long',
  timeZone: 'UTC',
});

const fullDays = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'full', timeZone: 'UTC' });

/** A number with a dot between thousands, and at most two decimals: `2.450`, `0,5`. */
export const numberText = (value: number): string => numbers.format(value);

/**
 * A date as long date and time, in Istanbul as in the messages to owners: `18 Kasım 2026 11:41`.
 */
export const dateText = (iso: string): string => dates.format(new Date(iso));

/**
 * A time of day, which says that it is Turkey's where the device's clock shows another one.
 * @param text the time in Istanbul, as {@link dateText} or another function writes it.
 */
export const turkishTimeText = (text: string, at: Date): string =>
  at.getTimezoneOffset() === istanbulOffsetMinutes ? text : `${text} (Türkiye saatiyle)`;
const istanbulOffsetMinutes = -180;

/**
 * A day without its year: `24 Kasım Salı`.
 * @param day such as `2026-11-24`.
 */
export const dayText = (day: string): string => days.format(new Date(day));

/**
 * A day with its year: `24 Kasım 2026 Salı`.
 * @param day such as `2026-11-24`.
 */
export const fullDayText = (day: string): string => fullDays.format(new Date(day));

const months = [
  ...['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran'],
  ...['Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'],
];

/**
 * A day with its year: `24 Kasım 2026`. Without `Intl`, whose first date blocks a slow phone: public
 * pages begin with it.
 * @param day such as `2026-11-24`.
 */
export function longDayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}

/** An amount as Turkish lira without decimals: `₺1.250.000`. */
export const liraText = (amount: number): string => liras.format(amount);
