/** Overwrites personal data. A new column with them is a line in `overwritten`. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { plotWords } from '../../../rules/land-requests/plot.ts';
import { fold, sortKey } from '../../../rules/lists/folding.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import type { HistoryTable } from '../../database/tables/history.ts';
import type { Arrival } from '../../database/tables/outbox.ts';
import { releaseFiles } from '../../files/fileRegister.ts';
import { requireOpenSession, type Session } from '../../identity/sessions.ts';
import { alertText } from '../../outbox/alertText.ts';
import { searchText } from '../../outbox/message.ts';
import { erasedEmail } from '../consultants/consultantRows.ts';
import { userName } from '../history.ts';
import { separateErased } from '../land-requests/joined.ts';
import { erasePhotos } from '../land-requests/landRequestPhotos.ts';
import { erasePlans } from '../land-requests/purchasePlans.ts';
import { eraseParcels } from '../parcels/storedParcels.ts';
import { nextVersion } from '../versions.ts';
import { eraseFromLog } from './eraseFromLog.ts';
import { eraseViews } from './eraseViews.ts';
import { emptyImportRows } from './importRows.ts';
import { type LandRequestRow, type MessageRow, type PersonalData, phoneKeysOf } from './personalData.ts';
import { privacyText } from './privacyText.ts';

type ErasedCounts = components['schemas']['ErasedCounts'];

type Trx = Kysely<Database>;
const { erased } = privacyText;
const nameSort = sortKey(erased.name);
const now = sql<Date>`now()`;

interface Overwritten {
  table: keyof Database;
  /** The erased records that the rows belong to. */
  of: 'landRequests' | 'consultants' | 'contactMessages';
  /** The column that names the record. */
  by: string;
  /** Distinguishes the rows of a table for several kinds of records. */
  kind?: string;
  set: Readonly<Record<string, string | null>>;
}

/** What stands in other tables about an erased record. */
const overwritten: readonly Overwritten[] = [
  { table: 'land_request_notes', of: 'landRequests', by: 'land_request_id', set: { text: erased.text } },
  {
    table: 'contact_message_notes',
    of: 'contactMessages',
    by: 'contact_message_id',
    set: { text: erased.text },
  },
  {
    table: 'offers',
    of: 'landRequests',
    by: 'land_request_id',
    set: { reply_note: '', counter_amount: null },
  },
  { table: 'history', of: 'consultants', by: 'actor_id', set: { actor_name: erased.name } },
  { table: 'saved_keys', of: 'consultants', by: 'record_id', kind: 'user', set: { content_hash: null } },
  {
    table: 'saved_keys',
    of: 'landRequests',
    by: 'record_id',
    kind: 'landRequestNote',
    set: { content_hash: null },
  },
  {
    table: 'saved_keys',
    of: 'landRequests',
    by: 'record_id',
    kind: 'purchaseStep',
    set: { content_hash: null },
  },
  {
    table: 'saved_keys',
    of: 'contactMessages',
    by: 'record_id',
    kind: 'contact',
    set: { content_hash: null },
  },
  {
    table: 'saved_keys',
    of: 'contactMessages',
    by: 'record_id',
    kind: 'contactMessageNote',
    set: { content_hash: null },
  },
];

interface Erasure {
  /** The admin, or the retention period. */
  by: Session | 'retention';
  /** How many records were found that must stay. */
  kept: number;
  /** What the person was found by. */
  contact?: string;
  /** Whom the contact leads to as well, and who stay. */
  others?: readonly PersonalData[];
}

/**
 * Erases in the caller's transaction, which has locked the records and the outbox. What must be
 * kept was left out by `withoutKept` in `personalData.ts`. Of what is erased, place, ada and
 * parsel, and the office's amounts stay, so do the rows; the outline of the parcel goes. Documents and photographs are removed from the store
 * after the commit: wake `removals` then.
 * @throws Refusal 401 when the admin may no longer sign in, or the session has ended.
 */
