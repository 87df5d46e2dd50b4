import type { Instant } from './accounts.ts';

export interface SavedKeysTable {
  /** UUID of one save of a record. */
  key: string;
  kind: 'post' | 'ad' | 'user' | 'contact';
  record_id: number;
  /** argon2id of a digest of what was sent; null where it is not compared. */
  content_hash: string | null;
  saved_at: Instant;
}
