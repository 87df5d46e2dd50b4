import { type Kysely, sql } from 'kysely';

/**
 * Natural sort orders: block 9 before block 10, blocks that are not numbers last, and cancelled
 * consultants after the others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const padded = (column: string) =>
    `case when ${column} ~ '^[0-9]{1,20}$' then lpad(${column}, 20, '0') else '~' || ${column} end`;
  await sql`
    alter table land_requests add column ada_sort text collate "C" not null
    generated always as (${sql.raw(padded('ada'))} || ' ' || ${sql.raw(padded('parsel'))}) stored`.execute(
    db,
  );
  await sql`
    alter table users add column status_sort integer not null
    generated always as (is_deleted * 2 + status) stored`.execute(db);
  const replaced = [
    ['land_requests', 'ada', ['durum in (1, 2)', 'durum in (3)', 'durum in (4)']],
    [
      'users',
      'status',
      [
        "role = 'consultant'",
        "role = 'consultant' and is_deleted = 0 and status = 0",
        "role = 'consultant' and is_deleted = 1",
      ],
    ],
  ] as const;
  for (const [table, column, groups] of replaced) {
    for (const [index, group] of groups.entries()) {
      // the names that PostgreSQL generated
      await sql`drop index if exists ${sql.ref(`${table}_${column}_id_idx${index || ''}`)}`.execute(db);
      await sql`
        create index on ${sql.table(table)} (${sql.ref(`${column}_sort`)}, id) where ${sql.raw(group)}`.execute(
        db,
      );
    }
  }
}
