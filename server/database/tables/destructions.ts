import type { Generated, GeneratedAlways } from 'kysely';

export interface DestructionTables {
  destructions: DestructionsTable;
}

/** What was erased, without anything about whom. */
interface DestructionsTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  /** The admin's row in `users`; null when a retention period caused it. */
  actor_id: number | null;
  /** The actor's name at that time. */
  actor_name: string;
  reason: 'request' | 'retention';
  /** How many records of each kind were erased. */
  land_requests: number;
  consultants: number;
  contact_messages: number;
  messages: number;
  documents: number;
  /** How many records were found and kept. */
  kept: number;
}
