/** Photographs that owners add to their land requests by the receipt (product, 4). */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { uploadLimits } from '../../../rules/documents/uploadLimits.ts';
import { landOfferReceiptMs } from '../../../rules/land-requests/landOfferReceipt.ts';
import { Refusal } from '../../config/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { registerFiles, releaseFiles } from '../../files/fileRegister.ts';
import { saveWithMedia } from '../../files/saveWithMedia.ts';
import type { Upload } from '../../forms/upload.ts';
import { uploadText } from '../../forms/uploadText.ts';
import { hashToken, newToken } from '../../identity/sessions.ts';
import { alertMessages } from '../../outbox/alerts.ts';
import { alertText } from '../../outbox/alertText.ts';
import { countDocuments, sentDocuments } from '../consultants/applicationQuota.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import type { Services } from '../services.ts';
import { selectLandRequests } from './landRequestRows.ts';
import { landRequestText } from './landRequestText.ts';

type Photo = components['schemas']['OwnerPhoto'];

const { maxFiles } = uploadLimits.ownerPhoto;

/**
 * Makes the secret by which the sender of a land request adds photographs. That of a repeated form
 * replaces the earlier one, because the answer with it was lost. It ends a day after the land request
 * was stored. Repeats of one form must wait for each other.
 * @returns the token, of which only the hash is stored; undefined once the day has passed.
 */
export async function makeReceipt(
  trx: Kysely<Database>,
  landRequest: { id: number; created_at: Date },
  now: Date,
): Promise<string | undefined> {
  const expiresAt = new Date(landRequest.created_at.getTime() + landOfferReceiptMs);
  if (expiresAt <= now) return undefined;
  const { token, tokenHash } = newToken();
  await trx.deleteFrom('land_request_receipts').where('land_request_id', '=', landRequest.id).execute();
  await trx
    .insertInto('land_request_receipts')
    .values({ token_hash: tokenHash, land_request_id: landRequest.id, expires_at: expiresAt })
    .execute();
  return token;
}

/** Removes the secrets of receipts that have ended. */
export async function sweepReceipts(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('land_request_receipts').where('expires_at', '<=', now).execute();
}

/** Purchased or cancelled, with its leader where it is joined to one. */
const isClosed = sql<SqlBool>`exists (
  select from land_requests as own join land_requests as leader on leader.id = coalesce(own.joined_to, own.id)
  where own.id = land_request_receipts.land_request_id and leader.durum in (3, 4)
)`;

