import { type Kysely, sql } from 'kysely';

/** For which admins `RESET_SECOND_FACTOR` was used, until a start without it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table configured_factor_resets (
      user_id bigint primary key references users (id) on delete cascade,
      used_at timestamptz not null
    )`.execute(db);
}
