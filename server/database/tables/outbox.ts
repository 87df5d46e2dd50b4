import type { Generated, GeneratedAlways } from 'kysely';

export interface OutboxTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  kind: 'offerMade' | 'applicationReceived' | 'approved' | 'resetLink' | 'contactMessage';
  /** A phone number or an email address. */
  recipient: string;
  subject: string;
  body: string;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  delivered_at: Date | null;
  last_error: string | null;
  state: GeneratedAlways<'waiting' | 'sent' | 'failed'>;
  /** Folded text that the list searches. */
  search_text: string;
}

export interface OutboxTables {
  outbox_messages: OutboxTable;
}
