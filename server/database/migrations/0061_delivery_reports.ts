import { type Kysely, sql } from 'kysely';

/**
 * What the SMS gateway has said of each message, and of the account. Messages that were sent before
 * stay 'sent': nothing is known of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // dropping a column drops its indexes
  await sql`
    alter table outbox_messages
      drop column state,
      add column unknown_since timestamptz,
      add column gateway text,
      add column gateway_reference text,
      add column report text check (report in ('delivered', 'undelivered')),
      add column parts integer,
      add column cost double precision,
      add column dead_number text,
      add column report_due_at timestamptz,
      add column report_asks integer not null default 0`.execute(db);
  await sql`
    alter table outbox_messages add column state text not null generated always as (
      case
        when erased_at is not null then 'erased'
        when report = 'delivered' then 'delivered'
        when report = 'undelivered' then 'givenUp'
        when delivered_at is not null then 'sent'
        when abandoned_as is not null then abandoned_as
        when last_error is not null then 'failed'
        else 'waiting'
      end
    ) stored`.execute(db);
  await sql`create index on outbox_messages (state, id)`.execute(db);
  await sql`create index on outbox_messages (state, created_at, id)`.execute(db);
  await sql`
    create index on outbox_messages (created_at, id)
    where state in ('failed', 'givenUp')`.execute(db);
  await sql`create index on outbox_messages (delivery_key)`.execute(db);
  await sql`
    create index on outbox_messages (gateway_reference)
    where gateway_reference is not null`.execute(db);
  await sql`create index on outbox_messages (dead_number) where dead_number is not null`.execute(db);
  await sql`create index on outbox_messages (report_due_at) where report_due_at is not null`.execute(db);

  await sql`
    create table sms_accounts (
      provider text primary key,
      refused_at timestamptz,
      refusal text,
      ask_after timestamptz not null default now(),
      check ((refused_at is null) = (refusal is null))
    )`.execute(db);
}
