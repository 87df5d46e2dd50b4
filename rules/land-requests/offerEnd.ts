import { istanbulTime, startOfDay } from '../records/istanbulTime.ts';

/**
 * The moment at which an offer ends: the end of a day in Istanbul.
 * @param days the number of days after the one on which it was made.
 */
export function offerEnd(madeAt: Date, days: number): Date {
  return startOfDay(istanbulTime(madeAt).day, days + 1);
}

/** The last day on which an offer can be answered, such as `2026-11-25`. */
export function lastDayOfOffer(endsAt: string | Date): string {
  return istanbulTime(new Date(new Date(endsAt).getTime() - 1)).day;
}
