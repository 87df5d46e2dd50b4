import { type Kysely, sql } from 'kysely';

/** Marks email addresses that a mail server has refused for good, as `dead_number` marks phones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_messages add column dead_email text`.execute(db);
  await sql`create index on outbox_messages (dead_email) where dead_email is not null`.execute(db);
}
