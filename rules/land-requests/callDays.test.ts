import { expect, test } from 'vitest';
import { callDays } from './callDays.ts';

const daysFrom = (today: string) => callDays(today).map(({ name, day }) => `${name} ${day}`);

test.each([
  // a Friday
  ['2026-11-20', ['today 2026-11-20', 'tomorrow 2026-11-21', 'monday 2026-11-23']],
  // a Sunday
  ['2026-11-22', ['today 2026-11-22', 'tomorrow 2026-11-23']],
  // a Monday: the next one
  ['2026-11-23', ['today 2026-11-23', 'tomorrow 2026-11-24', 'monday 2026-11-30']],
  ['2026-12-31', ['today 2026-12-31', 'tomorrow 2027-01-01', 'monday 2027-01-04']],
])('from %s on, %j are offered', (today, days) => {
  expect(daysFrom(today)).toEqual(days);
});
