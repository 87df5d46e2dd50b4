import { expect, test } from 'vitest';
import { type ConsultantMove, consultantMoves, consultantState, mayMake } from './consultantMoves.ts';

const moves = ['approve', 'cancel', 'restore'] as const satisfies ConsultantMove[];

test.each([
  [0, 0, 'awaiting', ['approve', 'cancel']],
  [1, 0, 'approved', ['cancel']],
  [0, 1, 'cancelled', ['restore']],
  [1, 1, 'cancelled', ['restore']],
] as const)(
  'with status %i and is_deleted %i a consultant is %s, which allows %j',
  (status, is_deleted, state, allowed) => {
    const consultant = { status, is_deleted };
    expect(consultantState(consultant)).toBe(state);
    expect(moves.filter((move) => mayMake(consultant, move))).toEqual(allowed);
  },
);

test.each([
  ['approve', { status: 0, is_deleted: 0 }, 'approved'],
  ['cancel', { status: 0, is_deleted: 0 }, 'cancelled'],
  ['cancel', { status: 1, is_deleted: 0 }, 'cancelled'],
  ['restore', { status: 0, is_deleted: 1 }, 'awaiting'],
  ['restore', { status: 1, is_deleted: 1 }, 'approved'],
] as const)('%s leads from %j to %s', (move, from, state) => {
  expect(consultantState({ ...from, ...consultantMoves[move].to })).toBe(state);
});
