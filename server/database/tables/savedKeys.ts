import type { Instant } from './accounts.ts';

export interface SavedKeyTables {
  saved_keys: SavedKeysTable;
}

interface SavedKeysTable {
  /** UUID of one save of a record. */
  key: string;
  /** What the save makes, such as `post`. */
  kind: string;
  record_id: number;
  /** argon2id of a digest of what was sent; null for an action without a form. */
  content_hash: string | null;
  saved_at: Instant;
}
