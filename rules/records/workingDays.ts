/** Month and day of Turkey's holidays with a fixed date; on 28 October the afternoon is free. */
const fixedHolidays = ['1/1', '4/23', '5/1', '5/19', '7/15', '8/30', '10/28', '10/29'];

const dayMs = 86_400_000;

/** Twelve months of the moon: after this time a religious holiday returns. */
const lunarYearDays = 354.36707;

/** A month of the moon differs from the mean, and is announced a day later or earlier. */
const toleranceDays = 1.5;

/** Ramazan Bayramı and Kurban Bayramı of 2026: the first day, and how many days it lasts. */
const religiousHolidays = [
  { first: Date.UTC(2026, 2, 20), days: 3 },
  { first: Date.UTC(2026, 4, 27), days: 4 },
];

/**
 * The day `count` working days later. Weekends and the public holidays of Turkey do not count.
 * @param day such as `2026-11-20`.
 */
export function workingDaysAfter(day: string, count: number): string {
  let time = Date.parse(day);
  for (let left = count; left > 0; ) {
    time += dayMs;
    if (isWorkingDay(time)) left--;
  }
  return new Date(time).toISOString().slice(0, 10);
}

/** @param time at which the day begins in UTC. */
function isWorkingDay(time: number): boolean {
  const day = new Date(time);
  if (day.getUTCDay() === 0 || day.getUTCDay() === 6) return false;
  return !fixedHolidays.includes(`${day.getUTCMonth() + 1}/${day.getUTCDate()}`) && !isReligiousHoliday(time);
}

/**
 * Whether a religious holiday, or its eve, may fall on the day. Computed, as `istanbulTime` is.
 */
function isReligiousHoliday(time: number): boolean {
  return religiousHolidays.some(({ first, days }) => {
    const passed = (time - first) / dayMs;
    const sinceFirst = passed - Math.round(passed / lunarYearDays) * lunarYearDays;
    return sinceFirst > -1 - toleranceDays && sinceFirst < days - 1 + toleranceDays;
  });
}
