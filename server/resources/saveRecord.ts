/** Posts and ads: titled records with media, a version and a history, which admins edit. */
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import type { Database } from '../database/schema.ts';
import { registerFiles } from '../files/fileRegister.ts';
import { saveWithMedia } from '../files/saveWithMedia.ts';
import type { Upload } from '../forms/upload.ts';
import type { Session } from '../identity/sessions.ts';
import { recordHistory } from './history.ts';
import { type SentForm, saveOnce } from './saveOnce.ts';
import type { Services } from './services.ts';
import { refuseOutdated } from './versions.ts';

interface Kind {
  kind: 'post' | 'ad';
  /** The form's field of new media. */
  mediaField: 'file' | 'images';
}
interface StoredKind<Tables extends keyof Database, Row> extends Kind {
  find(db: Kysely<Database>, id: number): SelectQueryBuilder<Database, Tables, Row>;
}

interface Save {
  headers: { 'Idempotency-Key'?: string };
  session: Session | undefined;
  /** The form without its version and files. */
  fields: SentForm;
  uploads: readonly Upload[];
}

/**
 * Stores a new record with its media.
 * @param insert gets the names of the media, which are registered already.
 * @returns the record's id.
 * @throws Refusal 415 for an image that cannot be read, and what {@link saveOnce} throws.
 */
export async function createRecord(
  services: Services,
  { kind, mediaField }: Kind,
  { headers, session, fields, uploads }: Save,
  insert: (trx: Kysely<Database>, media: readonly string[]) => Promise<{ id: number; title: string }>,
): Promise<number> {
  const form = { ...fields, [mediaField]: uploads };
  return await saveOnce(services, { kind, headers, form, mismatchMessage: refusalText.usedKey }, (transact) =>
    saveWithMedia(services, mediaField, uploads, (media) =>
      transact(async (trx) => {
        await registerFiles(trx, media, 'media');
        const { id, title } = await insert(trx, media);
        await recordHistory(trx, kind, id, session, 'created', { title });
        return id;
      }),
    ),
  );
}

/**
 * Changes a record.
 * @param save.version the version that the admin has read; without one nothing is compared.
 * @param save.check runs before the media are converted and stored, so that a refusal costs little.
 * @param change gets the locked record and the names of its new media, which are registered
 * already. It returns what the history shows, or undefined when it has changed nothing.
 * @throws Refusal 404 for a deleted record, 409 when it has changed since the admin read it, and
 * what {@link createRecord} throws.
 */
export async function changeRecord<Tables extends keyof Database, Row extends { version: number }>(
  services: Services,
  { kind, mediaField, find }: StoredKind<Tables, Row>,
  {
    id,
    version,
    check,
    ...save
  }: Save & { id: number; version: number | undefined; check?: () => Promise<unknown> },
  change: (
    trx: Kysely<Database>,
    before: Row,
    media: readonly string[],
  ) => Promise<{ title: string; fields: string[] } | undefined>,
): Promise<void> {
  const requireCurrent = (row: Row | undefined) => {
    if (!row) throw gone();
    refuseOutdated(row, version);
    return row;
  };
  const { headers, session, fields, uploads } = save;
  // with the record: a change must not pass for the creation that holds the same
  const form = { ...fields, record: id, [mediaField]: uploads };
  await saveOnce(
    services,
    { kind, headers, id, form, mismatchMessage: refusalText.usedKey },
    async (transact) => {
      requireCurrent(await find(services.db, id).executeTakeFirst());
      await check?.();
      return await saveWithMedia(services, mediaField, uploads, (media) =>
        transact(async (trx) => {
          const before = requireCurrent(await find(trx, id).forUpdate().executeTakeFirst());
          await registerFiles(trx, media, 'media');
          const detail = await change(trx, before, media);
          if (detail) await recordHistory(trx, kind, id, session, 'changed', detail);
          return id;
        }),
      );
    },
  );
}

/**
 * Deletes a record; files that `remove` releases are removed from the store after the commit.
 * @param remove gets the locked record.
 * @throws Refusal 404 for a record that is deleted already.
 */
export async function deleteRecord<Tables extends keyof Database, Row extends { title: string }>(
  { db, removals }: Services,
  { kind, find }: StoredKind<Tables, Row>,
  { id, session }: { id: number; session: Session | undefined },
  remove: (trx: Kysely<Database>, deleted: Row) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const deleted: Row | undefined = await find(trx, id).forUpdate().executeTakeFirst();
    if (!deleted) throw gone();
    await remove(trx, deleted);
    await recordHistory(trx, kind, id, session, 'deleted', { title: deleted.title });
  });
  removals.wake();
}

/** Another admin has deleted the record. */
const gone = () => new Refusal(404, refusalText.gone);
