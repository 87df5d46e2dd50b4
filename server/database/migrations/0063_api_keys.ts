import { type Kysely, sql } from 'kysely';

/** Keys with which programs call the API in the name of the admin who made them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_keys (
      id bigint generated always as identity primary key,
      name text not null check (name <> ''),
      scope text not null check (scope in ('read', 'write')),
      key_hash text not null unique,
      key_end text not null,
      user_id bigint not null references users (id),
      created_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index on api_keys (user_id)`.execute(db);
}
