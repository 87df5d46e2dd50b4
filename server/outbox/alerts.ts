/**
 * Alerts to the office (`ALERT_TO`) about what has arrived, and to admins about calls that are due;
 * many at once become a summary.
 */
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/schema.ts';
import type { Arrival } from '../database/tables/outbox.ts';
import { type Alert, alertText } from './alertText.ts';
import { addMessage, type InformationalMessage } from './message.ts';

/** A recipient gets at most this many alerts in `windowMinutes`; a summary counts as one. */
export const maxAlerts = 5;
const windowMinutes = 10;

/** One message about a record for each recipient in `ALERT_TO`. */
export function alertMessages(
  { messages }: Pick<Config, 'messages'>,
  { arrival, ...text }: Alert,
  record?: InformationalMessage['record'],
): InformationalMessage[] {
  return messages.alertTo.map((to) => ({ kind: 'alert', to, ...text, alerts: [arrival], record }));
}

/**
 * Ends the waiting alerts to an admin who is being switched off: they name owners. The office's own
 * addresses keep theirs.
 */
export async function revokeAlerts(
  trx: Kysely<Database>,
  { messages }: Pick<Config, 'messages'>,
  email: string,
): Promise<void> {
  if (messages.alertTo.includes(email)) return;
  await trx
    .updateTable('outbox_messages')
    .set({ abandoned_as: 'revoked' })
    .where('kind', '=', 'alert')
    .where('recipient', '=', email)
    .where('delivered_at', 'is', null)
    .execute();
}

/** The alerts that take room: sent lately, being delivered, or to be tried again. */
const taken = sql`
  from outbox_messages as earlier
  where earlier.kind = 'alert' and (
    -- one that was sent by a clock that was ahead takes no room until then
    earlier.delivered_at between now() - make_interval(mins => ${sql.lit(windowMinutes)})
      and now() + make_interval(mins => ${sql.lit(windowMinutes)})
    or (earlier.delivered_at is null and earlier.abandoned_as is null and earlier.attempts > 0)
  )`;

/** How many more alerts the recipient of a row of `outbox_messages` may get now. */
const roomForAlerts = sql<number>`(
  select ${sql.lit(maxAlerts)} - count(*) ${taken} and earlier.recipient = outbox_messages.recipient
)`;

/** The recipients that may get no alert now. Independent of the row, so it is computed once. */
export const fullRecipients = sql<string[]>`array(
  select earlier.recipient ${taken}
  group by earlier.recipient having count(*) >= ${sql.lit(maxAlerts)}
)`;

const isUntried = sql<SqlBool>`
  kind = 'alert' and delivered_at is null and abandoned_as is null and attempts = 0`;

/**
 * Replaces the waiting alerts of a recipient by one summary when they are more than it may get now.
 * Alerts that another process is delivering stay out of it.
 * @param recipients a condition on rows of `outbox_messages`.
 */
export async function summariseAlerts(db: Kysely<Database>, recipients: RawBuilder<SqlBool>): Promise<void> {
  const { rows: crowded } = await sql<{ recipient: string }>`
    select recipient from outbox_messages
    where ${isUntried} and ${recipients}
    group by recipient
    -- without room they wait as they are: a summary would be written again with each arrival
    having ${roomForAlerts} > 0 and count(*) > ${roomForAlerts}`.execute(db);
  for (const { recipient } of crowded) {
    await db.transaction().execute(async (trx) => {
      const { rows: waiting } = await sql<{ id: number; alerts: Arrival[]; once_key: string | null }>`
        select id, alerts, once_key from outbox_messages
        where ${isUntried} and recipient = ${recipient}
        order by id
        for update skip locked`.execute(trx);
      // another process was faster
      if (waiting.length < 2) return;
      const ids = waiting.map(({ id }) => id);
      await trx.deleteFrom('outbox_messages').where(sql<SqlBool>`id = any(${ids})`).execute();
      const alerts = waiting.flatMap(({ alerts: some, once_key }) =>
        some.map((one) => (once_key === null ? one : { ...one, onceKey: once_key })),
      );
      const text = alertText.summary(alerts, recipient.includes('@') ? 'email' : 'sms');
      await addMessage(trx, { kind: 'alert', to: recipient, ...text, alerts });
    });
  }
}
