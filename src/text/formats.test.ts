import { expect, test } from 'vitest';
import { dateText, dayText, liraText, longDayText, numberText } from './formats.ts';
import { calendarDayText, shortDayText } from './recordFormats.ts';

test('dates are those of Istanbul, as Turkish writes them', () => {
  expect(dateText('2026-11-18T22:41:00Z')).toBe('19 Kasım 2026 01:41');
  expect(dayText('2026-11-24')).toBe('24 Kasım Salı');
  expect([longDayText('2026-01-03'), longDayText('2026-12-24')]).toEqual(['3 Ocak 2026', '24 Aralık 2026']);
  expect(calendarDayText('2026-02-03')).toBe('3 Şub 2026');
  expect(shortDayText('2026-08-30')).toBe('30 Ağu');
});

test('numbers have dots between thousands and at most two decimals, amounts none', () => {
  expect([0, 2450, 0.5, 33.333, -1250].map(numberText)).toEqual(['0', '2.450', '0,5', '33,33', '-1.250']);
  expect(liraText(1_250_000.4)).toBe('₺1.250.000');
});
