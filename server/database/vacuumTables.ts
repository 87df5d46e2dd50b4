import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

const tables = [
  'land_requests',
  'users',
  'posts',
  'ads',
  'ad_media',
  'outbox_messages',
  'contact_messages',
  'history',
  'files',
  'kept_counts',
  'provinces',
  'districts',
  'neighbourhoods',
] as const satisfies readonly (keyof Database)[];

/**
 * What a PostgreSQL server does by itself, and the embedded one does not: counts the rows, so that
 * the planner takes the index that is made for a list, and marks which pages all may see, so that
 * deep pages are found in the index alone. One table after the other, so that calls come in
 * between.
 */
export async function vacuumTables(db: Kysely<Database>): Promise<void> {
  for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
}
