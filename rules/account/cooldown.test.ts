import { expect, test } from 'vitest';
import { clampCooldownEnd, cooldownMs, timeLeft } from './cooldown.ts';

test('the time left is shown as minutes and seconds', () => {
  expect(timeLeft(300_000, 0)).toBe('5:00');
  expect(timeLeft(300_000, 291_000)).toBe('0:09');
  expect(timeLeft(300_000, 239_100)).toBe('1:01');
  expect(timeLeft(0, 1)).toBe('0:00');
});
test('a stored cooldown ends after five minutes at the latest', () => {
  expect(clampCooldownEnd(10 * cooldownMs, 1000)).toBe(1000 + cooldownMs);
  expect(clampCooldownEnd(999, 1000)).toBe(999);
});
test.each([Number.NaN, 0, -1, Number.NEGATIVE_INFINITY])(
  '%s in storage does not end a cooldown',
  (stored) => {
    expect(clampCooldownEnd(stored, 1000)).toBe(1000 + cooldownMs);
  },
);
