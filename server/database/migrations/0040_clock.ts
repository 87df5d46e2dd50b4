import { type Kysely, sql } from 'kysely';

/**
 * The latest time that the product has seen. For a database that was in use it is the time of what
 * was stored last, because the clock may be wrong while this runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table clock (
      is_only boolean primary key default true check (is_only),
      seen_at timestamptz not null
    )`.execute(db);
  await sql`
    insert into clock (seen_at)
    select least(now(), coalesce(greatest(
      (select max(created_at) from history),
      (select max(created_at) from outbox_messages),
      (select max(delivered_at) from outbox_messages),
      (select max(expires_at) - interval '30 days' from sessions),
      (select max(day) from read_salts)
    ), now()))`.execute(db);
}
