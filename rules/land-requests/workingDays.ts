/** Month and day of Turkey's holidays with a fixed date; on 28 October the afternoon is free. */
const fixedHolidays = ['1/1', '4/23', '5/1', '5/19', '7/15', '8/30', '10/28', '10/29'];

const islamicDay = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { month: 'numeric', day: 'numeric' });

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
 * Ramazan Bayramı (from 1 Shawwal, three days) and Kurban Bayramı (from 10 Dhu al-Hijja, four
 * days), each with its eve. A day more at either end, because Turkey's calendar may differ by one.
 */
function isReligiousHoliday(date: Date): boolean {
  const later = new Date(date);
  // the eve and the day before it fall into the month of Shawwal too
  later.setDate(date.getDate() + 2);
  const [month, day = 0] = islamicDay.format(later).split('/').map(Number);
  return (month === 10 && day <= 6) || (month === 12 && day >= 10 && day <= 16);
}
