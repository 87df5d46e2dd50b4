import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Does for the embedded database what a PostgreSQL server's autovacuum does: statistics, from which
 * the planner chooses a list's index, and the visibility map, which lets deep pages be read from
 * the index alone. Each table has its own statement, so that other queries run in between.
 */
export async function vacuumTables(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
}
