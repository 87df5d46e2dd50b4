import { type Kysely, sql } from 'kysely';

/**
 * Each offer with the owner's link, of which only the hash is stored, and the owner's reply. A
 * message with an offer expires with its link. Offers made before this have no link.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table offers (
      id bigint generated always as identity primary key,
      land_request_id bigint not null references land_requests (id) on delete cascade,
      amount bigint not null,
      token_hash text not null unique,
      made_at timestamptz not null,
      made_by bigint references users (id),
      expires_at timestamptz not null,
      ended_at timestamptz,
      reply text check (reply in ('accept', 'decline', 'callMe')),
      reply_note text not null default '',
      replied_at timestamptz,
      constraint offers_reply_time_check check ((reply is null) = (replied_at is null))
    )`.execute(db);
  await sql`create index on offers (land_request_id, id)`.execute(db);
  // a land request has one link at most, whatever happens at once
  await sql`create unique index on offers (land_request_id) where ended_at is null`.execute(db);
  await sql`
    alter table outbox_messages
      drop constraint outbox_messages_link_check,
      add constraint outbox_messages_link_check check (token_hash is null or expires_at is not null)`.execute(
    db,
  );
}
