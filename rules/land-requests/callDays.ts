const dayMs = 86_400_000;

/** A day that is often chosen for a call. */
export interface CallDayChoice {
  name: 'today' | 'tomorrow' | 'monday';
  /** Such as `2026-11-20`. */
  day: string;
}

/** The days that are often chosen; on a Sunday, Monday is tomorrow and stands once. */
export function callDays(today: string): CallDayChoice[] {
  const after = (days: number) => new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);
  const toMonday = 7 - ((new Date(today).getUTCDay() + 6) % 7);
  return [
    { name: 'today', day: today },
    { name: 'tomorrow', day: after(1) },
    ...(toMonday === 1 ? [] : [{ name: 'monday' as const, day: after(toMonday) }]),
  ];
}
