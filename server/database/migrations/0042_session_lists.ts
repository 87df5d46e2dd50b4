import { type Kysely, sql } from 'kysely';

/**
 * What a person sees of a session: where it was opened, and when it was last used. The id stands
 * for it on the wire, where neither the token nor its hash may be shown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column id bigint generated always as identity unique,
      add column user_agent text not null default '',
      add column network text not null default '',
      add column last_used_at timestamptz not null default now()`.execute(db);
  await sql`create index on sessions (user_id)`.execute(db);
}
