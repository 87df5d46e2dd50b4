import type { Generated, GeneratedAlways } from 'kysely';

export interface DestructionTables {
  destructions: DestructionsTable;
}

/** What was erased, without anything about whom. */
interface DestructionsTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  /** The admin's row in `users`; null for what a retention period has ended. */
  actor_id: number | null;
  /** The actor's name at that time. */
  actor_name: string;
  reason: 'request' | 'retention';
  /** The numbers of erased records. */
  land_requests: number;
  consultants: number;
  contact_messages: number;
  messages: number;
  documents: number;
  /** How many records were found and kept. */
  kept: number;
}
