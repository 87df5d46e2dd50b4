import { type Kysely, sql } from 'kysely';
import { countedArea } from '../../../rules/land-requests/countedArea.ts';
import type { Database } from '../schema.ts';

/** What is summed over the land requests of a group: the value of each for a row, in SQL. */
const sums: Readonly<Record<string, string>> = {
  open: 'case when durum = 2 then 1 else 0 end',
  cancelled_offered: 'case when durum = 4 and teklif_tutar > 0 then 1 else 0 end',
  ...Object.fromEntries(
    ['price', 'withdrawn', 'title', 'zoning', 'noAnswer', 'other'].map((neden) => [
      `reason_${neden.toLowerCase()}`,
      `case when neden = '${neden}' then 1 else 0 end`,
    ]),
  ),
  offered_tl: 'teklif_tutar',
  // an average for each m² leaves out the amounts whose areas are unknown
  offered_area_tl: 'case when area_m2 is null then 0 else teklif_tutar end',
  // hundredths of a square metre: whole numbers are summed up sooner
  offered_area: 'case when teklif_tutar > 0 then (coalesce(area_m2, 0) * 100)::bigint else 0 end',
  purchased_tl: 'case when durum = 3 then teklif_tutar else 0 end',
  purchased_area_tl: 'case when durum = 3 and area_m2 is not null then teklif_tutar else 0 end',
  purchased_area:
    'case when durum = 3 and teklif_tutar > 0 then (coalesce(area_m2, 0) * 100)::bigint else 0 end',
};
const columns = Object.keys(sums);

/** What the sums of a row depend on. */
const read = ['created_at', 'province_id', 'counted', 'durum', 'neden', 'teklif_tutar', 'area_m2'];

const join = (texts: readonly string[], by = ', ') => sql.raw(texts.join(by));

/**
 * Why a land request was cancelled, and the sums of the report that tell what became of those of a
 * day: by province, and with the province 0 for the whole country. They are kept for a day, its week
 * and its eight weeks as those of `0034_report.ts`, in slots, and count the same rows. An update is
 * summed up row by row: its trigger names the columns that matter, which one with transition tables
 * cannot, so that a changed plan or name costs nothing.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await sql`
    alter table land_requests
      add column neden text check (neden in ('price', 'withdrawn', 'title', 'zoning', 'noAnswer', 'other')),
      add column area_m2 numeric(14, 2),
      add constraint land_requests_neden_of_cancelled check (neden is null or durum = 4)`.execute(db);
  await readAreas(db);
  await sql`
    create index on land_requests (neden, created_at, id) where durum in (4)`.execute(db);
  await sql`
    create table report_outcomes (
      slot bigint generated always as identity primary key,
      span bigint not null,
      first_day date not null,
      province_id bigint not null,
      ${join(columns.map((column) => `${column} bigint not null default 0`))}
    ) with (fillfactor = 50)`.execute(db);
  await sql`create index on report_outcomes (span, first_day, province_id)`.execute(db);
  // no row may change between the first sum and the creation of the triggers
  await sql`lock table land_requests in share row exclusive mode`.execute(db);
  await sql`
    insert into report_outcomes (span, first_day, province_id, ${join(columns)})
    ${summed(sql`(select 1 as change, * from land_requests) as changed`)}`.execute(db);
  await createTriggers(db);
}

/** The areas of the stored land requests. Many share one text, which is read once. */
async function readAreas(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ metrekare: string }>`select distinct metrekare from land_requests`.execute(db);
  const areas = rows.flatMap(({ metrekare }) => {
    const area = countedArea(metrekare);
    return area === null ? [] : [{ metrekare, area }];
  });
  // no other trigger reads the area
  await sql`alter table land_requests disable trigger user`.execute(db);
  await sql`
    update land_requests set area_m2 = read.area
    from jsonb_to_recordset(${JSON.stringify(areas)}::jsonb) as read (metrekare text, area numeric)
    where land_requests.metrekare = read.metrekare`.execute(db);
  await sql`alter table land_requests enable trigger user`.execute(db);
}

/** The sums over rows by their groups; each row counts `change` times. */
const summed = (rows: ReturnType<typeof sql>) => sql`
  select span,
    date '1900-01-01' + ((created_at at time zone interval '3 hours')::date - date '1900-01-01') / span * span,
    province, ${join(columns.map((column) => `sum(change * (${sums[column]}))`))}
  from ${rows}
    cross join (values (1), (7), (56)) as spans (span)
    cross join lateral (values (0), (province_id)) as places (province)
  where counted
  group by 1, 2, 3
  having ${join(
    columns.map((column) => `sum(change * (${sums[column]})) <> 0`),
    ' or ',
  )}`;

async function createTriggers(db: Kysely<Database>): Promise<void> {
  const added = columns.map((column) => `${column} = report_outcomes.${column} + kept.${column}`);
  const keep = (rows: string) => sql`
    for kept in
      select * from (${summed(sql`(${sql.raw(rows)}) as changed`)})
        as summed (span, first_day, province_id, ${join(columns)})
    loop
      select slot into own from report_outcomes
      where span = kept.span and first_day = kept.first_day and province_id = kept.province_id
      limit 1 for update skip locked;
      if own is null then
        insert into report_outcomes (span, first_day, province_id)
        values (kept.span, kept.first_day, kept.province_id) returning slot into own;
      end if;
      update report_outcomes set ${join(added)} where slot = own;
      own := null;
    end loop`;
  await sql`
    create function keep_report_outcomes() returns trigger language plpgsql as $$
    declare
      own bigint;
      kept record;
    begin
      if tg_op = 'INSERT' then
        -- an owner's form has nothing to sum up
        if exists (select from added where durum <> 1 or teklif_tutar <> 0) then
          ${keep('select 1 as change, * from added')};
        end if;
      elsif tg_op = 'UPDATE' then
        ${keep('select 1 as change, new.* union all select -1, old.*')};
      elsif tg_op = 'DELETE' then
        ${keep('select -1 as change, * from removed')};
      else
        delete from report_outcomes;
      end if;
      return null;
    end $$`.execute(db);
  const values = (row: string) => `(${read.map((column) => `${row}.${column}`).join(', ')})`;
  const isChanged = `for each row when (${values('old')} is distinct from ${values('new')})`;
  for (const [event, rows] of Object.entries({
    insert: 'insert on land_requests referencing new table as added for each statement',
    update: `update of ${read.join(', ')} on land_requests ${isChanged}`,
    delete: 'delete on land_requests referencing old table as removed for each statement',
    truncate: 'truncate on land_requests for each statement',
  })) {
    await sql`
      create trigger ${sql.ref(`report_outcomes_${event}`)} after ${sql.raw(rows)}
      execute function keep_report_outcomes()`.execute(db);
  }
}
