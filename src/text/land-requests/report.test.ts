import { expect, test } from 'vitest';
import { reportText } from './report.ts';

test.each([
  [undefined, '–'],
  [0, '1 saatten az'],
  [1, '1 saat'],
  [71, '71 saat'],
  [72, '3 gün'],
  [1416, '59 gün'],
  [1440, '60 gün ve üstü'],
])('a median of %s hours reads %s', (hours, text) => {
  expect(reportText.median(hours)).toBe(text);
});
