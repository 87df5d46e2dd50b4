/** The outlines of the parcels of land requests and ads (product, 10). */
import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { areaOf, middleOf } from '../../../rules/parcels/outline.ts';
import { type ExpectedParcel, type ParcelOfFile, readParcel } from '../../../rules/parcels/parcelFile.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import type { Upload } from '../../forms/upload.ts';
import { requireOpenSession, type Session } from '../../identity/sessions.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import { landRequestText } from '../land-requests/landRequestText.ts';
import type { Services } from '../services.ts';
import { outdated } from '../versions.ts';
import { type ParcelService, ServiceFailure } from './parcelService.ts';
import { parcelText } from './parcelText.ts';
import { parseParcelFile, UnreadableParcelFile } from './parseParcelFile.ts';
import { type ParcelKey, parcelColumns, removeParcel } from './storedParcels.ts';
import { createTkgm } from './tkgm.ts';

type ParcelRecord = components['schemas']['ParcelRecord'];

const tables = { request: 'land_requests', ad: 'ads' } as const;

/** What the record says of its parcel. */
type RecordedParcel = ExpectedParcel & { isErased: boolean };

/** Reading, storing and removing the outline of a record's parcel. */
export function parcelHandlers(services: Services) {
  const { db, now, config } = services;
  const service = config.parcelService && createTkgm(services, config.parcelService);
  const answerOf = async (key: ParcelKey) => ({
    ...(await readStored(db, key)),
    ...(service && { can_fetch: true as const }),
  });
  /** @param read what the record has said of its parcel when the outline was looked for. */
  const storeFound = (
    key: ParcelKey,
    found: ParcelOfFile,
    { read, session }: { read: RecordedParcel; session: Session | undefined },
  ) =>
    db.transaction().execute(async (trx) => {
      const record = await lockRecord(trx, key);
      if (record.isErased) throw new Refusal(409, landRequestText.erased);
      // an ad may be of another parcel meanwhile
      if (JSON.stringify(record) !== JSON.stringify(read)) throw outdated();
      await store(trx, key, found, now(), session);
    });
  return {
    async getParcel({ params }) {
      await requireRecord(db, params);
      return { status: 200, body: await answerOf(params) };
    },

    async storeParcel({ params, body, session }) {
      const read = await requireRecord(db, params);
      await storeFound(params, await readUpload(body.parsel_dosyasi, read), { read, session });
      return { status: 200, body: await answerOf(params) };
    },

    async fetchParcel({ params, session }) {
      const read = await requireRecord(db, params);
      const { isErased, ...expected } = read;
      if (isErased) throw new Refusal(409, landRequestText.erased);
      if (!service) throw new Refusal(409, parcelText.fetch.off);
      await storeFound(params, await fetchOutline(service, expected), { read, session });
      return { status: 200, body: await answerOf(params) };
    },

    async removeParcel({ params, session }) {
      await db.transaction().execute(async (trx) => {
        await lockRecord(trx, params);
        await removeParcel(trx, params, session);
        await requireStillOpen(trx, session);
      });
      return { status: 200, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}

async function readStored(db: Kysely<Database>, { kind, id }: ParcelKey): Promise<ParcelRecord> {
  const row = await db
    .selectFrom('parcels')
    .select(['parts', 'area', 'stated_area', 'stored_at'])
    .where(parcelColumns[kind], '=', id)
    .executeTakeFirst();
  if (!row) return {};
  return {
    parcel: { parts: row.parts, area: row.area },
    tarih: row.stored_at.toISOString(),
    ...(row.stated_area !== null && { stated_area: row.stated_area }),
  };
}

/** Reads what the record says of its parcel. */
const selectRecord = (db: Kysely<Database>, { kind, id }: ParcelKey, lock: boolean) => {
  const table = sql.ref(tables[kind]);
  const erased = kind === 'request' ? sql`erased_at is not null` : sql`false`;
  return sql<RecordedParcel>`
    select province_id as plate, ada::text as ada, parsel::text as parsel, ${erased} as "isErased",
      (select name from provinces where id = province_id) as il,
      (select name from districts where id = district_id) as ilce,
      (select name from neighbourhoods where id = neighbourhood_id) as mahalle
    from ${table} where id = ${id} ${lock ? sql`for no key update` : sql``}`.execute(db);
};

/** @throws Refusal 404 for an unknown record. */
async function requireRecord(db: Kysely<Database>, key: ParcelKey, lock = false): Promise<RecordedParcel> {
  const [record] = (await selectRecord(db, key, lock)).rows;
  if (!record) throw new Refusal(404, refusalText.missing);
  return record;
}
const lockRecord = (trx: Kysely<Database>, key: ParcelKey) => requireRecord(trx, key, true);

/** @throws Refusal 400 that says what is wrong with the file. */
async function readUpload(
  { path, extension }: Upload,
  { isErased, ...expected }: RecordedParcel,
): Promise<ParcelOfFile> {
  if (isErased) throw new Refusal(409, landRequestText.erased);
  const bytes = await readFile(path);
  try {
    const found = readParcel(parseParcelFile(bytes, extension === 'kml' ? 'kml' : 'geojson'), expected);
    if ('fault' in found) throw refused(parcelText.fault(found.fault));
    return found;
  } catch (error) {
    if (error instanceof UnreadableParcelFile) throw refused(parcelText.unreadable[error.reason]);
    throw error;
  }
}

/** @throws Refusal 409 where the service has no such outline, 503 where it gives no answer. */
async function fetchOutline(service: ParcelService, expected: ExpectedParcel): Promise<ParcelOfFile> {
  const { fetch: text } = parcelText;
  const answer = await service.findParcel(expected).catch((error: unknown) => {
    throw error instanceof ServiceFailure ? new Refusal(503, text.failures[error.reason]) : error;
  });
  if (answer.end === 'unknownParcel') throw new Refusal(409, text.unknownParcel);
  if (answer.end === 'unknownPlace') throw new Refusal(409, text.unknownPlace(answer.place, answer.name));
  if (answer.end === 'replaced') throw new Refusal(409, text.replaced(answer.by));
  const found = readParcel(answer.json, expected);
  if ('fault' in found) throw new Refusal(409, text.unusable);
  return found;
}

const refused = (sentence: string) =>
  new Refusal(400, refusalText.checkFields, { fields: { parsel_dosyasi: sentence } });

/**
 * Also where no history was written. It comes last: history locks the account before the session,
 * as a call that ends the session does.
 */
const requireStillOpen = async (trx: Kysely<Database>, session: Session | undefined) => {
  if (session) await requireOpenSession(trx, session);
};

/** Stores an outline of a locked record; the same one again changes nothing. */
async function store(
  trx: Kysely<Database>,
  { kind, id }: ParcelKey,
  { parts, stated }: ParcelOfFile,
  storedAt: Date,
  session: Session | undefined,
): Promise<void> {
  const [lon, lat] = middleOf(parts);
  const written = JSON.stringify(parts);
  const values = {
    parts: written,
    area: Math.round(areaOf(parts) * 100) / 100,
    stated_area: stated ?? null,
    lon,
    lat,
    stored_at: storedAt,
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('parcels')
    .values({ land_request_id: null, ad_id: null, [parcelColumns[kind]]: id, ...values })
    .onConflict((conflict) =>
      conflict
        .column(parcelColumns[kind])
        .doUpdateSet(values)
        .where(sql<boolean>`parcels.parts <> excluded.parts
          or parcels.stated_area is distinct from excluded.stated_area`),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 0n) await recordHistory(trx, kind, id, session, 'parcelStored');
  await requireStillOpen(trx, session);
}
