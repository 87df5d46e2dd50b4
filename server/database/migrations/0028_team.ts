import { type Kysely, sql } from 'kysely';

/** Finds the few admins among the consultants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on users (id) where role = 'admin'`.execute(db);
}
