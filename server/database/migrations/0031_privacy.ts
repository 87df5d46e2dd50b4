import { type Kysely, sql } from 'kysely';

/**
 * Which personal-data notice an owner has accepted, what was erased and when, and the log of it.
 * Stored land requests have no version, because none was kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table land_requests
      add column kvkk_version text,
      add column kvkk_accepted_at timestamptz`.execute(db);
  await sql`alter table land_requests alter column kvkk_accepted_at set default now()`.execute(db);
  for (const table of ['land_requests', 'users', 'contact_messages', 'outbox_messages']) {
    await sql`alter table ${sql.table(table)} add column erased_at timestamptz`.execute(db);
  }
  // the cancelled ones whose retention may have ended
  await sql`
    create index on land_requests (created_at, id) where durum = 4 and erased_at is null`.execute(db);

  // dropping a column drops its index
  await sql`alter table outbox_messages drop column state`.execute(db);
  await sql`
    alter table outbox_messages add column state text not null generated always as (
      case
        when erased_at is not null then 'erased'
        when delivered_at is not null then 'sent'
        when abandoned_as is not null then abandoned_as
        when last_error is not null then 'failed'
        else 'waiting'
      end
    ) stored`.execute(db);
  await sql`create index on outbox_messages (state, id)`.execute(db);
  // the people in messages to the office, as `searchText` of new ones has them
  const upper = sql.lit('ABCDEFGHIJKLMNOPQRSTUVWXYZÇĞİÖŞÜÂÎÛçğıöşüâîû');
  const lower = sql.lit('abcdefghijklmnopqrstuvwxyzcgiosuaiucgiosuaiu');
  await sql`
    update outbox_messages set search_text = concat_ws(' ', search_text, translate(body, ${upper}, ${lower}),
      regexp_replace(regexp_replace(body, '[^0-9[:alpha:],;:\n]+', '', 'g'), '[^0-9]+', ' ', 'g'))
    where kind in ('alert', 'contactMessage')`.execute(db);

  await sql`
    create table destructions (
      id bigint generated always as identity primary key,
      created_at timestamptz not null default now(),
      actor_id bigint references users (id),
      actor_name text not null,
      reason text not null check (reason in ('request', 'retention')),
      land_requests integer not null,
      consultants integer not null,
      contact_messages integer not null,
      messages integer not null,
      documents integer not null,
      kept integer not null
    )`.execute(db);
}
