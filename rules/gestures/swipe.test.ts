import { expect, test } from 'vitest';
import { swipeStep } from './swipe.ts';

test.each([
  ['to the left', -40, 0, 1],
  ['to the right', 40, 0, -1],
  ['slightly diagonally', -120, 60, 1],
  ['too short', -39, 0, 0],
  ['mostly down', -50, 200, 0],
  ['more down than across', 100, -51, 0],
  ['not at all', 0, 0, 0],
])('a finger that moves %s (%i, %i) asks for the step %i', (_how, x, y, step) => {
  expect(swipeStep({ x: 200, y: 300 }, { x: 200 + x, y: 300 + y })).toBe(step);
});
