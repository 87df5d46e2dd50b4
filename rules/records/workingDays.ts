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

/** The day `count` working days later. Weekends and the public holidays of Turkey do not count. */
export function workingDaysAfter(day: Date, count: number): Date {
  const date = new Date(day);
  for (let left = count; left > 0; ) {
    date.setDate(date.getDate() + 1);
    if (isWorkingDay(date)) left--;
  }
  return date;
}

function isWorkingDay(date: Date): boolean {
  if (date.getDay() === 0 || date.getDay() === 6) return false;
  return !fixedHolidays.includes(`${date.getMonth() + 1}/${date.getDate()}`) && !isReligiousHoliday(date);
}

/**
 * Whether a religious holiday, or its eve, may fall on the day. Computed, because the first date
 * that a page formats with `Intl` blocks a slow phone for 100 to 200 ms.
 */
function isReligiousHoliday(date: Date): boolean {
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return religiousHolidays.some(({ first, days }) => {
    const passed = (day - first) / dayMs;
    const sinceFirst = passed - Math.round(passed / lunarYearDays) * lunarYearDays;
    return sinceFirst > -1 - toleranceDays && sinceFirst < days - 1 + toleranceDays;
  });
}