const selectUnexpired = (db: Kysely<Database>, token: string, now: Date) =>
  db
    .selectFrom('land_request_receipts')
    .select('land_request_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now);

const selectReceipts = (db: Kysely<Database>, token: string, now: Date) =>
  selectUnexpired(db, token, now).where(({ not }) => not(isClosed));

/**
 * @throws Refusal 404, the same for a token that is wrong or ended; with its own sentence for a land
 * request that is closed.
 */
async function landRequestOf(db: Kysely<Database>, token: string, now: Date): Promise<number> {
  const receipt = await selectReceipts(db, token, now).executeTakeFirst();
  if (receipt) return receipt.land_request_id;
  const closed = await selectUnexpired(db, token, now).executeTakeFirst();
  const { closedLandRequest, endedReceipt } = landRequestText.photos;
  throw new Refusal(404, closed ? closedLandRequest : endedReceipt);
}

/** The photographs of land requests, in the order in which they came. */
export async function photosOf(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<(Photo & { land_request_id: number })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('land_request_photos')
    .select(['name', 'land_request_id', 'made_at'])
    .where('land_request_id', 'in', ids)
    .orderBy('made_at')
    .orderBy('name')
    .execute();
  return rows.map(({ name, land_request_id, made_at }) => ({
    file: name,
    tarih: made_at.toISOString(),
    land_request_id,
  }));
}

/** The photographs of one land request, as its owner sees them. */
export async function ownPhotos(db: Kysely<Database>, id: number): Promise<Photo[]> {
  return (await photosOf(db, [id])).map(({ file, tarih }) => ({ file, tarih }));
}

/** The land request that a photograph belongs to; undefined for any other file. */
export async function landRequestOfPhoto(db: Kysely<Database>, file: string): Promise<number | undefined> {
  const photo = await db
    .selectFrom('land_request_photos')
    .select('land_request_id')
    .where('name', '=', file)
    .executeTakeFirst();
  return photo?.land_request_id;
}

/** Whether a photograph is of the land request of an open receipt, or of an open offer's link. */
export async function isPhotoOfLink(
  db: Kysely<Database>,
  file: string,
  token: string,
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('land_request_photos')
    .select('name')
    .where('name', '=', file)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('land_request_id', 'in', selectReceipts(db, token, now)),
        eb(
          'land_request_id',
          'in',
          selectFrom('offers')
            .select('land_request_id')
            .where('token_hash', '=', hashToken(token))
            .where('ended_at', 'is', null)
            .where('expires_at', '>', now),
        ),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Removes the photographs of land requests that are being erased, and their receipts.
 * @returns how many photographs were removed.
 */
export async function erasePhotos(trx: Kysely<Database>, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  await trx.deleteFrom('land_request_receipts').where('land_request_id', 'in', ids).execute();
  await trx.deleteFrom('application_files').where('land_request_id', 'in', ids).execute();
  const photos = await trx
    .deleteFrom('land_request_photos')
    .where('land_request_id', 'in', ids)
    .returning('name')
    .execute();
  await releaseFiles(
    trx,
    photos.map(({ name }) => name),
  );
  return photos.length;
}

/** Adding and removing photographs by the receipt, and reading which ones have arrived. */
export function landRequestPhotoHandlers(services: Services) {
  const { db, config, outbox, visitorImages, now } = services;
  const { quota } = landRequestText.photos;

  /** Stores what is new; the same photograph again, after a lost answer, is stored once. */
  const store = async (token: string, sent: readonly SentPhoto[], ip: string): Promise<void> => {
    const uploads = sent.map(({ upload }) => upload);
    const save = (names: readonly string[], bytes: readonly number[]) =>
      db.transaction().execute(async (trx) => {
        // two calls with the same photograph wait here for each other
        const id = await lockLandRequest(trx, token, now());
        const stored = await hashesOf(trx, id);
        const photos = sent.flatMap(({ hash }, index) => {
          const [name, size] = [names[index], bytes[index]];
          return name === undefined || size === undefined || stored.has(hash)
            ? []
            : [{ name, hash, bytes: size }];
        });
        if (photos.length === 0) return;
        refuseTooMany(stored.size + photos.length);
        await registerFiles(
          trx,
          photos.map(({ name }) => name),
          'ownerPhotos',
        );
        await trx
          .insertInto('land_request_photos')
          .values(
            photos.map(({ name, hash }) => ({
              name,
              land_request_id: id,
              content_hash: hash,
              made_at: now(),
            })),
          )
          .execute();
        const sizes = photos.map(({ bytes: size }) => size);
        const documents = sentDocuments('photographs', ip, sizes, now());
        await countDocuments(trx, config.ownerPhotos, documents, { landRequest: id, photos }, quota);
        const isNews = !(await wasToldLately(trx, id));
        await noteInHistory(trx, id, 'photosAdded', photos.length);
        if (isNews) await tellOffice(services, trx, id);
      });
    await saveWithMedia(services, 'fotograflar', uploads, save, visitorImages.turnsOf(ip));
    outbox.wake();
  };

  return {
    async listLandRequestPhotos({ params: { token } }) {
      const id = await landRequestOf(db, token, now());
      return { status: 200, body: { fotograflar: await ownPhotos(db, id) } };
    },

    async addLandRequestPhotos({ params: { token }, body: { fotograflar = [] }, request }) {
      const id = await landRequestOf(db, token, now());
      const stored = await hashesOf(db, id);
      const fresh = (await withHashes(fotograflar)).filter(({ hash }) => !stored.has(hash));
      // before the images are encoded, which takes the longest
      refuseTooMany(stored.size + fresh.length);
      if (fresh.length > 0) await store(token, fresh, request.ip);
      return { status: 200, body: { fotograflar: await ownPhotos(db, id) } };
    },

    async endReceipt({ params: { token } }) {
      await db.deleteFrom('land_request_receipts').where('token_hash', '=', hashToken(token)).execute();
      return { status: 200, body: { status: 'success' } };
    },

    async removeLandRequestPhoto({ params: { token, file } }) {
      const landRequest = await db.transaction().execute(async (trx) => {
        const id = await lockLandRequest(trx, token, now());
        // its place in the quota goes with it
        const removed = await trx
          .deleteFrom('land_request_photos')
          .where('name', '=', file)
          .where('land_request_id', '=', id)
          .returning('name')
          .execute();
        await releaseFiles(
          trx,
          removed.map(({ name }) => name),
        );
        if (removed.length > 0) await noteInHistory(trx, id, 'photosRemoved', removed.length);
        return id;
      });
      return { status: 200, body: { fotograflar: await ownPhotos(db, landRequest) } };
    },
  } satisfies Partial<Handlers>;
}

/**
 * Makes other changes of the photographs wait, and reads the receipt after them.
 * @throws Refusal 404 as {@link landRequestOf} does, also once the land request is erased.
 */
async function lockLandRequest(trx: Kysely<Database>, token: string, now: Date): Promise<number> {
  const locked = await trx
    .selectFrom('land_requests')
    .select('erased_at')
    .where('id', 'in', selectReceipts(trx, token, now))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (locked?.erased_at) throw new Refusal(404, landRequestText.photos.endedReceipt);
  return await landRequestOf(trx, token, now);
}

/** Photographs that come within this time of the first are one entry and one alert. */
const sameNews = sql<SqlBool>`created_at > now() - interval '1 hour'`;

const selectEntries = (trx: Kysely<Database>, id: number) =>
  trx.selectFrom('history').where('kind', '=', 'request').where('record_id', '=', id);

/** Whether the office was told of photographs of the land request within the hour. */
async function wasToldLately(trx: Kysely<Database>, id: number): Promise<boolean> {
  const entry = await selectEntries(trx, id)
    .select('id')
    .where('action', '=', 'photosAdded')
    .where(sameNews)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Raises the count of the newest entry where that is of the same kind and hour; else adds one. */
async function noteInHistory(
  trx: Kysely<Database>,
  id: number,
  action: 'photosAdded' | 'photosRemoved',
  count: number,
): Promise<void> {
  const newest = selectEntries(trx, id).select(({ fn }) => fn.max('id').as('id'));
  const { numUpdatedRows } = await trx
    .updateTable('history')
    .set({ detail: sql`jsonb_set(detail, '{count}', to_jsonb((detail->>'count')::int + ${count}::int))` })
    .where('id', '=', newest)
    .where('action', '=', action)
    .where(sameNews)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await recordHistory(trx, 'request', id, 'owner', action, { count });
}

/** The alerts say nothing of how many, because more may follow. */
async function tellOffice(
  { config, outbox }: Pick<Services, 'config' | 'outbox'>,
  trx: Kysely<Database>,
  id: number,
): Promise<void> {
  const { il_adi, ilce_adi, mahalle_adi, ...owner } = await selectLandRequests(trx)
    .where('land_requests.id', '=', id)
    .executeTakeFirstOrThrow();
  const place = [il_adi, ilce_adi, mahalle_adi].join(', ');
  const alert = alertText.photos(config.publicUrl, { ...owner, place });
  for (const message of alertMessages(config, alert, { kind: 'request', id })) await outbox.add(trx, message);
}

interface SentPhoto {
  upload: Upload;
  /** SHA-256 of what was sent. */
  hash: string;
}

/** The photographs with their hashes, each content once. */
async function withHashes(uploads: readonly Upload[]): Promise<SentPhoto[]> {
  const byHash = new Map<string, SentPhoto>();
  for (const upload of uploads) {
    const digest = createHash('sha256');
    await pipeline(createReadStream(upload.path), digest);
    const hash = digest.digest('hex');
    byHash.set(hash, { upload, hash });
  }
  return [...byHash.values()];
}

async function hashesOf(db: Kysely<Database>, id: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('land_request_photos')
    .select('content_hash')
    .where('land_request_id', '=', id)
    .execute();
  return new Set(rows.map(({ content_hash }) => content_hash));
}

/** @throws Refusal 400 that names the field, as for too many files in one form. */
function refuseTooMany(count: number): void {
  if (count <= maxFiles) return;
  const fields = { fotograflar: uploadText.tooMany(maxFiles) };
  throw new Refusal(400, landRequestText.photos.tooMany, { fields });
}
