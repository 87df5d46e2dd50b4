/** The day in Istanbul, as `2026-11-20`, and the hour there, from 0 to 23. */
export function istanbulTime(date: Date): { day: string; hour: number } {
  // Sweden writes dates as ISO 8601 does
  const [day = '', time = ''] = date.toLocaleString('sv-SE', { timeZone: 'Europe/Istanbul' }).split(' ');
  return { day, hour: Number.parseInt(time, 10) };
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The moment at which a day begins in Istanbul, whose clocks stand three hours ahead all year.
 * @param day such as `2026-11-20`.
 * @param later the number of days after it.
 */
export function startOfDay(day: string, later = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00+03:00`) + later * dayMs);
}
