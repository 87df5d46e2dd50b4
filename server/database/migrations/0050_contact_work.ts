import { type Kysely, sql } from 'kysely';

/** Literally the condition of the list and of the number in the menu. */
const isWaiting = sql.raw('answered_at is null and erased_at is null');

/**
 * Work on a contact message: who has it, whether it was answered, and notes. Stored messages that
 * were read and are older than a month count as answered, by nobody: the office would not answer
 * them now, and they would hide the ones that wait.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contact_messages
      add column assignee_id bigint references users (id),
      add column answered_at timestamptz,
      add column answered_by bigint references users (id),
      add column version integer not null default 1,
      add constraint contact_messages_answer_check check (answered_by is null or answered_at is not null)`.execute(
    db,
  );
  await sql`
    update contact_messages set answered_at = read_at
    where read_at is not null and created_at < now() - interval '30 days' and erased_at is null`.execute(db);
  await sql`create index on contact_messages (created_at, id) where ${isWaiting}`.execute(db);
  await sql`create index on contact_messages (assignee_id, created_at, id) where ${isWaiting}`.execute(db);
  await sql`
    create index on contact_messages (assignee_id, created_at, id)
    where assignee_id is not null`.execute(db);
  await sql`
    create table contact_message_notes (
      id bigint generated always as identity primary key,
      contact_message_id bigint not null references contact_messages (id),
      author_id bigint not null references users (id),
      author_name text not null,
      text text not null,
      made_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index on contact_message_notes (contact_message_id, id)`.execute(db);
  await sql`
    alter table history
      drop constraint history_kind_check,
      add constraint history_kind_check check (kind in ('request', 'user', 'post', 'ad', 'contact'))`.execute(
    db,
  );
}
