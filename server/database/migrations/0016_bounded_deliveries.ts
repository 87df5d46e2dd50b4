import { type Kysely, sql } from 'kysely';

/**
 * Lets the delivery of a message end without success, records the link that a message carries, and
 * gives each delivery a key for all its attempts. Applications and profile changes get idempotency
 * keys, with a hash of what was sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists outbox_messages_next_attempt_at_idx`.execute(db);
  // dropping a column drops its index
  await sql`
    alter table outbox_messages
      drop column state,
      add column delivery_key uuid not null default gen_random_uuid(),
      add column token_hash text,
      add column expires_at timestamptz,
      add column abandoned_as text check (abandoned_as in ('expired', 'revoked', 'givenUp')),
      add constraint outbox_messages_link_check check ((token_hash is null) = (expires_at is null))`.execute(
    db,
  );
  await sql`
    alter table outbox_messages add column state text not null generated always as (
      case
        when delivered_at is not null then 'sent'
        when abandoned_as is not null then abandoned_as
        when last_error is not null then 'failed'
        else 'waiting'
      end
    ) stored`.execute(db);
  await sql`create index on outbox_messages (state, id)`.execute(db);
  await sql`
    create index on outbox_messages (next_attempt_at, id)
    where delivered_at is null and abandoned_as is null`.execute(db);
  // a token without a row is expired, used or revoked
  await sql`
    update outbox_messages
    set token_hash = links.hash,
        expires_at = coalesce(
          (select expires_at from reset_tokens where token_hash = links.hash),
          created_at + case kind when 'approved' then interval '7 days' else interval '1 hour' end
        )
    from (
      select id as message_id,
             encode(sha256(convert_to(substring(body from '[?&]token=([[:alnum:]_-]+)'), 'UTF8')), 'hex') as hash
      from outbox_messages where kind in ('approved', 'resetLink')
    ) as links
    where id = message_id and links.hash is not null`.execute(db);

  await sql`
    alter table saved_keys
      drop constraint saved_keys_kind_check,
      add constraint saved_keys_kind_check check (kind in ('post', 'ad', 'user')),
      add column content_hash text`.execute(db);
}
