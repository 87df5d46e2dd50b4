import type { OutboxTable } from '../database/tables/outbox.ts';
import type { ResetLink } from '../identity/resetLinks.ts';

export interface OutboxMessage {
  kind: OutboxTable['kind'];
  /** A phone number or an email address. */
  to: string;
  subject: string;
  body: string;
  /** The link in the body; a message without one never expires. */
  link?: ResetLink;
  /** The land request whose offer it announces; a later message with the same one replaces it. */
  landRequestId?: number;
}

/** A message that is being delivered. */
export interface Delivery extends OutboxMessage {
  /** The same for every attempt, so that a server can discard duplicates. */
  deliveryKey: string;
}
