import type { ColumnType, GeneratedAlways } from 'kysely';
import type { components } from '../../../api/schema.ts';

type Wire = components['schemas']['LogEntry'];

export interface LogTables {
  log_entries: LogEntriesTable;
}

/** Set in a transaction that removes old entries or erases a person; else a trigger refuses it. */
export const mayChangeLog = 'arazi.log_may_change';

/** A column that only the erasure of a person writes again. */
type Kept<Value> = ColumnType<Value, Value, Value>;

/** Who did what with personal data. */
interface LogEntriesTable {
  id: GeneratedAlways<number>;
  created_at: Date;
  kind: Wire['kind'];
  /** The operation of the contract. */
  operation: string;
  /** The row in `users`; null for a stranger. */
  person_id: number | null;
  /** The name at that time. */
  person_name: Kept<string>;
  /** The email address of an account that was named without a sign-in. */
  account: Kept<string>;
  /** The client's IP address. */
  network: Kept<string>;
  target_kind: NonNullable<Wire['target']>['kind'] | null;
  target_id: number | null;
  /** What was searched for, or the filters of a file. */
  detail: Kept<string>;
  /** Repeats with the same key are not stored. */
  once_key: Kept<string | null>;
  /** Folded text that the list searches. */
  search_text: Kept<string>;
  /** `sortKey` of the name, or of the account. */
  who_sort: Kept<string>;
}
