import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { fold, sortKey } from '../../../rules/lists/folding.ts';
import { trimName } from '../../../rules/people/personName.ts';
import {
  firstPhoneKey,
  isTurkishMobile,
  phoneKey,
  readDigits,
  smsNumber,
} from '../../../rules/people/phone.ts';
import { firstNoticeVersion } from '../../../rules/privacy/noticeVersion.ts';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import type { Config } from '../../config/config.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { alertMessages } from '../../outbox/alerts.ts';
import { alertText } from '../../outbox/alertText.ts';
import { deliveryText } from '../../outbox/deliveryText.ts';
import { type OutboxMessage, searchText } from '../../outbox/message.ts';
import { withinDailyTotal } from '../../outbox/visitorMessages.ts';
import type { Answer, Call } from '../handlerTypes.ts';
import { historyText } from '../historyText.ts';
import { requirePlace } from '../places/requirePlace.ts';
import { readKey } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { landRequestText } from './landRequestText.ts';

/**
 * Stores an owner's form and answers after the commit. The same key with the same content is stored
 * once.
 * @throws Refusal 400 for places that do not belong together, and for what is no version of the
 * notice; 409 for a used key with another content.
 */
export async function createLandRequest(
  { db, config, outbox, throttle, now }: Pick<Services, 'db' | 'config' | 'outbox' | 'throttle' | 'now'>,
  { body, headers }: Pick<Call<'createLandRequest'>, 'body' | 'headers'>,
): Promise<Answer<'createLandRequest'>> {
  const key = readKey(headers);
  const { info, user } = body;
  const form = {
    province_id: body.il,
    district_id: body.ilce,
    neighbourhood_id: body.mahalle,
    ada: body.ada.trim(),
    parsel: body.parsel.trim(),
    tapu_durum: info.tapu_durum,
    sahip_zaman: info.sahip_zaman,
    resmi_yol: info.resmi_yol,
    imar_durum: info.imar_durum,
    arsa_deger: info.arsa_deger,
    edinme_sekli: info.edinme_sekli,
    egim: info.egim,
    manzara: info.manzara,
    metrekare: info.metrekare.trim(),
    name: trimName(user.name),
    phone: user.phone.trim(),
    mesaj: user.mesaj ?? '',
  };
  // hash the trimmed values in the order above: a retry may send its fields in another order, or
  // with other outer spaces
  const fingerprint = createHash('sha256').update(JSON.stringify(form)).digest('hex');
  const row = {
    ...form,
    kvkk_version: readNoticeVersion(headers['Kvkk-Version']),
    idempotency_key: key,
    fingerprint,
    name_sort: sortKey(form.name),
    phone_key: firstPhoneKey(form.phone),
  };
  const search_text = fold(
    `${form.name} ${form.phone} ${phoneKey(readDigits(form.phone))} ${form.ada} ${form.parsel}`,
  );
  // other numbers would cost more, and a robot could make us call them
  const number = config.messages.ownerReceipt ? smsNumber(form.phone) : undefined;
  const receiptTo = number !== undefined && isTurkishMobile(number) ? number : undefined;
  // place, land request, first history entry and messages in one statement, because a visitor waits
  // for every round trip
  const store = (messages: readonly OutboxMessage[]) =>
    sql<{ id: number; receipts: number }>`
    with place as (
      select p.name_sort, concat_ws(', ', p.name, d.name, n.name) as names,
        concat_ws(' ', p.search_text, d.search_text, n.search_text) as search_text
      from neighbourhoods n
        join districts d on d.id = n.district_id
        join provinces p on p.id = d.province_id
      where n.id = ${body.mahalle} and d.id = ${body.ilce} and p.id = ${body.il}
    ), stored as (
      insert into land_requests (${sql.join(Object.keys(row).map((column) => sql.ref(column)))}, search_text, il_sort)
      select ${sql.join(Object.values(row))}, concat_ws(' ', ${search_text}::text, search_text), name_sort
      from place
      on conflict (idempotency_key) do nothing
      returning id
    ), noted as (
      insert into history (kind, record_id, actor_name, action)
      select 'request', id, ${historyText.visitor}::text, 'received' from stored
    )${storeMessages(messages, `${form.name}, ${form.phone}`)}
    select id, ${messages.length === 0 ? sql`0` : receiptCount} as receipts from stored`.execute(db);
  const save = async (isOver: boolean) => {
    const messages = arrivalMessages(config, form, now(), { receiptTo, isOver });
    const { rows } = await store(messages);
    if (rows.length === 0) {
      await requirePlace(db, body);
      const earlier = await db
        .selectFrom('land_requests')
        .select('fingerprint')
        .where('idempotency_key', '=', key)
        .executeTakeFirst();
      if (earlier?.fingerprint !== fingerprint) throw new Refusal(409, landRequestText.otherForm);
    }
    // the outbox looks with four statements, which other visitors would wait for
    if (messages.length > 0) outbox.wake();
    return { goesOut: (rows[0]?.receipts ?? 0) > 0 };
  };
  if (receiptTo === undefined) await save(false);
  else await withinDailyTotal({ config, throttle }, { kind: 'landRequestReceived', now: now() }, save);
  return { status: 200, body: { status: 'success' } };
}

