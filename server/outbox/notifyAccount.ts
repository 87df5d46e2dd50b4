import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type OutboxMessage, toPhone } from './message.ts';
import type { Outbox } from './outbox.ts';

/**
 * Adds two messages to the outbox for a consultant or an admin: one for the phone and one for the
 * email address. An admin may have no phone. The product promises some messages by phone and some
 * by email (product, 8). A message to one address, such as an offer to an owner, goes through
 * `outbox.add`.
 */
export async function notifyAccount(
  outbox: Outbox,
  db: Kysely<Database>,
  kind: OutboxMessage['kind'],
  account: { email: string; phone: string },
  message: Pick<OutboxMessage, 'subject' | 'body' | 'link'>,
): Promise<void> {
  const recipients = [toPhone(account.phone), account.email].filter((to) => to !== '');
  for (const to of recipients) await outbox.add(db, { kind, to, ...message });
}
