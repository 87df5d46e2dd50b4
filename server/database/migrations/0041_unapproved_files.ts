import { type Kysely, sql } from 'kysely';

/**
 * Counts the bytes of consultant applications that nobody has approved, and notes when the documents
 * of one were removed. Documents that are stored already are not counted: their sizes are unknown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column documents_removed_at timestamptz`.execute(db);
  await sql`
    create table application_files (
      id bigint generated always as identity primary key,
      user_id bigint references users (id),
      bytes bigint not null check (bytes >= 0),
      network text,
      wide_network text,
      received_at timestamptz not null
    )`.execute(db);
  await sql`create index on application_files (user_id)`.execute(db);
}
