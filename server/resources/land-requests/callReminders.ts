import { type Kysely, type SqlBool, sql } from 'kysely';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/schema.ts';
import { alertText } from '../../outbox/alertText.ts';
import { addMessage, firstMessageHour } from '../../outbox/message.ts';
import type { Services } from '../services.ts';
import { nextCallOn, nextCallTime, selectLandRequests } from './landRequestRows.ts';

/** Reminders stored in one short transaction. */
const maxBatch = 100;

/** Reminds every admin of the calls that are due, unless it is too early in the morning. */
export async function remindOfCalls({
  db,
  config,
  outbox,
  now,
  log,
}: Pick<Services, 'db' | 'config' | 'outbox' | 'now' | 'log'>): Promise<void> {
  const { day, hour } = istanbulTime(now());
  if (hour < firstMessageHour) return;
  try {
    let stored: number;
    do {
      stored = await storeReminders(db, config, day);
      if (stored > 0) outbox.wake();
    } while (stored === maxBatch);
  } catch (error) {
    log.error({ err: error }, 'could not remind of calls');
  }
}

/**
 * Stores the alerts of some due calls, one for each planned day. The day is noted with the land
 * request: a stored alert can become part of a summary. Land requests that another process has
 * locked are skipped, because it tells of them.
 * @returns their number.
 */
async function storeReminders(
  db: Kysely<Database>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  today: string,
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const due = await selectLandRequests(trx)
      .select([nextCallOn.as('next_call_on'), nextCallTime.as('next_call_time')])
      .select(sql<string>`(select email from users where id = land_requests.assignee_id)`.as('email'))
      // literally the condition of the index
      .where(sql<SqlBool>`durum in (1, 2) and assignee_id is not null
        and (call_told_on is null or call_told_on < next_call_on) and joined_to is null`)
      .where(sql<SqlBool>`land_requests.next_call_on <= ${today}::date`)
      .orderBy(sql`land_requests.next_call_on`)
      .orderBy('id')
      .limit(maxBatch)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const { email, il_adi, ilce_adi, mahalle_adi, ...landRequest } of due) {
      const { arrival, ...text } = alertText.call(
        publicUrl,
        {
          ...landRequest,
          place: [il_adi, ilce_adi, mahalle_adi].join(', '),
          time: landRequest.next_call_time ?? undefined,
        },
        landRequest.next_call_on === today ? undefined : (landRequest.next_call_on ?? undefined),
      );
      const record = { kind: 'request', id: landRequest.id } as const;
      await addMessage(trx, { kind: 'alert', to: email, ...text, alerts: [arrival], record });
    }
    const ids = due.map(({ id }) => id);
    await trx
      .updateTable('land_requests')
      .set({ call_told_on: today })
      .where(sql<SqlBool>`id = any(${ids}::bigint[])`)
      .execute();
    return due.length;
  });
}
