import { readDay } from '../lists/filters.ts';

/** The days of a report, the first and the last included, such as `2026-11-20`. */
export interface ReportRange {
  from: string;
  to: string;
}

const dayMs = 24 * 60 * 60 * 1000;
/** A Monday, from which spans of days are counted, as in the migration `0034_report.ts`. */
const origin = Date.parse('1900-01-01');

const numberOf = (day: string) => (Date.parse(day) - origin) / dayMs;
const dayAt = (number: number) => new Date(origin + number * dayMs).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const number = numberOf(day);
  return dayAt(number - (number % 7));
}

/** So many weeks, of which the last is this day's and ends with it. */
export function weeksUntil(to: string, weeks: number): ReportRange {
  return { from: dayAt(numberOf(mondayOf(to)) - 7 * (weeks - 1)), to };
}

/** The weeks of a report for which no day is given. */
export const defaultWeeks = 12;

/**
 * The range of a report, whose texts may lack a day: without the last one it ends today, without
 * the first one it covers the week of its end and the eleven before it.
 * @param today in Istanbul.
 */
export function reportRange({ from, to }: Partial<ReportRange>, today: string): ReportRange {
  const last = to ?? today;
  return { from: from ?? weeksUntil(last, defaultWeeks).from, to: last };
}

/** What is wrong with a day of a range. */
export type RangeFault = 'wrong' | 'crossed' | 'tooLong';

/** Two years: a chart of more weeks cannot be read. */
const maxDays = 2 * 366;

/** The last two years of a longer range; a shorter one as it is. */
export function shortened({ from, to }: ReportRange): ReportRange {
  const earliest = dayAt(numberOf(to) - maxDays + 1);
  return { from: from < earliest ? earliest : from, to };
}

/** The faults of the days as they are typed. */
export function rangeFaults({ from, to }: ReportRange): { [Name in keyof ReportRange]?: RangeFault } {
  const [isFromWrong, isToWrong] = [from, to].map((day) => readDay(day) === undefined);
  if (isFromWrong || isToWrong)
    return { ...(isFromWrong && { from: 'wrong' }), ...(isToWrong && { to: 'wrong' }) };
  if (to < from) return { to: 'crossed' };
  return numberOf(to) - numberOf(from) >= maxDays ? { to: 'tooLong' } : {};
}

export const hasRangeFault = (range: ReportRange) => Object.keys(rangeFaults(range)).length > 0;

/** The weeks of a range, each from its Monday; the first and the last may be cut. */
export function weeksOf({ from, to }: ReportRange): ReportRange[] {
  const weeks: ReportRange[] = [];
  for (let first = numberOf(from); first <= numberOf(to); ) {
    const next = first - (first % 7) + 7;
    weeks.push({ from: dayAt(first), to: dayAt(Math.min(next - 1, numberOf(to))) });
    first = next;
  }
  return weeks;
}

/** The months of a range, each from its first day; the first and the last may be cut. */
export function monthsOf({ from, to }: ReportRange): ReportRange[] {
  const months: ReportRange[] = [];
  for (let first = from; first <= to; ) {
    const next = new Date(first);
    next.setUTCMonth(next.getUTCMonth() + 1, 1);
    const nextFirst = next.toISOString().slice(0, 10);
    const last = dayAt(numberOf(nextFirst) - 1);
    months.push({ from: first, to: last < to ? last : to });
    first = nextFirst;
  }
  return months;
}

/**
 * The weeks of a range, each with its figures; undefined for a week without any.
 * @param figures by the Monday of their week, also where the range begins later in it.
 */
export function weeksWithFigures<Figures extends { monday: string }>(
  range: ReportRange,
  figures: readonly Figures[],
): { week: ReportRange; figures: Figures | undefined }[] {
  const byMonday = new Map(figures.map((ofWeek) => [ofWeek.monday, ofWeek]));
  return weeksOf(range).map((week) => ({ week, figures: byMonday.get(mondayOf(week.from)) }));
}

/** Days whose figures are kept as one. */
export interface Span {
  days: number;
  firstDay: string;
}

/**
 * The fewest spans that make up a range; none for one that ends before it begins.
 * @param lengths in days, each a multiple of the one before; the first is 1.
 */
export function spansOf({ from, to }: ReportRange, lengths: readonly number[]): Span[] {
  const spans: Span[] = [];
  const end = numberOf(to) + 1;
  for (let first = numberOf(from); first < end; ) {
    const fits = (days: number) => first % days === 0 && first + days <= end;
    const days = lengths.findLast(fits) ?? 1;
    spans.push({ days, firstDay: dayAt(first) });
    first += days;
  }
  return spans;
}
