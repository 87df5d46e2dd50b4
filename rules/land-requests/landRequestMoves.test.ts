import { expect, test } from 'vitest';
import { type Durum, mayMake } from './landRequestMoves.ts';

const all: readonly Durum[] = [1, 2, 3, 4];

test.each(['offer', 'purchase', 'cancel'] as const)('the move %s is possible in durum 1 and 2', (move) => {
  expect(all.filter((durum) => mayMake({ durum }, move))).toEqual([1, 2]);
  expect(mayMake({ durum: 1, joined_to: 7 }, move)).toBe(false);
});
