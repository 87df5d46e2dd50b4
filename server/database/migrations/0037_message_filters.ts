import { type Kysely, sql } from 'kysely';

/**
 * What the filters of outgoing and contact messages read, each by its date. The partial ones hold
 * the few rows that wait for an admin, and serve the numbers in the panel's menu too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on outbox_messages (state, created_at, id)`.execute(db);
  await sql`
    create index on outbox_messages (created_at, id)
    where state in ('failed', 'givenUp')`.execute(db);
  await sql`create index on contact_messages (created_at, id) where read_at is null`.execute(db);
  // the one above counts the same rows
  await sql`drop index contact_messages_id_idx`.execute(db);
}
