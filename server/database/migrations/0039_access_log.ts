import { type Kysely, sql } from 'kysely';

/**
 * Who did what with personal data, and from where. An entry is never changed: a trigger refuses it,
 * unless the transaction says that it removes what is old or erases a person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table log_entries (
      id bigint generated always as identity primary key,
      created_at timestamptz not null,
      kind text not null,
      operation text not null,
      person_id bigint,
      person_name text not null,
      account text not null,
      network text collate "C" not null,
      target_kind text,
      target_id bigint,
      detail text not null,
      once_key text,
      search_text text not null,
      who_sort text collate "C" not null
    )`.execute(db);
  await sql`create index on log_entries (created_at, id)`.execute(db);
  await sql`create index on log_entries (kind, created_at, id)`.execute(db);
  await sql`create index on log_entries (who_sort, created_at, id)`.execute(db);
  await sql`create index on log_entries (network, created_at, id)`.execute(db);
  // of an erased person
  await sql`create index on log_entries (person_id) where person_id is not null`.execute(db);
  await sql`create unique index on log_entries (once_key) where once_key is not null`.execute(db);
  const installed = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (installed.rows.length > 0)
    await sql`create index on log_entries using gin ((' ' || search_text) gin_trgm_ops)`.execute(db);

  await sql`
    create function keep_log() returns trigger language plpgsql as $$
    begin
      if coalesce(current_setting('arazi.log_may_change', true), '') <> 'on' then
        raise exception 'entries of the log are never changed';
      end if;
      return coalesce(new, old);
    end $$`.execute(db);
  await sql`
    create trigger keep_log before update or delete on log_entries
    for each row execute function keep_log()`.execute(db);

  // as in 0018_kept_counts.ts, whose functions a released migration cannot share
  await sql`
    create function count_log_entries() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform keep_count('log_entries', (select count(*) from added));
      elsif tg_op = 'DELETE' then
        perform keep_count('log_entries', -(select count(*) from removed));
      else
        delete from kept_counts where list = 'log_entries';
      end if;
      return null;
    end $$`.execute(db);
  for (const [event, changed] of Object.entries({
    insert: 'referencing new table as added',
    delete: 'referencing old table as removed',
    truncate: '',
  }))
    await sql`
      create trigger ${sql.ref(`count_${event}`)} after ${sql.raw(event)} on log_entries ${sql.raw(changed)}
      for each statement execute function count_log_entries()`.execute(db);
}
