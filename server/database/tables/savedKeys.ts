import type { Instant } from './people.ts';

export interface SavedKeysTable {
  /** UUID; stands for one save of a post or an ad. */
  key: string;
  kind: 'post' | 'ad';
  record_id: number;
  saved_at: Instant;
}

export interface SavedKeyTables {
  saved_keys: SavedKeysTable;
}
