import { type Kysely, sql } from 'kysely';

/** Until when no file is removed from the store, so that a backup can copy all of them. One row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table removal_pause (
      is_only_row boolean primary key default true check (is_only_row),
      until timestamptz not null
    )`.execute(db);
  await sql`insert into removal_pause (until) values (now())`.execute(db);
}
