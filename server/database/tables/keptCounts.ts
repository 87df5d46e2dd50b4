import type { GeneratedAlways } from 'kysely';

/** The lists whose rows are counted; land requests by their durum. */
export type KeptList =
  | `land_requests:${1 | 2 | 3 | 4}`
  | `users:${'all' | 'new' | 'canceled'}`
  | 'outbox_messages'
  | 'contact_messages'
  | 'log_entries'
  | 'posts'
  | 'ads';

export interface KeptCountTables {
  kept_counts: KeptCountsTable;
}

/**
 * Written by triggers only. A list has several rows here, its slots, so that concurrent writers do
 * not wait for each other; its number of rows is the sum of its slots.
 */
interface KeptCountsTable {
  slot: GeneratedAlways<number>;
  list: KeptList;
  rows: number;
}
