import { expect, test } from 'vitest';
import { workingDaysAfter } from './workingDays.ts';

const day = (date: number) => new Date(2026, 10, date, 12);

test.each([
  ['Monday', 23, 'Wednesday', 25],
  ['Thursday', 19, 'Monday', 23],
  ['Friday', 20, 'Tuesday', 24],
  ['Saturday', 21, 'Tuesday', 24],
  ['Sunday', 22, 'Tuesday', 24],
])('two working days after %s %d comes %s %d', (_from, from, _to, to) =>
  expect(workingDaysAfter(day(from), 2)).toEqual(day(to)),
);

const noon = (year: number, month: number, date: number) => new Date(year, month - 1, date, 12);

test.each([
  ['1 May', noon(2026, 4, 30), noon(2026, 5, 5)],
  ['19 May', noon(2026, 5, 18), noon(2026, 5, 21)],
  ['15 July', noon(2026, 7, 14), noon(2026, 7, 17)],
  ['30 August', noon(2027, 8, 27), noon(2027, 9, 1)],
  ['New Year', noon(2026, 12, 31), noon(2027, 1, 5)],
  ['23 April, a Friday', noon(2027, 4, 21), noon(2027, 4, 26)],
  ['the afternoon before 29 October', noon(2026, 10, 27), noon(2026, 11, 2)],
  // Turkey: 9 to 11 March 2027
  ['Ramazan Bayramı', noon(2027, 3, 5), noon(2027, 3, 16)],
  // Turkey: 16 to 19 May 2027, directly followed by the holiday of 19 May
  ['Kurban Bayramı', noon(2027, 5, 13), noon(2027, 5, 24)],
])('%s does not count', (_holiday, from, to) => expect(workingDaysAfter(from, 2)).toEqual(to));

// the days of the Turkish calendar, with the eve
test.each([
  [noon(2025, 3, 29), noon(2025, 4, 1)],
  [noon(2025, 6, 5), noon(2025, 6, 9)],
  [noon(2026, 3, 19), noon(2026, 3, 22)],
  [noon(2026, 5, 26), noon(2026, 5, 30)],
  [noon(2027, 3, 8), noon(2027, 3, 11)],
  [noon(2027, 5, 15), noon(2027, 5, 19)],
  [noon(2028, 2, 25), noon(2028, 2, 28)],
  [noon(2028, 5, 4), noon(2028, 5, 8)],
])('no day from %s to %s is a working day', (first, last) => {
  const before = new Date(first);
  before.setDate(before.getDate() - 1);
  expect(workingDaysAfter(before, 1).getTime()).toBeGreaterThan(last.getTime());
});

test('no day of a religious holiday is a working day until 2060', () => {
  const islamicDay = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
    month: 'numeric',
    day: 'numeric',
  });
  const holidays = ['10/1', '10/2', '10/3', '12/9', '12/10', '12/11', '12/12', '12/13'];
  for (let date = noon(2024, 1, 1); date.getFullYear() < 2060; date.setDate(date.getDate() + 1)) {
    const written = islamicDay.format(date).replace(/ .*/, '');
    if (!holidays.includes(written)) continue;
    const before = new Date(date);
    before.setDate(date.getDate() - 1);
    expect(workingDaysAfter(before, 1).getTime(), date.toDateString()).toBeGreaterThan(date.getTime());
  }
});

test('at most three weeks of a year are lost to religious holidays', () => {
  for (let year = 2024; year < 2060; year++) {
    const from = noon(year, 1, 1);
    expect(workingDaysAfter(from, 225).getFullYear(), String(year)).toBe(year);
  }
});