export async function erase(
  trx: Trx,
  data: PersonalData,
  { by, kept, contact, others }: Erasure,
): Promise<ErasedCounts> {
  const actor = await actorOf(trx, by);
  const ids = {
    landRequests: idsOf(data.landRequests),
    consultants: idsOf(data.consultants),
    contactMessages: idsOf(data.contactMessages),
  };
  const separated = await separateErased(trx, ids.landRequests);
  const duplicates = idsOf(separated);
  await eraseLandRequests(trx, data.landRequests, { isTooOld: by === 'retention', duplicates });
  await eraseParcels(trx, ids.landRequests);
  const photos = await erasePhotos(trx, ids.landRequests);
  const papers = await erasePlans(trx, ids.landRequests);
  const documents = photos + papers + (await eraseConsultants(trx, ids.consultants));
  await eraseContactMessages(trx, ids.contactMessages);
  for (const { table, of, by: column, kind, set } of overwritten) {
    if (ids[of].length === 0) continue;
    const values = Object.entries(set).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    await sql`
      update ${sql.table(table)} set ${sql.join(values)}
      where ${sql.ref(column)} = any(${ids[of]}::bigint[]) ${kind ? sql`and kind = ${kind}` : sql``}`.execute(
      trx,
    );
  }
  await eraseMessages(trx, data.messages);
  await emptyImportRows(trx, data.importRows);
  // others who share a number keep their rows
  if (others === undefined || others.length === 0) await eraseFromImports(trx, data);
  await eraseRefusals(trx, data, others);
  await eraseViews(trx, data, others);
  await eraseFromLog(trx, data, contact, others);
  await recordSeparations(trx, separated, actor);
  for (const [kind, some] of [
    ['request', ids.landRequests],
    ['user', ids.consultants],
    ['contact', ids.contactMessages],
  ] as const) {
    await sql`
      insert into history (kind, record_id, actor_id, actor_name, action)
      select ${kind}, id, ${actor.id}, ${actor.name}, 'erased' from unnest(${some}::bigint[]) as id`.execute(
      trx,
    );
  }
  const counts = {
    landRequests: data.landRequests.length,
    consultants: data.consultants.length,
    contactMessages: data.contactMessages.length,
    messages: data.messages.length,
    documents,
  };
  if (Object.values(counts).some((count) => count > 0)) {
    const { landRequests: land_requests, contactMessages: contact_messages, ...others } = counts;
    const reason = by === 'retention' ? 'retention' : 'request';
    await trx
      .insertInto('destructions')
      .values({
        actor_id: actor.id,
        actor_name: actor.name,
        reason,
        land_requests,
        contact_messages,
        ...others,
        kept,
      })
      .execute();
  }
  return counts;
}

