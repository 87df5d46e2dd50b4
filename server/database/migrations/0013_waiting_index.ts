import { type Kysely, sql } from 'kysely';

/**
 * How many requests await an offer and which of them is the last is asked with every list: both are
 * read from this index alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on land_requests (id) where durum = 1`.execute(db);
}
