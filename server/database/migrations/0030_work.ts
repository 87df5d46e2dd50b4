import { type Kysely, sql } from 'kysely';

/**
 * Work on a land request: who has it, when its owner is called next, and notes. The indexes serve
 * the filters of the list of open land requests, whose condition they repeat literally, and the
 * reminders of due calls.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table land_requests
      add column assignee_id bigint references users (id),
      add column next_call_on date,
      add column call_told_on date,
      add column work_version integer not null default 1`.execute(db);
  await sql`
    create table land_request_notes (
      id bigint generated always as identity primary key,
      land_request_id bigint not null references land_requests (id),
      author_id bigint not null references users (id),
      author_name text not null,
      text text not null,
      made_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index on land_request_notes (land_request_id, id)`.execute(db);
  await sql`
    create index on land_requests (assignee_id, created_at, id)
    where durum in (1, 2) and assignee_id is not null`.execute(db);
  await sql`
    create index on land_requests (next_call_on, created_at, id)
    where durum in (1, 2) and next_call_on is not null`.execute(db);
  // a stored reminder takes its row out of this index, so that the next scan stays short
  await sql`
    create index on land_requests (next_call_on, id)
    where durum in (1, 2) and assignee_id is not null
      and (call_told_on is null or call_told_on < next_call_on)`.execute(db);
}
