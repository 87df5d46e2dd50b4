import { expect, test } from 'vitest';
import { type Durum, mayMake } from './landRequestMoves.ts';

const all: readonly Durum[] = [1, 2, 3, 4];

test.each(['offer', 'purchase', 'cancel'] as const)('the move %s is possible in durum 1 and 2', (move) => {
  expect(all.filter((durum) => mayMake({ phone: '0532', durum }, move))).toEqual([1, 2]);
});

test('a land request whose owner was erased can only be cancelled', () => {
  const moves = ['offer', 'purchase', 'cancel'] as const;
  const allowed = (phone: string, durum: Durum) => moves.filter((move) => mayMake({ phone, durum }, move));
  expect(allowed('', 1)).toEqual(['cancel']);
  expect(allowed('', 4)).toEqual([]);
  expect(allowed('0532', 2)).toEqual([...moves]);
});
