import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type InformationalMessage, toPhone } from './message.ts';
import type { Outbox } from './outbox.ts';

/**
 * Adds two messages to the outbox for a consultant or an admin: one for the phone and one for the
 * email address. An admin may have no phone. The product promises some messages by phone and some
 * by email (product, 8). A message to one address, such as an offer to an owner, goes through
 * `outbox.add`.
 * @param smsHeldBecause why the one for the phone is only kept for the office to see.
 */
export async function notifyAccount(
  outbox: Outbox,
  db: Kysely<Database>,
  kind: InformationalMessage['kind'],
  account: { id: number; email: string; phone: string },
  message: Pick<InformationalMessage, 'subject' | 'body' | 'link'>,
  smsHeldBecause?: string,
): Promise<void> {
  const phone = toPhone(account.phone);
  const held = smsHeldBecause === undefined ? {} : { heldBecause: smsHeldBecause };
  const about = { kind, record: { kind: 'user', id: account.id }, ...message } as const;
  if (phone !== '') await outbox.add(db, { ...about, to: phone, ...held });
  if (account.email !== '') await outbox.add(db, { ...about, to: account.email });
}
