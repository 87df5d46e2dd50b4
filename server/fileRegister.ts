/** The table of stored files: who may see one, and when it is nobody's any more. */
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database/schema.ts';

/**
 * Lets stored files be seen, in the transaction of the change that refers to them: media by everyone, documents by their owner and
 * by admins. From here on they are no longer waiting to be removed.
 */
export async function registerFiles(
  trx: Kysely<Database>,
  names: readonly string[],
  kind: 'media' | { documentsOf: number },
): Promise<void> {
  if (names.length === 0) return;
  const shared =
    kind === 'media' ? { kind, owner_id: null } : { kind: 'document' as const, owner_id: kind.documentsOf };
  await trx
    .insertInto('files')
    .values(names.map((name) => ({ name, ...shared })))
    .execute();
  await trx.deleteFrom('file_removals').where('name', 'in', names).execute();
}

/**
 * Of these files, those that nothing refers to any more can be seen by nobody, and wait to be removed once the transaction is
 * committed. A file that is still somebody's stays.
 */
export async function releaseFiles(trx: Kysely<Database>, names: readonly string[]): Promise<void> {
  if (names.length > 0) await release(trx, sql<SqlBool>`files.name in (${sql.join(names)})`);
}

/** The same for media that were uploaded before the given time and never used, such as pictures of a text that was not saved. */
export async function releaseForgottenMedia(db: Kysely<Database>, uploadedBefore: Date): Promise<void> {
  await release(db, sql<SqlBool>`files.kind = 'media' and files.created_at < ${uploadedBefore}`);
}

async function release(db: Kysely<Database>, which: RawBuilder<SqlBool>): Promise<void> {
  await sql`
    with released as (
      delete from files
      where ${which}
        and not exists (select from posts where posts.image = files.name)
        and not exists (select from post_images where post_images.name = files.name)
        and not exists (select from ad_media where ad_media.name = files.name)
        and not exists (
          select from users where users.id = files.owner_id and files.name in (users.tax_plate, users.certificate))
      returning name
    )
    insert into file_removals (name) select name from released
    on conflict (name) do update set due_at = excluded.due_at`.execute(db);
}
