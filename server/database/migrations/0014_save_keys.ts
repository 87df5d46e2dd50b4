import { type Kysely, sql } from 'kysely';

/** The key of a record's last save, so that one whose answer was lost can be sent again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['posts', 'ads']) {
    await sql`alter table ${sql.table(table)} add column save_key uuid unique`.execute(db);
  }
}
