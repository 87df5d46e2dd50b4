import { type Kysely, sql } from 'kysely';

/** What the parcel inquiry's service has answered, and when it may be asked again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table parcel_service_answers (
      path text primary key,
      answer jsonb,
      answered_at timestamptz not null
    )`.execute(db);
  await sql`create index on parcel_service_answers (answered_at)`.execute(db);
  await sql`
    create table parcel_service_pause (
      provider text primary key,
      until timestamptz not null,
      is_blocked boolean not null
    )`.execute(db);
}
