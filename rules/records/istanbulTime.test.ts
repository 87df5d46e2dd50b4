import { expect, test } from 'vitest';
import { istanbulTime, startOfDay } from './istanbulTime.ts';

test.each([
  ['2026-11-20T20:59:59Z', { day: '2026-11-20', time: '23:59', hour: 23 }],
  ['2026-11-20T21:00:00Z', { day: '2026-11-21', time: '00:00', hour: 0 }],
  ['2026-12-31T21:00:00Z', { day: '2027-01-01', time: '00:00', hour: 0 }],
  ['2026-07-01T05:00:00Z', { day: '2026-07-01', time: '08:00', hour: 8 }],
])('%s is %j in Istanbul', (instant, time) => {
  expect(istanbulTime(new Date(instant))).toEqual(time);
});

test('a day begins at midnight in Istanbul', () => {
  expect(startOfDay('2026-11-20').toJSON()).toBe('2026-11-19T21:00:00.000Z');
  expect(startOfDay('2026-12-31', 1).toJSON()).toBe('2026-12-31T21:00:00.000Z');
});
