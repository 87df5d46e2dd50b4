import { expect, test } from 'vitest';
import { zoomed } from './zoom.ts';

test('an image is zoomed step by step', () => {
  expect(zoomed(1, 'in')).toBe(1.5);
  expect(zoomed(1.5, 'in')).toBe(2);
  expect(zoomed(2, 'out')).toBe(1.5);
});

test('zooming ends at four times and at the size that fits', () => {
  expect(zoomed(4, 'in')).toBe(4);
  expect(zoomed(1, 'out')).toBe(1);
});
