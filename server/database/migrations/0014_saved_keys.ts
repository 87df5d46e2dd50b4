import { type Kysely, sql } from 'kysely';

/** Idempotency keys of posts and ads: a call whose answer was lost can be repeated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_keys (
      key uuid primary key,
      kind text not null check (kind in ('post', 'ad')),
      record_id bigint not null,
      saved_at timestamptz not null
    )`.execute(db);
}