/** Tells both land requests of each pair. */
async function recordSeparations(
  trx: Trx,
  pairs: Awaited<ReturnType<typeof separateErased>>,
  actor: { id: number | null; name: string },
): Promise<void> {
  const entries = pairs.flatMap(({ id, joined_to }) => [
    { id, detail: { joined_to } },
    { id: joined_to, detail: { joined: id } },
  ]);
  await sql`
    insert into history (kind, record_id, actor_id, actor_name, action, detail)
    select 'request', id, ${actor.id}, ${actor.name}, 'separated', detail
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (id bigint, detail jsonb)`.execute(
    trx,
  );
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const isOneOf = (ids: readonly number[]) => sql<boolean>`id = any(${ids}::bigint[])`;

async function actorOf(trx: Trx, by: Session | 'retention'): Promise<{ id: number | null; name: string }> {
  if (by === 'retention') return { id: null, name: privacyText.automatic };
  const admin = await trx
    .selectFrom('users')
    .select(['id', userName.as('name')])
    .where('id', '=', by.personId)
    .where('status', '=', 1)
    .where('is_deleted', '=', 0)
    .executeTakeFirst();
  if (!admin) throw new Refusal(401, refusalText.signedOut);
  await requireOpenSession(trx, by);
  return admin;
}

/**
 * Ends the open ones with it, as a cancellation does: nobody can be called any more. What an owner
 * wants erased counts in no figure. What has become too old goes on counting, because the report
 * would lose its past, in which a joined one was a duplicate.
 */
async function eraseLandRequests(
  trx: Trx,
  rows: readonly LandRequestRow[],
  { isTooOld, duplicates }: { isTooOld: boolean; duplicates: readonly number[] },
): Promise<void> {
  if (rows.length === 0) return;
  // a plot is found by its place and numbers as before
  const plots = rows.map(({ id, ...plot }) => ({ id, words: fold(`${erased.name} ${plotWords(plot)}`) }));
  await sql`
    update land_requests set name = ${erased.name}, name_sort = ${nameSort}, phone = '', phone_key = '',
      mesaj = '', fingerprint = '', erased_at = now(), version = version + 1,
      durum = case when durum in (1, 2) then 4 else durum end,
      counted = counted and ${isTooOld}::boolean and land_requests.id <> all(${[...duplicates]}::bigint[]),
      next_call_on = null, next_call_time = null, reply_waits = false,
      reply_settled_at = null, work_version = work_version + 1,
      search_text = concat_ws(' ', plot.words, p.search_text, d.search_text, n.search_text)
    from jsonb_to_recordset(${JSON.stringify(plots)}::jsonb) as plot (id bigint, words text),
      neighbourhoods n
      join districts d on d.id = n.district_id
      join provinces p on p.id = d.province_id
    where land_requests.id = plot.id and n.id = land_requests.neighbourhood_id`.execute(trx);
  const ids = idsOf(rows);
  await trx
    .updateTable('offers')
    .set({ ended_at: sql<Date>`coalesce(ended_at, now())` })
    .where('land_request_id', 'in', ids)
    .execute();
  await eraseNotes(trx, 'request', ids);
}

/** What an owner has added to a reply, and why a consultant was cancelled. */
async function eraseNotes(trx: Trx, kind: HistoryTable['kind'], ids: readonly number[]): Promise<void> {
  await sql`
    update history set detail = detail - 'note' - 'karsi_teklif'
    where kind = ${kind} and record_id = any(${ids}::bigint[])
      and detail ?| array['note', 'karsi_teklif']`.execute(trx);
}

/** @returns how many documents were removed. */
async function eraseConsultants(trx: Trx, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  for (const id of ids) {
    const keys = { search_text: fold(erased.name), name_sort: nameSort, office_sort: '' };
    await trx
      .updateTable('users')
      .set({ name: erased.name, last_name: '', phone: '', email: erasedEmail(id), office_name: '', ...keys })
      .set({ tax_plate: '', certificate: '', password_hash: null, is_deleted: 1 })
      .set({ erased_at: now, version: nextVersion })
      .where('id', '=', id)
      .execute();
  }
  await trx.deleteFrom('sessions').where('user_id', 'in', ids).execute();
  await trx.deleteFrom('reset_tokens').where('user_id', 'in', ids).execute();
  await trx.deleteFrom('saved_searches').where('user_id', 'in', ids).execute();
  await trx.deleteFrom('application_files').where('user_id', 'in', ids).execute();
  await eraseNotes(trx, 'user', ids);
  const files = await trx.selectFrom('files').select('name').where('owner_id', 'in', ids).execute();
  await releaseFiles(
    trx,
    files.map(({ name }) => name),
  );
  return files.length;
}

/** Rows of files that no record was made of, by the phones and addresses of what is erased. */
async function eraseFromImports(trx: Trx, data: PersonalData): Promise<void> {
  const phones = phoneKeysOf(data);
  const emails = data.consultants.map(({ email }) => email);
  await sql`
    update import_rows set cells = '[]', form = null, phone_key = null, email_key = null, parcel_key = null,
      state = case when state in ('made', 'undone', 'kept') then state else 'refused' end
    where phone_key = any(${phones}::text[]) or email_key = any(${emails}::text[])`.execute(trx);
}

/** That a number refuses commercial messages, unless somebody who stays has the number too. */
async function eraseRefusals(
  trx: Trx,
  data: PersonalData,
  others: readonly PersonalData[] = [],
): Promise<void> {
  const staying = new Set(others.flatMap(phoneKeysOf));
  const phones = phoneKeysOf(data).filter((key) => !staying.has(key));
  await sql`delete from commercial_refusals where phone_key = any(${phones}::text[])`.execute(trx);
}

async function eraseContactMessages(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('contact_messages')
    .set({
      name: erased.name,
      last_name: '',
      phone: '',
      phone_key: '',
      email: '',
      subject: erased.subject,
      message: erased.text,
    })
    .set({ search_text: '', name_sort: nameSort, subject_sort: sortKey(erased.subject) })
    .set({ erased_at: now, read_at: sql<Date>`coalesce(read_at, now())`, version: nextVersion })
    .where(isOneOf(ids))
    .execute();
}

/** Erases messages, and the lines about the person from the summaries of several arrivals. */
async function eraseMessages(trx: Trx, rows: readonly MessageRow[]): Promise<void> {
  const summaries = rows.flatMap((row) => {
    const others = (row.alerts ?? []).filter((arrival) => !row.arrivals.includes(arrival));
    return others.length > 0 ? [{ row, others }] : [];
  });
  for (const { row, others } of summaries) await rewriteSummary(trx, row, others);
  const rewritten = new Set(summaries.map(({ row }) => row));
  const whole = rows.filter((row) => !rewritten.has(row));
  const ofOffice = sql`kind in ('alert', 'contactMessage')`;
  await trx
    .updateTable('outbox_messages')
    .set({
      recipient: sql<string>`case when ${ofOffice} then recipient else ${erased.recipient} end`,
      subject: erased.subject,
      body: erased.text,
      template: null,
      search_text: '',
      last_error: null,
      dead_number: null,
      dead_email: null,
      // nobody is asked about it any more, and a report finds nothing
      gateway_reference: null,
      report_due_at: null,
      once_key: null,
      erased_at: now,
      // the end of a delivery under way must write no reason that names the recipient
      delivery_key: sql<string>`gen_random_uuid()`,
      abandoned_as: sql<'revoked'>`case when delivered_at is null then coalesce(abandoned_as, 'revoked') end`,
    })
    .where(isOneOf(idsOf(whole)))
    .execute();
  await sql`
    update outbox_messages set alerts = '[]'
    where ${isOneOf(idsOf(whole))} and alerts is not null`.execute(trx);
}

async function rewriteSummary(trx: Trx, { id, kind, recipient }: MessageRow, others: readonly Arrival[]) {
  const text = alertText.summary(others, recipient.includes('@') ? 'email' : 'sms');
  const search_text = searchText({ kind, to: recipient, ...text, alerts: others });
  const alerts: RawBuilder<unknown> = sql`${JSON.stringify(others)}::jsonb`;
  await sql`
    update outbox_messages
    set subject = ${text.subject}, body = ${text.body}, search_text = ${search_text}, alerts = ${alerts}
    where id = ${id}`.execute(trx);
}
