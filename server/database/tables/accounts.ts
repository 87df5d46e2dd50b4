import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A point in time: written and read as Date. */
export type Instant = ColumnType<Date, Date, Date>;

export interface UsersTable {
  /** 61 is the admin; consultants start at 62. */
  id: Generated<number>;
  /** Lower-cased and trimmed; unique. */
  email: string;
  name: string;
  last_name: Generated<string>;
  phone: Generated<string>;
  office_name: Generated<string>;
  office_position_id: Generated<number | null>;
  /** File name, or empty. */
  tax_plate: Generated<string>;
  certificate: Generated<string>;
  /** argon2id over the MD5 digest; null until the person sets a password. */
  password_hash: Generated<string | null>;
  role: Generated<'admin' | 'consultant'>;
  /** 0 awaiting approval, 1 approved. */
  status: Generated<number>;
  /** 1 when cancelled. */
  is_deleted: Generated<number>;
  /** Grows with every change of what the contract shows. */
  version: Generated<number>;
  /** Folded text that the lists search. */
  search_text: Generated<string>;
  /** Keys that sort in Turkish alphabetical order under the C collation. */
  name_sort: Generated<string>;
  office_sort: Generated<string>;
  /** Awaiting, approved, cancelled. */
  status_sort: GeneratedAlways<number>;
  created_at: Generated<Date>;
}

export interface SessionsTable {
  /** SHA-256 of the token, in hexadecimal. */
  token_hash: string;
  user_id: number;
  created_at: Generated<Date>;
  expires_at: Instant;
}

export interface ResetTokensTable {
  /** SHA-256 of the token, in hexadecimal. */
  token_hash: string;
  user_id: number;
  created_at: Generated<Date>;
  expires_at: Instant;
  /** When the token set a password. Its row stays until it expires, to recognise a repeat. */
  spent_at: Date | null;
}

export interface ThrottleCountersTable {
  /** SHA-256 of the counted key, so that no address stands in the table. */
  key_hash: string;
  hits: number;
  resets_at: Instant;
}

export interface PeopleTables {
  users: UsersTable;
  sessions: SessionsTable;
  reset_tokens: ResetTokensTable;
  throttle_counters: ThrottleCountersTable;
}
