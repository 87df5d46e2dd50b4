import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { releaseFiles } from '../../files/fileRegister.ts';
import { privacyText } from '../privacy/privacyText.ts';
import type { Services } from '../services.ts';
import { nextVersion } from '../versions.ts';

/** Consultants of one transaction. */
const batchSize = 50;
/** What is left is removed an hour later, so that a stop does not wait for it. */
const maxBatches = 50;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Removes the documents of applications that nobody has approved within `UNAPPROVED_FILES_DAYS`;
 * the rest of the application stays. Several processes may do so at a time: each takes what no other
 * has locked, and nothing that an admin is approving.
 */
export async function removeUnapprovedDocuments({ db, config, removals, now }: Services): Promise<void> {
  const { days } = config.unapprovedFiles;
  if (days === undefined) return;
  const before = new Date(now().getTime() - days * dayMs);
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const found = await db.transaction().execute((trx) => removeSome(trx, before, now()));
    if (found === 0) break;
    removals.wake();
  }
}

/** @returns how many consultants lost their documents. */
async function removeSome(trx: Kysely<Database>, before: Date, now: Date): Promise<number> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'consultant')
    // one who was approved once keeps the status when cancelled
    .where('status', '=', 0)
    .where('erased_at', 'is', null)
    .where(sql<SqlBool>`(tax_plate <> '' or certificate <> '')`)
    .where('created_at', '<', before)
    // an admin may have replaced a document lately
    .where(
      sql<SqlBool>`not exists (select from files where files.owner_id = users.id and files.created_at >= ${before})`,
    )
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const files = await trx.selectFrom('files').select('name').where('owner_id', 'in', ids).execute();
  await trx
    .updateTable('users')
    .set({ tax_plate: '', certificate: '', documents_removed_at: now, version: nextVersion })
    .where('id', 'in', ids)
    .execute();
  await releaseFiles(
    trx,
    files.map(({ name }) => name),
  );
  await trx.deleteFrom('application_files').where('user_id', 'in', ids).execute();
  await sql`
    insert into history (kind, record_id, actor_name, action)
    select 'user', id, ${privacyText.automatic}, 'documentsRemoved' from unnest(${ids}::bigint[]) as id`.execute(
    trx,
  );
  await trx
    .insertInto('destructions')
    .values({
      actor_id: null,
      actor_name: privacyText.automatic,
      reason: 'retention',
      land_requests: 0,
      consultants: 0,
      contact_messages: 0,
      messages: 0,
      documents: files.length,
      kept: 0,
    })
    .execute();
  return ids.length;
}
