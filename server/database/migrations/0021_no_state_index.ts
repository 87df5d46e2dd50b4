import { type Kysely, sql } from 'kysely';

/** Every list reads the indexes of its own states; nothing reads this one of all states. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index land_requests_durum_idx`.execute(db);
}
