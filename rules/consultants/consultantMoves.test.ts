import { expect, test } from 'vitest';
import {
  type ConsultantMove,
  consultantMoves,
  consultantState,
  endedBy,
  mayGetLink,
  mayMake,
} from './consultantMoves.ts';

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

test('a cancellation refuses an applicant and closes a membership', () => {
  expect([0, 1].map((status) => endedBy({ status }))).toEqual(['refused', 'closed']);
});

test.each([
  [0, 0, false],
  [1, 0, true],
  [0, 1, false],
  [1, 1, false],
])('with status %i and is_deleted %i a link that sets a password is sent: %s', (status, is_deleted, may) => {
  expect(mayGetLink({ status, is_deleted })).toBe(may);
});
