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
  /**
   * UUID; the same for every attempt of a delivery, and a new one when an admin sends the message
   * again.
   */
  delivery_key: Generated<string>;
  /**
   * Of the link that the message carries: its token as `reset_tokens` holds it, and until when it
   * works.
   */
  token_hash: string | null;
  expires_at: Date | null;
  /** Why the message is not delivered any more. */
  abandoned_as: 'expired' | 'revoked' | 'givenUp' | null;
  state: GeneratedAlways<'waiting' | 'sent' | 'failed' | 'expired' | 'revoked' | 'givenUp'>;
  /** Folded text that the list searches. */
  search_text: string;
}

export interface OutboxTables {
  outbox_messages: OutboxTable;
}
