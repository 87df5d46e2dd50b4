import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { OutboxMessage } from './message.ts';
import type { Outbox } from './outbox.ts';

/**
 * Puts a message to a person into the outbox, once for each way to reach them: the specification
 * promises some of these to the phone and some to the email address (section 8), and not everybody
 * has a phone.
 */
export async function notify(
  outbox: Outbox,
  db: Kysely<Database>,
  kind: OutboxMessage['kind'],
  person: { email: string; phone: string },
  message: Pick<OutboxMessage, 'subject' | 'body' | 'link'>,
): Promise<void> {
  const ways = [person.phone, person.email].filter((to) => to !== '');
  for (const to of ways) await outbox.add(db, { kind, to, ...message });
}
