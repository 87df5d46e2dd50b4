import { type Kysely, sql } from 'kysely';

/**
 * Notes the saved search whose ads a message tells of. No foreign key: once the search is removed,
 * its id still marks the message as one that need not be sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_messages add column saved_search_id bigint`.execute(db);
}
