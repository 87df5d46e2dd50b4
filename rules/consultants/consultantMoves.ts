import type { components } from '../../api/schema.ts';

export type ConsultantState = 'awaiting' | 'approved' | 'cancelled';
/** The latest that happened to a consultant, as the badge says it and the list is filtered by. */
export type ConsultantBadgeState = Exclude<ConsultantState, 'cancelled'> | ReturnType<typeof endedBy>;
export type ConsultantMove = 'approve' | 'cancel' | 'restore';

type Stored = Pick<components['schemas']['User'], 'status' | 'is_deleted'>;
interface Move {
  from: readonly ConsultantState[];
  to: Partial<Stored>;
}

/** From which states an admin may make each move, and where it leads (product, 4). */
export const consultantMoves: Readonly<Record<ConsultantMove, Move>> = {
  approve: { from: ['awaiting'], to: { status: 1 } },
  cancel: { from: ['awaiting', 'approved'], to: { is_deleted: 1 } },
  restore: { from: ['cancelled'], to: { is_deleted: 0 } },
};

/** A cancelled consultant may have been approved before; restoring leads back to that. */
export function consultantState({ status, is_deleted }: Record<keyof Stored, number>): ConsultantState {
  if (is_deleted === 1) return 'cancelled';
  return status === 0 ? 'awaiting' : 'approved';
}

/** What a cancellation ends: the application of somebody who awaits approval, or a membership. */
export function endedBy({ status }: Pick<Record<keyof Stored, number>, 'status'>): 'refused' | 'closed' {
  return status === 0 ? 'refused' : 'closed';
}

export function badgeState(consultant: Record<keyof Stored, number>): ConsultantBadgeState {
  const state = consultantState(consultant);
  return state === 'cancelled' ? endedBy(consultant) : state;
}

/** Only an approved consultant may sign in, and needs a link that sets a password. */
export function mayGetLink(consultant: Record<keyof Stored, number>): boolean {
  return consultantState(consultant) === 'approved';
}

/** The most characters of the reason that the person reads. */
export const maxReasonLength = 300;

export function mayMake(consultant: Record<keyof Stored, number>, move: ConsultantMove): boolean {
  return consultantMoves[move].from.includes(consultantState(consultant));
}
