import type { components } from '../../api/schema.ts';

export type Durum = components['schemas']['Durum'];
export type LandRequestMove = 'offer' | 'purchase' | 'cancel';

/**
 * From which durum an admin may make each move, and where it leads (product, 4): 1 awaiting an
 * offer, 2 offered, 3 purchased, 4 cancelled. The last two are final.
 */
export const landRequestMoves: Readonly<Record<LandRequestMove, { from: readonly Durum[]; to: Durum }>> = {
  offer: { from: [1, 2], to: 2 },
  purchase: { from: [1, 2], to: 3 },
  cancel: { from: [1, 2], to: 4 },
};

/** Whether the owner's personal data were erased: every form has a phone. */
export function isErased({ phone }: Pick<components['schemas']['LandRequest'], 'phone'>): boolean {
  return phone === '';
}

/**
 * Whether the land request may make the move. An erased one is cancelled, or was already; of joined
 * ones only the leader moves.
 */
export function mayMake(
  { durum, joined_to }: Pick<components['schemas']['FoundLandRequest'], 'durum' | 'joined_to'>,
  move: LandRequestMove,
): boolean {
  return joined_to === undefined && landRequestMoves[move].from.includes(durum);
}
