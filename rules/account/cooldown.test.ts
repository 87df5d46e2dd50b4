import { describe, expect, test } from 'vitest';
import { cooldownEnd, cooldownLength, timeLeft } from './cooldown.ts';

describe('the wait between two reset requests', () => {
  test('is shown as minutes and seconds', () => {
    expect(timeLeft(300_000, 0)).toBe('5:00');
    expect(timeLeft(300_000, 291_000)).toBe('0:09');
    expect(timeLeft(300_000, 239_100)).toBe('1:01');
    expect(timeLeft(0, 1)).toBe('0:00');
  });
  test('never lasts longer than one full wait, whatever storage says', () => {
    expect(cooldownEnd(10 * cooldownLength, 1000)).toBe(1000 + cooldownLength);
  });
  test('is over when storage holds none, or one that has ended', () => {
    expect(cooldownEnd(undefined, 1000)).toBe(0);
    expect(cooldownEnd(999, 1000)).toBe(999);
  });
  test.each([Number.NaN, 0, -1, Number.NEGATIVE_INFINITY])('cannot be ended by %s in storage', (stored) => {
    expect(cooldownEnd(stored, 1000)).toBe(1000 + cooldownLength);
  });
});
