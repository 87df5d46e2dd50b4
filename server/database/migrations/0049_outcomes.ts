import { type Kysely, sql } from 'kysely';
import { countedArea } from '../../../rules/land-requests/countedArea.ts';
import type { Database } from '../schema.ts';

const isOffered = 'teklif_tutar > 0';
const isPurchased = 'durum = 3 and teklif_tutar > 0';
/** Hundredths of a square metre: whole numbers are summed up sooner. */
const area = '(coalesce(area_m2, 0) * 100)::bigint';

/**
 * Sums of the country, in SQL, which are kept for each province too: each is the value of a row that
 * fulfils the condition. An average for each m² leaves out the amounts whose areas are unknown.
 */
const ofProvinces: Readonly<Record<string, readonly [value: string, condition: string]>> = {
  open: ['1', 'durum = 2'],
  offered_tl: ['teklif_tutar', isOffered],
  offered_area_tl: ['teklif_tutar', `${isOffered} and area_m2 is not null`],
  offered_area: [area, isOffered],
  purchased_tl: ['teklif_tutar', isPurchased],
  purchased_area_tl: ['teklif_tutar', `${isPurchased} and area_m2 is not null`],
  purchased_area: [area, isPurchased],
};
/** Sums of the country alone. */
const ofCountry: typeof ofProvinces = {
  cancelled_offered: ['1', `durum = 4 and ${isOffered}`],
  ...Object.fromEntries(
    ['price', 'withdrawn', 'title', 'zoning', 'noAnswer', 'other'].map((neden) => [
      `reason_${neden.toLowerCase()}`,
      ['1', `neden = '${neden}'`],
    ]),
  ),
};
const provinceColumns = Object.keys(ofProvinces);
const countryColumns = Object.keys(ofCountry);
const columns = [...provinceColumns, ...countryColumns];
const sums = Object.values({ ...ofProvinces, ...ofCountry }).map(
  ([value, condition]) => `coalesce(sum(change * ${value}) filter (where ${condition}), 0)`,
);

/** What the sums of a row depend on. */
const read = ['created_at', 'province_id', 'counted', 'durum', 'neden', 'teklif_tutar', 'area_m2'];

const join = (texts: readonly string[], by = ', ') => sql.raw(texts.join(by));

/**
 * Why a land request was cancelled, and the sums of the report that tell what became of those of a
 * day. They are kept for a day, its week and its eight weeks as those of `0034_report.ts`, in slots,
 * and count the same rows. An update is summed up row by row: its trigger names the columns that
 * matter, which one with transition tables cannot, so that a changed plan or name costs nothing.
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
      ${join([
        ...columns.map((column) => `${column} bigint not null default 0`),
        // the provinces by their ids
        ...provinceColumns.map((column) => `${column}_by_province bigint[] not null default ${none}`),
      ])}
    ) with (fillfactor = 50)`.execute(db);
  // beside the row: weeks and months read only the sums of the country
  for (const column of provinceColumns) {
    await sql`
      alter table report_outcomes alter ${sql.ref(`${column}_by_province`)} set storage external`.execute(db);
  }
  await sql`create index on report_outcomes (span, first_day)`.execute(db);
  // no row may change between the first sum and the creation of the triggers
  await sql`lock table land_requests in share row exclusive mode`.execute(db);
  await createFunction(db);
  await sql`select ${addSums('select 1 as change, * from land_requests')}`.execute(db);
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

/** No land requests in any province. */
const none = 'array_fill(0::bigint, array[81])';

/** Adds the sums over rows, each of which counts `change` times. */
const addSums = (rows: string) => sql`
  keep_report_outcomes(span, first_day, province_id, ${join(columns)})
  from (
    select span,
      date '1900-01-01' + ((created_at at time zone interval '3 hours')::date - date '1900-01-01') / span * span,
      province_id, ${join(sums)}
    from (${sql.raw(rows)}) as changed cross join (values (1), (7), (56)) as spans (span)
    where counted
    group by 1, 2, 3
  ) as summed (span, first_day, province_id, ${join(columns)})
  where ${join(
    columns.map((column) => `${column} <> 0`),
    ' or ',
  )}`;

/** Creates the function that adds to the sums of some days and a province. */
async function createFunction(db: Kysely<Database>): Promise<void> {
  const changes = [
    ...columns.map((column) => `${column} = ${column} + kept_${column}`),
    ...provinceColumns
      .map((column) => `${column}_by_province[kept_province]`)
      .map((element, at) => `${element} = ${element} + kept_${provinceColumns[at]}`),
  ];
  await sql`
    create function keep_report_outcomes(
      kept_span bigint, kept_first_day date, kept_province bigint,
      ${join(columns.map((column) => `kept_${column} numeric`))}
    ) returns void language plpgsql as $$
    declare
      own bigint;
    begin
      select slot into own from report_outcomes
      where span = kept_span and first_day = kept_first_day
      limit 1 for update skip locked;
      if own is null then
        insert into report_outcomes (span, first_day) values (kept_span, kept_first_day)
        returning slot into own;
      end if;
      update report_outcomes set ${join(changes)} where slot = own;
    end $$`.execute(db);
}

async function createTriggers(db: Kysely<Database>): Promise<void> {
  await sql`
    create function report_outcomes() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        -- an owner's form has nothing to sum up
        if exists (select from added where durum <> 1 or teklif_tutar <> 0) then
          perform ${addSums('select 1 as change, * from added')};
        end if;
      elsif tg_op = 'UPDATE' then
        perform ${addSums('select 1 as change, new.* union all select -1, old.*')};
      elsif tg_op = 'DELETE' then
        perform ${addSums('select -1 as change, * from removed')};
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
      execute function report_outcomes()`.execute(db);
  }
}
