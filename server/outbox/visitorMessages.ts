/**
 * Messages that a visitor causes, to an address that nobody has confirmed. They hold nothing that
 * the visitor wrote: whoever types a stranger's number would speak to them in our name.
 */
import type { Kysely } from 'kysely';
import { isTurkishMobile, smsNumber } from '../../rules/people/phone.ts';
import { istanbulTime } from '../../rules/records/istanbulTime.ts';
import type { Config } from '../config/config.ts';
import { Refusal } from '../config/refusal.ts';
import type { Database } from '../database/schema.ts';
import type { Throttle } from '../identity/throttle.ts';
import { deliveryText } from './deliveryText.ts';
import { type OutboxMessage, toPhone } from './message.ts';
import type { Outbox } from './outbox.ts';

const daySeconds = 24 * 60 * 60;

/**
 * Counts what a visitor causes, before the transaction that stores it.
 * @returns whether the day's total of messages to unconfirmed recipients is reached.
 */
export async function isOverDailyTotal(
  { throttle, config }: { throttle: Throttle; config: Pick<Config, 'messages'> },
  now: Date,
): Promise<boolean> {
  const { day } = istanbulTime(now);
  try {
    await throttle.hit(`visitorMessages:${day}`, config.messages.visitorMessagesPerDay, daySeconds);
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return true;
    throw error;
  }
}

/**
 * Stores a message of one kind for a phone field or a mailbox. What may not go out is stored all the
 * same: the office sees it in 'Giden Mesajlar', and can send it.
 * @param options.isOver see {@link isOverDailyTotal}.
 */
export async function addVisitorMessage(
  outbox: Outbox,
  trx: Kysely<Database>,
  message: Pick<OutboxMessage, 'kind' | 'subject' | 'body'> & ({ phone: string } | { email: string }),
  { now, isOver }: { now: Date; isOver: boolean },
): Promise<void> {
  const { kind, subject, body } = message;
  const number = 'phone' in message ? smsNumber(message.phone) : undefined;
  const to = 'phone' in message ? toPhone(message.phone) : message.email;
  const isReached = 'email' in message || (number !== undefined && isTurkishMobile(number));
  const reason = isReached ? (isOver ? deliveryText.dailyTotal : undefined) : deliveryText.noSms;
  const words = { kind, to, subject, body };
  if (reason !== undefined) {
    await outbox.add(trx, { ...words, heldBecause: reason });
    return;
  }
  const onceKey = `${kind} ${number ?? to} ${istanbulTime(now).day}`;
  if (!(await outbox.add(trx, { ...words, onceKey })))
    await outbox.add(trx, { ...words, heldBecause: deliveryText.oncePerDay });
}
