import { type Kysely, sql } from 'kysely';

/** Alerts to the office about what has arrived, and messages that are sent only once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox_messages
      add column alerts jsonb,
      add column once_key text,
      add constraint outbox_messages_alerts_check check ((kind = 'alert') = (alerts is not null))`.execute(
    db,
  );
  await sql`create unique index on outbox_messages (once_key) where once_key is not null`.execute(db);
  // the last deliveries, and what waits for a recipient
  await sql`create index on outbox_messages (delivered_at, recipient) where kind = 'alert'`.execute(db);
  await sql`
    create index on outbox_messages (recipient, id)
    where kind = 'alert' and delivered_at is null and abandoned_as is null`.execute(db);
}
