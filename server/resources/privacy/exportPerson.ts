import { Readable } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import type { Database } from '../../database/schema.ts';
import type { HistoryTable } from '../../database/tables/history.ts';
import { contentTypeOf } from '../../files/fileNames.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { withoutToken } from '../../outbox/withoutToken.ts';
import { savedSearchesOf } from '../ads/savedSearches.ts';
import { toConsultant } from '../consultants/consultantRows.ts';
import { photosOf } from '../land-requests/landRequestPhotos.ts';
import { toLandRequest } from '../land-requests/landRequestRows.ts';
import { papersOf, plansOf } from '../land-requests/purchasePlans.ts';
import { type NotedKind, readAllNotes } from '../notes.ts';
import { parcelsOf } from '../parcels/storedParcels.ts';
import { toHandedOver } from './importRows.ts';
import { officeKinds, type PersonalData, phoneKeysOf } from './personalData.ts';

type Export = components['schemas']['PersonalDataExport'];

/**
 * Everything about the person, to hand over. Actions and notes leave out the admin who made them or
 * got the land request. Messages to the office leave out their recipient. A summary has only its
 * lines about the person. The documents follow, see {@link writeExport}.
 */
export async function toExport(
  db: Kysely<Database>,
  data: PersonalData,
  now: Date,
): Promise<Omit<Export, 'documents'>> {
  const { landRequests, consultants, contactMessages, messages, importRows } = data;
  const landRequestHistories = await readActions(db, 'request', landRequests);
  const notes = await notesOf(db, 'request', landRequests);
  const photos = await photosOf(
    db,
    landRequests.map(({ id }) => id),
  );
  const plans = await plansOf(
    db,
    landRequests.map(({ id }) => id),
  );
  const parcels = await parcelsOf(
    db,
    landRequests.map(({ id }) => id),
  );
  const consultantHistories = await readActions(db, 'user', consultants);
  const searches = await readSavedSearches(db, consultants);
  const logs = await readLogs(db, consultants);
  const brought = await readBrought(db, landRequests, consultants);
  const messageHistories = await readActions(db, 'contact', contactMessages);
  const messageNotes = await notesOf(db, 'contact', contactMessages);
  const commercialRefusals = await readRefusals(db, phoneKeysOf(data));
  return {
    tarih: now.toISOString(),
    landRequests: landRequests.map(({ mesaj, ...row }) => ({
      // not what the owner of a joined one has replied
      ...toLandRequest({ ...row, joined_reply: null }),
      mesaj,
      // the owner has not sent it themselves
      ...(brought.some(({ id }) => id === row.id) && { brought: true }),
      fotograflar: photos
        .filter(({ land_request_id }) => land_request_id === row.id)
        .map(({ file, tarih }) => ({ file, tarih })),
      ...purchaseOf(plans, row.id),
      ...(parcels.has(row.id) && { parcel: parcels.get(row.id) }),
      notes: notes.get(row.id) ?? [],
      history: landRequestHistories.get(row.id) ?? [],
    })),
    consultants: consultants.map(({ created_at, ...row }) => ({
      ...toConsultant(row),
      tarih: created_at.toISOString(),
      saved_searches: searches.get(row.id) ?? [],
      // without what is the owners'
      brought: brought
        .filter(({ brought_by }) => brought_by === row.id)
        .map(({ id, created_at: at, komisyon }) => ({ id, tarih: at.toISOString(), komisyon })),
      history: consultantHistories.get(row.id) ?? [],
      log: logs.get(row.id) ?? [],
    })),
    contactMessages: contactMessages.map(({ created_at, answered_at, source, ...message }) => ({
      ...message,
      ...(source === 'whatsapp' && { source }),
      tarih: created_at.toISOString(),
      ...(answered_at && { answered: { tarih: answered_at.toISOString() } }),
      notes: messageNotes.get(message.id) ?? [],
      history: messageHistories.get(message.id) ?? [],
    })),
    messages: messages.map(({ id, created_at, kind, recipient, subject, body, state, alerts, arrivals }) => ({
      id,
      tarih: created_at.toISOString(),
      kind,
      ...(!officeKinds.includes(kind) && { recipient }),
      subject,
      body:
        (alerts?.length ?? 0) > 1 ? arrivals.map(({ line }) => line).join('\n') : withoutToken(kind, body),
      state,
    })),
    ...(commercialRefusals.length > 0 && { commercialRefusals }),
    ...(importRows.length > 0 && { importRows: importRows.map(toHandedOver) }),
  };
}

/** The plan of a purchase of the land request, if it has one. */
function purchaseOf(plans: Awaited<ReturnType<typeof plansOf>>, id: number): { purchase?: object } {
  const plan = plans.find(({ land_request_id }) => land_request_id === id);
  if (!plan) return {};
  const { land_request_id: _, version: __, ...purchase } = plan;
  return { purchase };
}

/** The stored files about the person: documents of consultants, photographs and papers of owners. */
export async function filesOf(
  db: Kysely<Database>,
  { landRequests, consultants }: Pick<PersonalData, 'landRequests' | 'consultants'>,
): Promise<string[]> {
  const photos = await photosOf(
    db,
    landRequests.map(({ id }) => id),
  );
  const papers = await papersOf(
    db,
    landRequests.map(({ id }) => id),
  );
  const documents = consultants.flatMap(({ tax_plate, certificate }) => [tax_plate, certificate]);
  return [...photos.map(({ file }) => file), ...papers.map(({ name }) => name), ...documents.filter(Boolean)];
}

