import { expect, test } from 'vitest';
import { zoomed } from './zoom.ts';

test('a picture grows and shrinks step by step', () => {
  expect(zoomed(1, 'in')).toBe(1.5);
  expect(zoomed(1.5, 'in')).toBe(2);
  expect(zoomed(2, 'out')).toBe(1.5);
});

test('it grows to four times and shrinks to what fits, no further', () => {
  expect(zoomed(4, 'in')).toBe(4);
  expect(zoomed(1, 'out')).toBe(1);
});
