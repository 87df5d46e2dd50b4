import { type Kysely, sql } from 'kysely';

/**
 * The channel of each message, what an approved template of WhatsApp says, and why a message went
 * by SMS instead; contact messages that came by WhatsApp. An erased message keeps no channel: its
 * recipient is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox_messages
      add column channel text check (channel in ('email', 'sms', 'whatsapp')),
      add column template jsonb,
      add column whatsapp_error text`.execute(db);
  await sql`
    update outbox_messages
    set channel = case when recipient like '%@%' then 'email' else 'sms' end
    where erased_at is null`.execute(db);
  await sql`alter table sms_accounts rename to gateway_accounts`.execute(db);

  await sql`
    alter table contact_messages
      add column source text not null default 'form' check (source in ('form', 'whatsapp')),
      add column incoming_key text,
      add column land_request_id bigint references land_requests`.execute(db);
  await sql`
    create unique index on contact_messages (incoming_key)
    where incoming_key is not null`.execute(db);
  await sql`
    create index on contact_messages (land_request_id)
    where land_request_id is not null`.execute(db);
}
