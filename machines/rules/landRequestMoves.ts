import type { components } from '../../api/schema.ts';

export type Durum = components['schemas']['Durum'];
export type LandRequestMove = 'offer' | 'purchase' | 'cancel';

/** From which durum an admin may make which move (specification, section 4); the server keeps the same table on its side. */
const movesByDurum: Record<Durum, readonly LandRequestMove[]> = {
  1: ['offer', 'purchase', 'cancel'],
  2: ['offer', 'purchase', 'cancel'],
  3: [],
  4: [],
};

export function mayMove(durum: Durum, move: LandRequestMove): boolean {
  return movesByDurum[durum].includes(move);
}
