import { type Kysely, sql } from 'kysely';

/** Outgoing messages, stored with the change that they announce and delivered later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox_messages (
      id bigint generated always as identity primary key,
      created_at timestamptz not null default now(),
      kind text not null,
      recipient text not null,
      subject text not null,
      body text not null,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      delivered_at timestamptz,
      last_error text
    )`.execute(db);
  await sql`create index on outbox_messages (next_attempt_at) where delivered_at is null`.execute(db);
}
