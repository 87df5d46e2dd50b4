import { expect, test } from 'vitest';
import { workingDaysAfter } from './workingDays.ts';

test.each([
  ['Monday', 23, 'Wednesday', 25],
  ['Thursday', 19, 'Monday', 23],
  ['Friday', 20, 'Tuesday', 24],
  ['Saturday', 21, 'Tuesday', 24],
  ['Sunday', 22, 'Tuesday', 24],
])('two working days after %s %d comes %s %d', (_from, from, _to, to) =>
  expect(workingDaysAfter(`2026-11-${from}`, 2)).toBe(`2026-11-${to}`),
);

test.each([
  ['1 May', '2026-04-30', '2026-05-05'],
  ['19 May', '2026-05-18', '2026-05-21'],
  ['15 July', '2026-07-14', '2026-07-17'],
  ['30 August', '2027-08-27', '2027-09-01'],
  ['New Year', '2026-12-31', '2027-01-05'],
  ['23 April, a Friday', '2027-04-21', '2027-04-26'],
  ['the afternoon before 29 October', '2026-10-27', '2026-11-02'],
  // Turkey: 9 to 11 March 2027
  ['Ramazan Bayramı', '2027-03-05', '2027-03-16'],
  // Turkey: 16 to 19 May 2027, directly followed by the holiday of 19 May
  ['Kurban Bayramı', '2027-05-13', '2027-05-24'],
])('%s does not count', (_holiday, from, to) => expect(workingDaysAfter(from, 2)).toBe(to));

const dayMs = 86_400_000;
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);
const dayBefore = (day: string) => dayAt(Date.parse(day) - dayMs);

// the days of the Turkish calendar, with the eve
test.each([
  ['2025-03-29', '2025-04-01'],
  ['2025-06-05', '2025-06-09'],
  ['2026-03-19', '2026-03-22'],
  ['2026-05-26', '2026-05-30'],
  ['2027-03-08', '2027-03-11'],
  ['2027-05-15', '2027-05-19'],
  ['2028-02-25', '2028-02-28'],
  ['2028-05-04', '2028-05-08'],
])('no day from %s to %s is a working day', (first, last) => {
  expect(workingDaysAfter(dayBefore(first), 1) > last).toBe(true);
});

test('no day of a religious holiday is a working day until 2060', () => {
  const islamicDay = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const holidays = ['10/1', '10/2', '10/3', '12/9', '12/10', '12/11', '12/12', '12/13'];
  for (let time = Date.UTC(2024); time < Date.UTC(2060); time += dayMs) {
    const written = islamicDay.format(time).replace(/ .*/, '');
    if (!holidays.includes(written)) continue;
    const day = dayAt(time);
    expect(workingDaysAfter(dayBefore(day), 1) > day, day).toBe(true);
  }
});

test('at most three weeks of a year are lost to religious holidays', () => {
  for (let year = 2024; year < 2060; year++) {
    expect(workingDaysAfter(`${year}-01-01`, 225)).toMatch(`${year}-`);
  }
});
