import { type Kysely, type SqlBool, sql } from 'kysely';
import { istanbulTime, startOfDay } from '../../../rules/records/istanbulTime.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/schema.ts';
import { alertMessages } from '../../outbox/alerts.ts';
import { alertText } from '../../outbox/alertText.ts';
import { addMessage, firstMessageHour, toPhone } from '../../outbox/message.ts';
import type { Services } from '../services.ts';
import { selectLandRequests } from './landRequestRows.ts';
import { appointmentTime, planStatus } from './purchasePlans.ts';
import { purchaseText } from './purchaseText.ts';

/** Reminders stored in one short transaction. */
const maxBatch = 50;

/**
 * Reminds owners, and the office, of the appointments of the next day, unless it is too early in the
 * morning.
 */
export async function remindOfAppointments({
  db,
  config,
  outbox,
  now,
  log,
}: Pick<Services, 'db' | 'config' | 'outbox' | 'now' | 'log'>): Promise<void> {
  const { day, hour } = istanbulTime(now());
  if (hour < firstMessageHour) return;
  const tomorrow = { from: startOfDay(day, 1), before: startOfDay(day, 2) };
  try {
    let stored: number;
    do {
      stored = await storeReminders(db, config, tomorrow);
      if (stored > 0) outbox.wake();
    } while (stored === maxBatch);
  } catch (error) {
    log.error({ err: error }, 'could not remind of appointments');
  }
}

/**
 * Stores the reminders of some appointments, and in the same transaction that they are stored: one
 * goes out for each time of an appointment, whatever stops in between. Steps that another process has
 * locked are skipped, because it reminds of them or changes them.
 * @returns their number.
 */
async function storeReminders(
  db: Kysely<Database>,
  config: Pick<Config, 'publicUrl' | 'messages'>,
  { from, before }: { from: Date; before: Date },
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('purchase_steps')
      // locked with the step: an erasure holds it before it waits for those who write messages
      .innerJoin('land_requests', 'land_requests.id', 'purchase_steps.land_request_id')
      .select(['purchase_steps.land_request_id', 'appointment_at', 'place'])
      // literally the condition of the index
      .where(
        sql<SqlBool>`state = 'waiting' and not is_cancelled and reminded_of is distinct from appointment_at`,
      )
      .where('appointment_at', '>=', from)
      .where('appointment_at', '<', before)
      .where(planStatus(sql`purchase_steps.land_request_id`), '=', 'open')
      .orderBy('appointment_at')
      .orderBy('purchase_steps.id')
      .limit(maxBatch)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    const ids = due.map(({ land_request_id }) => land_request_id);
    if (ids.length === 0) return 0;
    const owners = await selectLandRequests(trx).where('land_requests.id', 'in', ids).execute();
    for (const { land_request_id: id, appointment_at, place } of due) {
      const owner = owners.find((one) => one.id === id);
      if (!owner || !appointment_at) continue;
      const { il_adi, ilce_adi, mahalle_adi, phone } = owner;
      const appointment = { time: appointmentTime(appointment_at), place };
      const record = { kind: 'request', id } as const;
      const message = purchaseText.reminder(id, appointment);
      await addMessage(trx, {
        kind: 'appointmentReminder',
        to: toPhone(phone),
        ...message,
        record,
        expiresAt: appointment_at,
      });
      const plot = { ...owner, place: [il_adi, ilce_adi, mahalle_adi].join(', ') };
      const alert = alertText.appointment(config.publicUrl, plot, appointment);
      for (const one of alertMessages(config, alert, record)) await addMessage(trx, one);
    }
    await trx
      .updateTable('purchase_steps')
      .set({ reminded_of: sql.ref<Date>('appointment_at') })
      .where('land_request_id', 'in', ids)
      .where('step', '=', 'appointment')
      .execute();
    return due.length;
  });
}
