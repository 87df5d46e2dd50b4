import { type Kysely, sql } from 'kysely';

/**
 * Files that admins import, with their rows. A row's cells and form hold personal data: they go as
 * soon as a record is made of the row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imports (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('landRequests', 'ads', 'consultants')),
      file_name text not null check (file_name <> ''),
      state text not null check (state in (
        'reading', 'mapping', 'checking', 'checked', 'making', 'made', 'undoing', 'undone'
      )),
      headings jsonb not null,
      heading_key text not null,
      mapping jsonb not null,
      takes_duplicates boolean not null default false,
      user_id bigint not null references users (id),
      created_at timestamptz not null,
      consented_by bigint references users (id),
      consented_at timestamptz,
      undone_by bigint references users (id),
      failed_at timestamptz,
      check ((consented_by is null) = (consented_at is null))
    )`.execute(db);
  await sql`create index on imports (kind, heading_key, id)`.execute(db);
  await sql`create index on imports (id) where state in ('checking', 'making', 'undoing')`.execute(db);
  await sql`
    create table import_rows (
      import_id bigint not null references imports (id) on delete cascade,
      number integer not null,
      state text not null default 'unchecked' check (state in (
        'unchecked', 'ready', 'duplicate', 'refused', 'made', 'undone', 'kept'
      )),
      cells jsonb not null,
      form jsonb,
      faults jsonb not null default '[]',
      duplicates jsonb not null default '[]',
      parcel_key text,
      phone_key text,
      email_key text,
      record_id bigint,
      primary key (import_id, number)
    )`.execute(db);
  await sql`create index on import_rows (import_id, state, number)`.execute(db);
  for (const key of ['parcel_key', 'phone_key', 'email_key'])
    await sql`
      create index on import_rows (import_id, ${sql.ref(key)}, number) where ${sql.ref(key)} is not null`.execute(
      db,
    );
  // an erasure looks for the person in all imports
  await sql`create index on import_rows (phone_key) where phone_key is not null`.execute(db);
  await sql`create index on import_rows (email_key) where email_key is not null`.execute(db);
  await sql`
    alter table land_requests
      add column consent_source text not null default 'form' check (consent_source in ('form', 'import')),
      add column import_id bigint references imports (id),
      add check ((consent_source = 'import') = (import_id is not null))`.execute(db);
  // a parcel is looked for when ads are imported
  await sql`create index on ads (neighbourhood_id, ada, parsel, id)`.execute(db);
}