/**
 * The version of the notice that the page has shown: one that was loaded before a change knows only
 * the older one, one of a newer release may be ahead of this process.
 * @throws Refusal 400 for what is no version.
 */
function readNoticeVersion(sent: string | undefined): string {
  if (sent === undefined) return firstNoticeVersion;
  if (/^\d{4}-\d{2}$/.test(sent)) return sent;
  throw new Refusal(400, refusalText.badInput, { fields: { 'Kvkk-Version': refusalText.badInput } });
}

/** Stand for place names and id, which only the database knows; read by PostgreSQL's `format`. */
const [placeArgument, idArgument] = ['%1$s', '%2$s'];

/** The alerts to the office and the receipt for the owner, as far as they are configured. */
function arrivalMessages(
  config: Config,
  { name, phone, ada, parsel }: { name: string; phone: string; ada: string; parsel: string },
  now: Date,
  { receiptTo, isOver }: { receiptTo: string | undefined; isOver: boolean },
): OutboxMessage[] {
  const written = { name: literal(name), phone: literal(phone), ada: literal(ada), parsel: literal(parsel) };
  const record = { place: placeArgument, id: idArgument };
  const templates: OutboxMessage[] = alertMessages(
    config,
    alertText.landRequest(literal(config.publicUrl), written, record),
  );
  if (receiptTo !== undefined) {
    const { day } = istanbulTime(now);
    templates.push({
      kind: 'landRequestReceived',
      to: receiptTo,
      ...landRequestText.received(),
      ...(isOver
        ? { heldBecause: deliveryText.dailyTotal }
        : { onceKey: `landRequestReceived ${receiptTo} ${day}` }),
    });
  }
  return templates;
}

/** How many receipts the part `announced` of {@link storeMessages} has stored to go out. */
const receiptCount = sql`(select count(*)::int from announced where once_key is not null)`;

/** A text that PostgreSQL's `format` leaves as it is. */
const literal = (text: string) => text.replaceAll('%', '%%');

/**
 * Stores messages in the statement that has the parts `place` and `stored`, as `addVisitorMessage`
 * does: what was sent today already is stored for the office to see.
 * @param about the owner, by whom the messages are found.
 */
function storeMessages(templates: readonly OutboxMessage[], about: string): RawBuilder<unknown> {
  if (templates.length === 0) return sql``;
  const rows = templates.map(({ kind, to, subject, body, alerts, onceKey, heldBecause }) => ({
    kind,
    recipient: to,
    subject,
    body,
    arrival: alerts?.[0] ?? null,
    once_key: onceKey ?? null,
    held: heldBecause ?? null,
    search_text: searchText({ kind, to, subject, body: about }),
  }));
  const columns = sql`kind, recipient, subject, body, alerts, once_key, search_text, abandoned_as, last_error`;
  return sql`, written as (
      select kind, recipient, subject, format(body, place.names, stored.id) as body,
        case when arrival is not null then jsonb_build_array(arrival || jsonb_build_object(
          'line', format(arrival->>'line', place.names), 'list', format(arrival->>'list')
        )) end as alerts,
        once_key, concat_ws(' ', m.search_text, place.search_text) as search_text,
        case when held is not null then 'givenUp' end as abandoned_as, held as last_error
      from stored, place, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (
        kind text, recipient text, subject text, body text, arrival jsonb, once_key text, held text,
        search_text text
      )
    ), announced as (
      insert into outbox_messages (${columns}) select ${columns} from written
      on conflict (once_key) where once_key is not null do nothing
      returning once_key
    ), repeated as (
      insert into outbox_messages (${columns})
      select kind, recipient, subject, body, alerts, null, search_text, 'givenUp', ${deliveryText.oncePerDay}::text
      from written where once_key is not null and once_key not in (
        select once_key from announced where once_key is not null
      )
    )`;
}
