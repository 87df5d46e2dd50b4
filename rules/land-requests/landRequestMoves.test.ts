import { expect, test } from 'vitest';
import { type Durum, mayMove } from './landRequestMoves.ts';

const all: readonly Durum[] = [1, 2, 3, 4];

test.each(['offer', 'purchase', 'cancel'] as const)(
  'a request can take the move %s while it is open',
  (move) => {
    expect(all.filter((durum) => mayMove(durum, move))).toEqual([1, 2]);
  },
);
