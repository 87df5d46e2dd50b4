import type { components } from '../../api/schema.ts';

export type Durum = components['schemas']['Durum'];
export type LandRequestMove = 'offer' | 'purchase' | 'cancel';

/** From which durum an admin may make each move, and where it leads (product, 4). */
export const landRequestMoves: Readonly<Record<LandRequestMove, { from: readonly Durum[]; to: Durum }>> = {
  offer: { from: [1, 2], to: 2 },
  purchase: { from: [1, 2], to: 3 },
  cancel: { from: [1, 2], to: 4 },
};

export function mayMove(durum: Durum, move: LandRequestMove): boolean {
  return landRequestMoves[move].from.includes(durum);
}
