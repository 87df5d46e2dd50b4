/** The day in Istanbul, as `2026-11-20`, and the hour there, from 0 to 23. */
export function istanbulTime(date: Date): { day: string; hour: number } {
  // Sweden writes dates as ISO 8601 does
  const [day = '', time = ''] = date.toLocaleString('sv-SE', { timeZone: 'Europe/Istanbul' }).split(' ');
  return { day, hour: Number.parseInt(time, 10) };
}
