import type { Kysely } from 'kysely';
import { messageClasses } from '../../rules/messages/messageClass.ts';
import { firstPhoneKey } from '../../rules/people/phone.ts';
import type { Database } from '../database/schema.ts';
import type { OutboxTable } from '../database/tables/outbox.ts';
import { DeliveryRefused } from './deliveryEnds.ts';
import { deliveryText } from './deliveryText.ts';

interface Addressed {
  kind: OutboxTable['kind'];
  recipient: string;
}

/**
 * Keeps that a gateway has refused a commercial message because the number's owner refuses such
 * messages. A refusal of information is a fault of the gateway, and says nothing of the owner.
 */
export async function keepRefusal(
  db: Kysely<Database>,
  { kind, recipient }: Addressed,
  { gateway, reason }: { gateway: string; reason: string },
): Promise<void> {
  const phone_key = firstPhoneKey(recipient);
  if (messageClasses[kind] !== 'commercial' || phone_key === '') return;
  await db
    .insertInto('commercial_refusals')
    .values({ phone_key, gateway, reason })
    .onConflict((conflict) => conflict.column('phone_key').doNothing())
    .execute();
}

/** @throws DeliveryRefused for a commercial message to a number whose owner refuses them. */
export async function requireNoRefusal(db: Kysely<Database>, { kind, recipient }: Addressed): Promise<void> {
  if (messageClasses[kind] !== 'commercial' || recipient.includes('@')) return;
  const refusal = await db
    .selectFrom('commercial_refusals')
    .select('phone_key')
    .where('phone_key', '=', firstPhoneKey(recipient))
    .executeTakeFirst();
  if (refusal) throw new DeliveryRefused(deliveryText.refusesCommercial);
}
