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
