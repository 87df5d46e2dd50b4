import { type Kysely, sql } from 'kysely';

/** Which contact messages an admin has read. The stored ones count as read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_messages add column read_at timestamptz`.execute(db);
  await sql`update contact_messages set read_at = now()`.execute(db);
  await sql`create index on contact_messages (id) where read_at is null`.execute(db);
}
