import { type Kysely, sql } from 'kysely';

/**
 * Notes the saved search whose ads a message tells of. No foreign key: a message is not worth
 * sending once its search is gone, and the number says that there was one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_messages add column saved_search_id bigint`.execute(db);
}
