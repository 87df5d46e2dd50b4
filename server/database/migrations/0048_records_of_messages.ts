import { type Kysely, sql } from 'kysely';

/**
 * Which record an outgoing message is about. Of those that were stored before, offers name their
 * land request, and messages to accounts are found by the email address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox_messages
      add column record_kind text check (record_kind in ('request', 'user', 'contact')),
      add column record_id bigint,
      add check ((record_kind is null) = (record_id is null))`.execute(db);
  await sql`
    update outbox_messages set record_kind = 'request', record_id = land_request_id
    where land_request_id is not null and erased_at is null`.execute(db);
  await sql`
    update outbox_messages set record_kind = 'user', record_id = users.id
    from users
    where users.email = outbox_messages.recipient and outbox_messages.erased_at is null
      -- an address may have been another person's before
      and users.created_at <= outbox_messages.created_at
      and not exists (
        select from outbox_messages as change
        where change.kind = 'emailChanged' and change.recipient = outbox_messages.recipient
          and change.created_at >= outbox_messages.created_at and change.id <> outbox_messages.id
      )
      and kind in ('approved', 'resetLink', 'passwordChanged', 'emailChanged', 'phoneChanged',
        'secondFactor', 'savedSearch')`.execute(db);
}
