import { type Kysely, sql } from 'kysely';

/** The keys of the saves of posts and ads, so that one whose answer was lost can be sent again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_keys (
      key uuid primary key,
      kind text not null check (kind in ('post', 'ad')),
      record_id bigint not null,
      saved_at timestamptz not null
    )`.execute(db);
}
