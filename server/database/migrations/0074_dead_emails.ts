import { type Kysely, sql } from 'kysely';

/** The email addresses that their mail server has refused for good, as `dead_number` has phones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_messages add column dead_email text`.execute(db);
  await sql`create index on outbox_messages (dead_email) where dead_email is not null`.execute(db);
}
