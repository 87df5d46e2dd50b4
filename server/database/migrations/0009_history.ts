import { type Kysely, sql } from 'kysely';

/** Versions of the records that several admins edit, and the history of their changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['land_requests', 'users', 'posts', 'ads']) {
    await sql`alter table ${sql.table(table)} add column version integer not null default 1`.execute(db);
  }
  await sql`
    create table history (
      id bigint generated always as identity primary key,
      created_at timestamptz not null default now(),
      kind text not null check (kind in ('request', 'user', 'post', 'ad')),
      record_id bigint not null,
      actor_id bigint references users (id),
      actor_name text not null,
      action text not null,
      detail jsonb
    )`.execute(db);
  await sql`create index on history (kind, record_id, id)`.execute(db);
}
