import { type Kysely, sql } from 'kysely';

/** Every list asks for the number of requests that await an offer, and for the newest of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on land_requests (id) where durum = 1`.execute(db);
}
