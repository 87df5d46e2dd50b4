/** The table of stored files: who may see one, and when nothing refers to it any more. */
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { FileStoreError } from './fileStore.ts';

/**
 * Makes stored files visible, in the transaction of the change that refers to them: media to
 * everyone, documents to their owner and to admins. Cancels the removal that was announced before
 * they were stored.
 * @param kind `textImageUploadedAt` marks an image for a post's text: until the text is saved, only
 * a draft refers to it.
 * @throws FileStoreError when the removal of a file has begun, because the upload took longer than
 * announced.
 */
export async function registerFiles(
  trx: Kysely<Database>,
  names: readonly string[],
  kind: 'media' | { textImageUploadedAt: Date } | { documentsOf: number },
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
  return 'documentsOf' in kind
    ? { kind: 'document' as const, owner_id: kind.documentsOf, last_text_use_at: null }
    : { kind: 'media' as const, owner_id: null, last_text_use_at: kind.textImageUploadedAt };
}

/**
 * Hides the files that nothing refers to any more, and queues their removal from the store, which
 * begins after the commit. Images that were in a post's text stay for {@link
 * releaseForgottenImages}, since a draft may hold them.
 */
export async function releaseFiles(trx: Kysely<Database>, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await release(trx, sql<SqlBool>`files.name in (${sql.join(names)}) and files.last_text_use_at is null`);
}

/** Does the same for images that no post's text has used since the given time. */
export async function releaseForgottenImages(db: Kysely<Database>, usedBefore: Date): Promise<void> {
  await db.transaction().execute((trx) => release(trx, sql<SqlBool>`files.last_text_use_at < ${usedBefore}`));
}

/** Must run in a transaction: the first statement locks what the second one deletes. */
async function release(trx: Kysely<Database>, which: RawBuilder<SqlBool>): Promise<void> {
  const unreferenced = sql<SqlBool>`
    ${which}
    and not exists (select from posts where posts.image = files.name)
    and not exists (select from post_images where post_images.name = files.name)
    and not exists (select from ad_media where ad_media.name = files.name)
    and not exists (
      select from users where users.id = files.owner_id and files.name in (users.tax_plate, users.certificate))`;
  const locked = await trx
    .selectFrom('files')
    .select('name')
    .where(unreferenced)
    // every release locks in this order, so that two of them cannot wait for each other
    .orderBy('name')
    .forUpdate()
    .execute();
  if (locked.length === 0) return;
  // While this transaction waited for a lock, another one may have committed a reference to the
  // file. A statement does not see what was committed after it began, so only a second one can
  // tell.
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
