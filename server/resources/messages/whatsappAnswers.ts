import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { normaliseEmail } from '../../../rules/people/email.ts';
import { firstPhoneKey, formatPhone } from '../../../rules/people/phone.ts';
import type { Database } from '../../database/schema.ts';
import { alertMessages } from '../../outbox/alerts.ts';
import { alertText } from '../../outbox/alertText.ts';
import type { WhatsappAnswer } from '../../outbox/whatsapp/readEvents.ts';
import { recordHistory } from '../history.ts';
import type { Services } from '../services.ts';
import { contactKeys } from './contactKeys.ts';
import { contactWorkText } from './contactText.ts';

/**
 * Stores what somebody has written by WhatsApp as a contact message, which waits to be read and
 * answered. It replies to no offer: whatever it says, a person reads it first.
 * @returns false for one that was stored before, also where it was erased since.
 */
export async function storeAnswer(
  { db, config, outbox }: Pick<Services, 'db' | 'config' | 'outbox'>,
  answer: WhatsappAnswer,
): Promise<boolean> {
  const { id: whatsappId, from, profileName, text } = answer;
  return await db.transaction().execute(async (trx) => {
    const about = await landRequestOf(trx, answer);
    const form = {
      // the name of the record keeps one person from being two
      name: about?.name ?? (profileName || contactWorkText.whatsapp.nobody),
      last_name: '',
      phone: formatPhone(from),
      subject: contactWorkText.whatsapp.subject,
      message: text,
    };
    const stored = await trx
      .insertInto('contact_messages')
      .values({
        ...form,
        ...contactKeys(form),
        source: 'whatsapp',
        // WhatsApp's id holds the phone number
        incoming_key: createHash('sha256').update(whatsappId).digest('hex'),
        land_request_id: about?.id ?? null,
      })
      .onConflict((conflict) =>
        conflict.column('incoming_key').where('incoming_key', 'is not', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (!stored) return false;
    const { id } = stored;
    await recordHistory(trx, 'contact', id, undefined, 'received');
    const alert = alertText.whatsappMessage(config.publicUrl, { ...form, id });
    for (const message of officeMessages(config, alert, id)) await outbox.add(trx, message);
    return true;
  });
}

/** To the office's addresses, that of contact messages included. */
function officeMessages(
  config: Services['config'],
  alert: ReturnType<typeof alertText.whatsappMessage>,
  id: number,
) {
  const { alertTo, contactEmail } = config.messages;
  const isTold = alertTo.some((to) => normaliseEmail(to) === normaliseEmail(contactEmail));
  const all = isTold ? alertTo : [contactEmail, ...alertTo];
  return alertMessages({ messages: { ...config.messages, alertTo: all } }, alert, { kind: 'contact', id });
}

/**
 * The land request whose message is answered, or else the newest one of that phone. Its row is
 * locked, so that an erasure under way leaves no name behind.
 */
async function landRequestOf(
  trx: Kysely<Database>,
  { from, answers }: WhatsappAnswer,
): Promise<{ id: number; name: string } | undefined> {
  const select = trx
    .selectFrom('land_requests')
    .select(['id', 'name'])
    .where('erased_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .forShare();
  const answered =
    answers === undefined
      ? undefined
      : await select
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('outbox_messages')
              .select('record_id')
              .where('gateway', '=', 'whatsapp')
              .where('gateway_reference', '=', answers)
              .where('record_kind', '=', 'request'),
          )
          .executeTakeFirst();
  if (answered) return answered;
  const key = firstPhoneKey(from);
  return await select.where(sql<boolean>`phone_key = ${key} and length(phone_key) >= 7`).executeTakeFirst();
}
