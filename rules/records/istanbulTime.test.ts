import { expect, test } from 'vitest';
import { istanbulTime } from './istanbulTime.ts';

test.each([
  ['2026-11-20T20:59:59Z', { day: '2026-11-20', hour: 23 }],
  ['2026-11-20T21:00:00Z', { day: '2026-11-21', hour: 0 }],
  ['2026-12-31T21:00:00Z', { day: '2027-01-01', hour: 0 }],
  ['2026-07-01T05:00:00Z', { day: '2026-07-01', hour: 8 }],
])('%s is %j in Istanbul', (instant, time) => {
  expect(istanbulTime(new Date(instant))).toEqual(time);
});
