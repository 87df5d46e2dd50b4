import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { FileStoreError } from './fileStore.ts';

/**
 * Makes stored files visible, in the transaction of the change that refers to them: media to
 * everyone, documents to their owner and the admins, an owner's photographs and the papers of a
 * purchase to the admins and by the owner's links. Cancels the removal that `announce` queued.
 * @param kind `textImageUploadedAt` marks an image for a post's text, which only a draft refers to
 * until the text is saved.
 * @throws FileStoreError when the removal of a file has begun, because storing it took too long.
 */
export async function registerFiles(
  trx: Kysely<Database>,
  names: readonly string[],
  kind: 'media' | 'ownerPhotos' | 'papers' | { textImageUploadedAt: Date } | { documentsOf: number },
): Promise<void> {
  if (names.length === 0) return;
  const cancelled = await trx
    .deleteFrom('file_removals')
    .where('name', 'in', names)
    .where('attempts', '=', 0)
    .returning('name')
    .execute();
  if (cancelled.length < names.length) {
    throw new FileStoreError('write', 'the files were stored too slowly: their removal has begun');
  }
  await trx
    .insertInto('files')
    .values(names.map((name) => ({ name, ...columnsOf(kind) })))
    .execute();
}

function columnsOf(kind: Parameters<typeof registerFiles>[2]) {
  if (kind === 'media') return { kind, owner_id: null, last_text_use_at: null };
  if (kind === 'ownerPhotos') return { kind: 'ownerPhoto' as const, owner_id: null, last_text_use_at: null };
  if (kind === 'papers') return { kind: 'paper' as const, owner_id: null, last_text_use_at: null };
  return 'documentsOf' in kind
    ? { kind: 'document' as const, owner_id: kind.documentsOf, last_text_use_at: null }
    : { kind: 'media' as const, owner_id: null, last_text_use_at: kind.textImageUploadedAt };
}

/**
 * Hides the files that are no longer referenced, and queues their removal from the store, which
 * begins after the commit. Images that were in a post's text are left to {@link
 * releaseForgottenImages}, because a draft may hold them.
 */
export async function releaseFiles(trx: Kysely<Database>, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await release(trx, sql<SqlBool>`files.name in (${sql.join(names)}) and files.last_text_use_at is null`);
}

/** For images of texts that have not been saved yet; longer than a save key lives. */
const draftImageLifetimeMs = 14 * 24 * 60 * 60 * 1000;

/** Does the same for images that no post's text has used for `draftImageLifetimeMs`. */
export async function releaseForgottenImages(db: Kysely<Database>, now: Date): Promise<void> {
  const usedBefore = new Date(now.getTime() - draftImageLifetimeMs);
  await db.transaction().execute((trx) => release(trx, sql<SqlBool>`files.last_text_use_at < ${usedBefore}`));
}

/** Must run in a transaction, because its first statement locks what the second deletes. */
async function release(trx: Kysely<Database>, which: RawBuilder<SqlBool>): Promise<void> {
  const unreferenced = sql<SqlBool>`
    ${which}
    and not exists (select from posts where posts.image = files.name)
    and not exists (select from post_images where post_images.name = files.name)
    and not exists (select from ad_media where ad_media.name = files.name)
    and not exists (select from land_request_photos where land_request_photos.name = files.name)
    and not exists (select from purchase_papers where purchase_papers.name = files.name)
    and not exists (
      select from users where users.id = files.owner_id and files.name in (users.tax_plate, users.certificate))`;
  const locked = await trx
    .selectFrom('files')
    .select('name')
    .where(unreferenced)
    // one order of locks for all releases, so that they cannot deadlock
    .orderBy('name')
    .forUpdate()
    .execute();
  if (locked.length === 0) return;
  // While this transaction waited for a lock, another may have committed a reference to the file.
  // Only a new statement sees it.
  const released = await trx
    .deleteFrom('files')
    .where(
      'name',
      'in',
      locked.map(({ name }) => name),
    )
    .where(unreferenced)
    .returning('name')
    .execute();
  if (released.length === 0) return;
  await trx
    .insertInto('file_removals')
    .values(released)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ due_at: sql<Date>`now()` }))
    .execute();
}
