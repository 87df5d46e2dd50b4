import type { components } from '../../../api/schema.ts';

export type Durum = components['schemas']['Durum'];

/**
 * From which durum each move starts, and where it leads (product, 4). Every other
 * move is refused.
 */
export const landRequestMoves = {
  offer: { from: [1, 2], to: 2 },
  purchase: { from: [1, 2], to: 3 },
  cancel: { from: [1, 2], to: 4 },
} as const satisfies Record<string, { from: readonly Durum[]; to: Durum }>;

export type LandRequestMove = keyof typeof landRequestMoves;
