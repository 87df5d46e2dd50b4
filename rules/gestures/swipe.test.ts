import { expect, test } from 'vitest';
import { swipeStep } from './swipe.ts';

test.each([
  ['to the left', -40, 0, 1],
  ['to the right', 40, 0, -1],
  ['a little aslant', -120, 60, 1],
  ['too short', -39, 0, 0],
  ['down the page', -50, 200, 0],
  ['more down than across', 100, -51, 0],
  ['on the spot', 0, 0, 0],
])('a finger that goes %s (%i, %i) asks for %i', (_how, x, y, step) => {
  expect(swipeStep({ x: 200, y: 300 }, { x: 200 + x, y: 300 + y })).toBe(step);
});
