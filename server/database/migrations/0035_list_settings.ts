import { type Kysely, sql } from 'kysely';

/** How each admin has set up each list of the panel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table list_settings (
      user_id bigint not null references users (id) on delete cascade,
      list text not null,
      settings jsonb not null,
      version integer not null,
      primary key (user_id, list)
    )`.execute(db);
}
