import { type Kysely, sql } from 'kysely';

/** The files in the file store, and who may see them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table files (
      name text primary key,
      kind text not null check (kind in ('document', 'media')),
      owner_id bigint references users (id) on delete cascade,
      created_at timestamptz not null default now(),
      check (kind = 'media' or owner_id is not null)
    )`.execute(db);
  await sql`create index on files (owner_id)`.execute(db);
}
