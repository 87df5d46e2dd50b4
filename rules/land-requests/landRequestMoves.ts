import type { components } from '../../api/schema.ts';

export type Durum = components['schemas']['Durum'];
export type LandRequestMove = 'offer' | 'purchase' | 'cancel';

/**
 * Which move an admin may make from which durum (product, 4); the server keeps the
 * same table on its side.
 */
const durumsByMove: Record<LandRequestMove, readonly Durum[]> = {
  offer: [1, 2],
  purchase: [1, 2],
  cancel: [1, 2],
};

export function mayMove(durum: Durum, move: LandRequestMove): boolean {
  return durumsByMove[move].includes(durum);
}
