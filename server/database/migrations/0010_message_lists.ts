import { type Kysely, sql } from 'kysely';

/**
 * Search and sort columns for the lists of messages. The SQL folds text as `fold` does, so that
 * existing messages can be found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const upper = sql.lit('ABCDEFGHIJKLMNOPQRSTUVWXYZÇĞİÖŞÜÂÎÛçğıöşüâîû');
  const lower = sql.lit('abcdefghijklmnopqrstuvwxyzcgiosuaiucgiosuaiu');
  await sql`
    alter table outbox_messages
      add column search_text text not null default '',
      add column state text not null
        generated always as (
          case when delivered_at is not null then 'sent' when last_error is not null then 'failed' else 'waiting' end
        ) stored`.execute(db);
  await sql`
    update outbox_messages set search_text = translate(
      concat_ws(' ', recipient, subject, regexp_replace(body, '([?&]token=)[[:alnum:]_-]+', '\\1')), ${upper}, ${lower})`.execute(
    db,
  );
  await sql`
    alter table contact_messages
      add column search_text text not null default '',
      add column name_sort text collate "C" not null default '',
      add column subject_sort text collate "C" not null default ''`.execute(db);
  await sql`
    update contact_messages
    set search_text = translate(concat_ws(' ', name, last_name, phone, subject, message), ${upper}, ${lower}),
        name_sort = translate(name || ' ' || last_name, ${upper}, ${lower}),
        subject_sort = translate(subject, ${upper}, ${lower})`.execute(db);
  for (const column of ['created_at', 'recipient', 'kind', 'state']) {
    await sql`create index on outbox_messages (${sql.ref(column)}, id)`.execute(db);
  }
  for (const column of ['created_at', 'name_sort', 'phone', 'subject_sort']) {
    await sql`create index on contact_messages (${sql.ref(column)}, id)`.execute(db);
  }
}
