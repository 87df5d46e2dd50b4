import type { Kysely } from 'kysely';
import { fold } from '../../rules/lists/folding.ts';
import { phoneKeysIn } from '../../rules/people/contact.ts';
import { phoneKey } from '../../rules/people/phone.ts';
import type { Database } from '../database/schema.ts';
import type { Arrival, OutboxTable } from '../database/tables/outbox.ts';
import { type ResetLink, withoutToken } from '../identity/resetLinks.ts';

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
  /** What an alert tells of. */
  alerts?: readonly Arrival[];
}

/** A message that is being delivered. */
export interface Delivery extends OutboxMessage {
  /** The same for every attempt, so that a server can discard duplicates. */
  deliveryKey: string;
}

/**
 * Stores a message in the transaction of the change that it announces. `createLandRequest` stores
 * its messages in its own statement.
 */
export async function addMessage(
  trx: Kysely<Database>,
  { kind, to, subject, body, link, landRequestId, alerts }: OutboxMessage,
): Promise<void> {
  await trx
    .insertInto('outbox_messages')
    .values({
      kind,
      recipient: to,
      subject,
      body,
      search_text: searchText({ kind, to, subject, body }),
      token_hash: link?.tokenHash ?? null,
      expires_at: link?.expiresAt ?? null,
      land_request_id: landRequestId ?? null,
      alerts: alerts ? JSON.stringify(alerts) : null,
    })
    .execute();
}

/**
 * What a message is found by: in the panel's list, and when the data of somebody whom it names are
 * erased.
 */
export function searchText({
  kind,
  to,
  subject,
  body,
}: Pick<OutboxMessage, 'kind' | 'to' | 'subject' | 'body'>): string {
  const phone = to.includes('@') ? '' : phoneKey(to);
  const text = withoutToken(kind, body);
  return fold([to, phone, subject, text, ...phoneKeysIn(text)].join(' '));
}
