import { expect, test } from 'vitest';
import { daysBetween, withDays } from './days.ts';

test.each([
  // a Wednesday
  ['2026-11-25T09:00:00Z', 'today', '2026-11-25', '2026-11-25'],
  ['2026-11-25T09:00:00Z', 'thisWeek', '2026-11-23', '2026-11-29'],
  ['2026-11-25T09:00:00Z', 'thisMonth', '2026-11-01', '2026-11-30'],
  // a Sunday in Istanbul, when it is still Saturday in London
  ['2026-11-28T22:30:00Z', 'today', '2026-11-29', '2026-11-29'],
  ['2026-11-28T22:30:00Z', 'thisWeek', '2026-11-23', '2026-11-29'],
  // a Monday in Istanbul, when it is still Sunday in London
  ['2026-11-29T21:00:00Z', 'thisWeek', '2026-11-30', '2026-12-06'],
  ['2026-12-31T21:00:00Z', 'thisMonth', '2027-01-01', '2027-01-31'],
  ['2028-02-10T09:00:00Z', 'thisMonth', '2028-02-01', '2028-02-29'],
] as const)('at %s, %s is from %s to %s', (now, days, from, to) => {
  expect(daysBetween(days, new Date(now))).toEqual({ from, to });
});

test('relative days become days, and other filters stay', () => {
  const now = new Date('2026-11-25T09:00:00Z');
  expect(withDays({ il: '35', days: 'today' }, now)).toMatchObject({ il: '35', from: '2026-11-25' });
  expect(withDays({ il: '35', days: 'yesterday' }, now)).toEqual({ il: '35', days: 'yesterday' });
  expect(withDays({ from: '2026-11-01' }, now)).toEqual({ from: '2026-11-01' });
});
