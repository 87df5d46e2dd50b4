import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { OutboxMessage } from './message.ts';
import type { Outbox } from './outbox.ts';

/**
 * Adds a message to the outbox for each of the person's channels. The product promises some
 * messages by phone and some by email (product, 8), and not everyone has a phone.
 */
export async function notifyPerson(
  outbox: Outbox,
  db: Kysely<Database>,
  kind: OutboxMessage['kind'],
  person: { email: string; phone: string },
  message: Pick<OutboxMessage, 'subject' | 'body' | 'link'>,
): Promise<void> {
  const recipients = [person.phone, person.email].filter((to) => to !== '');
  for (const to of recipients) await outbox.add(db, { kind, to, ...message });
}