/**
 * Writes an export as JSON, with the documents of consultants, and the photographs and papers of owners. A
 * person may have many large ones: only a piece of one is in memory at a time.
 */
export async function writeExport(
  files: FileStore,
  data: Omit<Export, 'documents'>,
  names: readonly string[],
): Promise<Readable> {
  // all of them before the first byte: a store that fails is then answered as an error
  const documents = await Promise.all(names.map(async (name) => ({ name, stored: await files.open(name) })));
  return Readable.from(pieces());

  async function* pieces() {
    yield `${JSON.stringify(data).slice(0, -1)},"documents":[`;
    let comma = '';
    for (const { name, stored } of documents) {
      if (!stored) continue;
      const head = JSON.stringify({ name, type: contentTypeOf(name) } satisfies Partial<
        Export['documents'][number]
      >);
      yield `${comma}${head.slice(0, -1)},"content":"`;
      yield* (await stored.read()).setEncoding('base64');
      yield '"}';
      comma = ',';
    }
    yield ']}';
  }
}

/** What consultants have brought: of these land requests, or by these consultants. */
async function readBrought(
  db: Kysely<Database>,
  landRequests: readonly { id: number }[],
  consultants: readonly { id: number }[],
) {
  const idsOf = (some: readonly { id: number }[]) => some.map(({ id }) => id);
  return await db
    .selectFrom('land_requests')
    .select(['id', 'created_at', 'brought_by', 'komisyon'])
    .where('brought_by', 'is not', null)
    .where(({ or, eb }) =>
      or([
        eb('id', '=', sql<number>`any(${idsOf(landRequests)}::bigint[])`),
        eb('brought_by', '=', sql<number>`any(${idsOf(consultants)}::bigint[])`),
      ]),
    )
    .orderBy('id')
    .execute();
}

async function notesOf(
  db: Kysely<Database>,
  kind: NotedKind,
  records: readonly { id: number }[],
): Promise<Map<number, object[]>> {
  const ids = records.map(({ id }) => id);
  const byRecord = Map.groupBy(await readAllNotes(db, kind, ids), ({ record_id }) => record_id);
  return new Map(
    [...byRecord].map(([id, some]) => [
      id,
      some.map(({ made_at, text }) => ({ tarih: made_at.toISOString(), text })),
    ]),
  );
}

async function readSavedSearches(
  db: Kysely<Database>,
  consultants: readonly { id: number }[],
): Promise<Map<number, object[]>> {
  const lists = await Promise.all(
    consultants.map(async ({ id }): Promise<[number, object[]]> => [id, await savedSearchesOf(db, id)]),
  );
  return new Map(lists);
}

/** Of which numbers a gateway has reported that commercial messages are refused. */
async function readRefusals(
  db: Kysely<Database>,
  phones: readonly string[],
): Promise<NonNullable<Export['commercialRefusals']>> {
  if (phones.length === 0) return [];
  const rows = await db
    .selectFrom('commercial_refusals')
    .selectAll()
    .where('phone_key', 'in', phones)
    .orderBy('phone_key')
    .execute();
  return rows.map(({ phone_key: phone, refused_at, ...told }) => ({
    phone,
    tarih: refused_at.toISOString(),
    ...told,
  }));
}

/** What the log has of the people themselves, such as their sign-ins; not who looked at them. */
async function readLogs(
  db: Kysely<Database>,
  consultants: readonly { id: number }[],
): Promise<Map<number, object[]>> {
  if (consultants.length === 0) return new Map();
  const ids = consultants.map(({ id }) => id);
  const rows = await db
    .selectFrom('log_entries')
    .select(['person_id', 'created_at', 'kind', 'network'])
    .where('person_id', 'in', ids)
    .orderBy('id')
    .execute();
  const byPerson = Map.groupBy(rows, ({ person_id }) => person_id ?? 0);
  return new Map(
    [...byPerson].map(([id, some]) => [
      id,
      some.map(({ created_at, kind, network }) => ({ tarih: created_at.toISOString(), kind, network })),
    ]),
  );
}

async function readActions(
  db: Kysely<Database>,
  kind: HistoryTable['kind'],
  records: readonly { id: number }[],
): Promise<Map<number, object[]>> {
  if (records.length === 0) return new Map();
  const ids = records.map(({ id }) => id);
  const rows = await db
    .selectFrom('history')
    .select(['record_id', 'created_at', 'action', 'detail'])
    .where('kind', '=', kind)
    .where('record_id', 'in', ids)
    .orderBy('id')
    .execute();
  const byRecord = Map.groupBy(rows, ({ record_id }) => record_id);
  return new Map(
    [...byRecord].map(([id, some]) => [
      id,
      some.map(({ created_at, action, detail }) => {
        const { assignee: _, ...ofPerson } = detail ?? {};
        return {
          tarih: created_at.toISOString(),
          action,
          ...(Object.keys(ofPerson).length > 0 && { detail: ofPerson }),
        };
      }),
    ]),
  );
}
