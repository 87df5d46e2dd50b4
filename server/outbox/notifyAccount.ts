import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { OutboxMessage } from './message.ts';
import type { Outbox } from './outbox.ts';

/**
 * Adds a message to the outbox for the phone and for the email address of a consultant or an admin.
 * The product promises some of these messages by phone and some by email (product, 8), and an admin
 * may have no phone. A message to one address, such as an offer to an owner, goes through
 * `outbox.add`.
 */
export async function notifyAccount(
  outbox: Outbox,
  db: Kysely<Database>,
  kind: OutboxMessage['kind'],
  account: { email: string; phone: string },
  message: Pick<OutboxMessage, 'subject' | 'body' | 'link'>,
): Promise<void> {
  const recipients = [account.phone, account.email].filter((to) => to !== '');
  for (const to of recipients) await outbox.add(db, { kind, to, ...message });
}
