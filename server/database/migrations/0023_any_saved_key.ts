import { type Kysely, sql } from 'kysely';

/** A new kind of save needs no migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_keys drop constraint saved_keys_kind_check`.execute(db);
}
