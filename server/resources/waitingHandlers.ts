import { sql } from 'kysely';
import type { AccountRefusal } from '../outbox/gatewayAccount.ts';
import { keptRows, readOne } from './answerList.ts';
import type { Handlers } from './handlerTypes.ts';
import { isWaiting } from './messages/contactWork.ts';
import { isUndelivered } from './messages/outboxHandlers.ts';
import type { Services } from './services.ts';

interface Waiting {
  landRequests: number;
  replies: number;
  consultants: number;
  contactMessages: number;
  messages: number;
}

/**
 * Messages are counted up to this number: a broken mail server fails all of them,
 * and visitors may send any number.
 */
const maxCountedMessages = 1000;
const maxCountedReplies = 1000;

const toRefusal = (refusal: AccountRefusal | undefined) =>
  refusal && { since: refusal.since.toISOString(), reason: refusal.reason };

/** How many records wait behind the entries of the panel's menu (product, 10). */
export function waitingHandlers({
  db,
  clock,
  disk,
  smsAccount,
  whatsappAccount,
}: Pick<Services, 'db' | 'clock' | 'disk' | 'smsAccount' | 'whatsappAccount'>) {
  return {
    async countWaiting() {
      const body = await readOne<Waiting>(
        db,
        sql`
          select ${keptRows(['land_requests:1'])} as "landRequests",
            (
              select count(*) from (
                -- literally the condition of the index
                select from land_requests where durum in (1, 2) and reply_waits and joined_to is null
                limit ${maxCountedReplies}
              ) as waiting
            ) as replies,
            ${keptRows(['users:new'])} as consultants,
            (
              select count(*) from (
                select from contact_messages where ${isWaiting} limit ${maxCountedMessages}
              ) as unanswered
            ) as "contactMessages",
            (
              select count(*) from (
                select from outbox_messages where ${isUndelivered} limit ${maxCountedMessages}
              ) as undelivered
            ) as messages`,
      );
      const doubt = await clock.doubt();
      const warning = await disk.warning();
      const sms = toRefusal(await smsAccount.refusal());
      const whatsapp = toRefusal(await whatsappAccount.refusal());
      const dates = doubt && { time: doubt.time.toISOString(), seen_at: doubt.seenAt.toISOString() };
      return {
        status: 200,
        body: {
          ...body,
          ...(dates && { clock: dates }),
          ...(warning && { disk: warning }),
          ...(sms && { sms }),
          ...(whatsapp && { whatsapp }),
        },
      };
    },
  } satisfies Partial<Handlers>;
}
