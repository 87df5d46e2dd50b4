import type { components } from '../../api/schema.ts';

/** Why a land request was cancelled. */
export type CancelReason = components['schemas']['Neden'];

/** The reasons in the order in which they are offered. */
export const cancelReasons = [
  'price',
  'withdrawn',
  'title',
  'zoning',
  'noAnswer',
  'other',
] as const satisfies readonly CancelReason[];

/** The reasons, and `none` for a cancellation without one: what lists filter by. */
export const reasonFilters = [...cancelReasons, 'none'] as const;
