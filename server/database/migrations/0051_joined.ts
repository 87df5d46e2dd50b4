import { type Kysely, sql } from 'kysely';

const isSingle = 'joined_to is null';

/**
 * A land request that repeats another one can be joined to it, its leader. It is open like its
 * leader was, but no list, count or figure has it until it is separated again: they are of those
 * whose `joined_to` is null.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table land_requests
      add column joined_to bigint references land_requests (id),
      add constraint land_requests_joined_to_check
        check (joined_to is null or (durum in (1, 2) and joined_to <> id))`.execute(db);
  await sql`create index on land_requests (joined_to) where joined_to is not null`.execute(db);
  await narrowIndexes(db);
  await changeFunction(db, 'count_land_requests', /\bdurum = [12]\b/g, `$& and ${isSingle}`);
  await changeFunction(db, 'report_land_requests', /\bwhere counted\b/g, `$& and ${isSingle}`);
  await changeFunction(db, 'report_outcomes', /\bwhere counted\b/g, `$& and ${isSingle}`);
  await watchColumn(db);
  // without statistics a planner takes hardly any row for a single one
  await sql`analyze land_requests`.execute(db);
}

/** Leaves the joined ones out of the indexes of the open land requests, which lists read alone. */
async function narrowIndexes(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = 'land_requests'::regclass
      and pg_get_expr(indpred, indrelid) ~ 'durum = (1|ANY \\(ARRAY\\[1, 2\\]\\))'`.execute(db);
  for (const { name, definition } of rows) {
    await sql`drop index ${sql.raw(name)}`.execute(db);
    await sql.raw(definition.replace(/ WHERE (.*)$/, ` WHERE ($1) AND ${isSingle}`)).execute(db);
  }
}

async function changeFunction(
  db: Kysely<unknown>,
  name: string,
  condition: RegExp,
  narrowed: string,
): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef(${name}::regproc) as definition`.execute(db);
  const definition = rows[0]?.definition ?? '';
  const changed = definition.replaceAll(condition, narrowed);
  if (changed === definition) throw new Error(`${name} reads its rows in another way`);
  await sql.raw(changed).execute(db);
}

/** The trigger of `report_outcomes` names the columns that its sums depend on. */
async function watchColumn(db: Kysely<unknown>): Promise<void> {
  const read = [
    'created_at',
    'province_id',
    'counted',
    'durum',
    'neden',
    'teklif_tutar',
    'area_m2',
    'joined_to',
  ];
  const values = (row: string) => `(${read.map((column) => `${row}.${column}`).join(', ')})`;
  await sql`drop trigger report_outcomes_update on land_requests`.execute(db);
  await sql
    .raw(`
      create trigger report_outcomes_update after update of ${read.join(', ')} on land_requests
      for each row when (${values('old')} is distinct from ${values('new')})
      execute function report_outcomes()`)
    .execute(db);
}
