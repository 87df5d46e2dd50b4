import { type Kysely, sql } from 'kysely';

/**
 * The admin lists of each table: conditions that must match the lists' own statements literally,
 * and sort columns.
 */
const lists = {
  land_requests: {
    groups: ['durum in (1, 2)', 'durum in (3)', 'durum in (4)'],
    columns: ['name_sort', 'phone', 'il_sort', 'ada', 'durum', 'teklif_tutar'],
  },
  users: {
    groups: [
      "role = 'consultant'",
      "role = 'consultant' and is_deleted = 0 and status = 0",
      "role = 'consultant' and is_deleted = 1",
    ],
    columns: ['name_sort', 'phone', 'email', 'office_sort', 'status'],
  },
} as const;

/** The tables with text search. */
const searched = ['land_requests', 'users', 'posts', 'ads', 'outbox_messages', 'contact_messages'];

/**
 * An index for each sort order and each search of the lists. Search indexes need the extension
 * pg_trgm, which the embedded database and common PostgreSQL distributions include; without it,
 * searches are slower.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table land_requests add column il_sort text collate "C" not null default ''`.execute(db);
  await sql`
    update land_requests set il_sort = provinces.name_sort
    from provinces where provinces.id = land_requests.province_id`.execute(db);
  for (const [table, { groups, columns }] of Object.entries(lists)) {
    for (const group of groups) {
      for (const column of columns) {
        await sql`create index on ${sql.table(table)} (${sql.ref(column)}, id) where ${sql.raw(group)}`.execute(
          db,
        );
      }
    }
  }
  for (const group of lists.users.groups) {
    await sql`create index on users (id) where ${sql.raw(group)}`.execute(db);
  }
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
    exception when insufficient_privilege or undefined_file or feature_not_supported then
      raise notice 'pg_trgm cannot be installed: searches are slower without it';
    end $$`.execute(db);
  const installed = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (installed.rows.length === 0) return;
  for (const table of searched) {
    // the leading space lets a search match the beginning of every word, the first included
    await sql`create index on ${sql.table(table)} using gin ((' ' || search_text) gin_trgm_ops)`.execute(db);
  }
}
