import { istanbulTime } from '../records/istanbulTime.ts';
import { type FilterTexts, readOneOf } from './filters.ts';

/** Days that are relative to today, as the filter `days` of an address names them. */
export const relativeDays = ['today', 'thisWeek', 'thisMonth'] as const;
type RelativeDays = (typeof relativeDays)[number];

export const readRelativeDays = readOneOf(relativeDays);

/** The first and the last of the days, in Istanbul; a week begins on Monday. */
export function daysBetween(days: RelativeDays, now: Date): { from: string; to: string } {
  const { day: today } = istanbulTime(now);
  const [year, month, date] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)), Number(today.slice(8))];
  const dayAt = (at: { month?: number; date: number }) =>
    new Date(Date.UTC(year, (at.month ?? month) - 1, at.date)).toJSON().slice(0, today.length);
  if (days === 'thisMonth') return { from: dayAt({ date: 1 }), to: dayAt({ month: month + 1, date: 0 }) };
  if (days === 'today') return { from: today, to: today };
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return { from: dayAt({ date: date - sinceMonday }), to: dayAt({ date: date - sinceMonday + 6 }) };
}

/** The filters with `from` and `to` in place of relative days. */
export function withDays(filters: FilterTexts, now: Date): FilterTexts {
  const days = readRelativeDays(filters.days ?? '');
  return days ? { ...filters, ...daysBetween(days, now) } : filters;
}
