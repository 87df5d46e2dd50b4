import type { Generated, GeneratedAlways } from 'kysely';
import type { components } from '../../../api/schema.ts';

type Entry = components['schemas']['HistoryEntry'];

export interface HistoryTables {
  history: HistoryTable;
}

export interface HistoryTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  kind: 'request' | 'user' | 'post' | 'ad' | 'contact';
  record_id: number;
  /** The person's row in `users`; null for a visitor. */
  actor_id: number | null;
  /** The actor's name at that time. */
  actor_name: string;
  action: Entry['action'];
  detail: Entry['detail'] | null;
}
