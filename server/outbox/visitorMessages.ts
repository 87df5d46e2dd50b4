/**
 * Messages that a visitor causes, to a recipient whom nobody has confirmed. They contain nothing
 * that the visitor wrote: it could be a message to a stranger, sent in our name.
 */
import type { Kysely } from 'kysely';
import { inboxOf } from '../../rules/people/email.ts';
import { isTurkishMobile, smsNumber } from '../../rules/people/phone.ts';
import { istanbulTime } from '../../rules/records/istanbulTime.ts';
import type { Config } from '../config/config.ts';
import { Refusal } from '../config/refusal.ts';
import type { Database } from '../database/schema.ts';
import type { Throttle } from '../identity/throttle.ts';
import { deliveryText } from './deliveryText.ts';
import { type InformationalMessage, toPhone } from './message.ts';
import type { Outbox } from './outbox.ts';

const daySeconds = 24 * 60 * 60;

/**
 * Counts a visitor's form of a kind around the transaction that stores it; one from which nothing
 * goes out is not counted, such as one that is sent again.
 * @param store gets whether the day's total of messages to unconfirmed recipients is reached, and
 * returns whether a message goes out.
 */
export async function withinDailyTotal<Result extends { goesOut: boolean }>(
  { throttle, config }: { throttle: Throttle; config: Pick<Config, 'messages'> },
  { kind, now }: { kind: InformationalMessage['kind']; now: Date },
  store: (isOver: boolean) => Promise<Result>,
): Promise<Result> {
  const key = `visitorMessages:${kind}:${istanbulTime(now).day}`;
  let isOver = false;
  try {
    await throttle.hit(key, config.messages.visitorMessagesPerDay, daySeconds);
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 429)) throw error;
    isOver = true;
  }
  let goesOut = false;
  try {
    const result = await store(isOver);
    goesOut = result.goesOut;
    return result;
  } finally {
    if (!goesOut) await throttle.giveBack(key);
  }
}

/** Why a visitor's message does not go to a {@link smsNumber}; undefined when it does. */
export function whyNoSms(number: string | undefined): string | undefined {
  if (number === undefined) return deliveryText.noSms;
  return isTurkishMobile(number) ? undefined : deliveryText.abroad;
}

/**
 * Stores a message for a phone field or a mailbox. What may not go out is stored all the same: the
 * office sees it in 'Giden Mesajlar', and can send it.
 * @param message.once distinguishes messages of one kind: each goes out once a day.
 * @returns whether it goes out.
 * @param options.isOver see {@link withinDailyTotal}.
 */
export async function addVisitorMessage(
  outbox: Outbox,
  trx: Kysely<Database>,
  message: Pick<InformationalMessage, 'kind' | 'subject' | 'body' | 'record'> & { once?: string } & (
      | { phone: string }
      | { email: string }
    ),
  { now, isOver }: { now: Date; isOver: boolean },
): Promise<boolean> {
  const { kind, subject, body, record, once = kind } = message;
  const number = 'phone' in message ? smsNumber(message.phone) : undefined;
  const to = 'phone' in message ? toPhone(message.phone) : message.email;
  const noSms = 'phone' in message ? whyNoSms(number) : undefined;
  const reason = noSms ?? (isOver ? deliveryText.dailyTotal : undefined);
  const words = { kind, to, subject, body, record };
  if (reason !== undefined) {
    await outbox.add(trx, { ...words, heldBecause: reason });
    return false;
  }
  const onceKey = `${once} ${number ?? inboxOf(to)} ${istanbulTime(now).day}`;
  if (await outbox.add(trx, { ...words, onceKey })) return true;
  await outbox.add(trx, { ...words, heldBecause: deliveryText.oncePerDay });
  return false;
}
