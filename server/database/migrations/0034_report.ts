import { type Kysely, sql } from 'kysely';

/** A table of sums over the rows of another one. Everything in it is SQL. */
interface KeptSums {
  table: string;
  source: 'land_requests' | 'offers';
  /** By what the rows are grouped, each with its value for a row. */
  keys: Readonly<Record<string, string>>;
  /** The sums, each with the condition of the rows that it counts. */
  sums: Readonly<Record<string, string>>;
  /**
   * Makes each sum an array, because reading many short rows takes longer than reading few long
   * ones: `cell` is a row's value, and `at` are the elements that count it.
   */
  array?: { cell: string; at: readonly string[]; size: number };
  /** What makes several groups of a row. */
  groups?: string;
  /** The rows that are counted; by default all. */
  where?: string;
}

/** A day, its week and its eight weeks. */
const spans = 'cross join (values (1), (7), (56)) as spans (span)';

/** The span that holds a row's day in Istanbul (UTC+3 all year). Every span begins on a Monday. */
const spanOf = (time: string) => ({
  span: 'span',
  first_day: `date '1900-01-01' +
    ((${time} at time zone interval '3 hours')::date - date '1900-01-01') / span * span`,
});

/** The whole hours from a land request to its first offer. */
const hours = 'greatest(0, floor(extract(epoch from first_offered_at - created_at) / 3600))::bigint';

const kept: readonly KeptSums[] = [
  {
    table: 'report_land_requests',
    source: 'land_requests',
    keys: spanOf('created_at'),
    sums: {
      received: 'true',
      offered: 'teklif_tutar > 0',
      purchased: 'durum = 3',
      unoffered: 'durum = 3 and teklif_tutar = 0',
      cancelled: 'durum = 4',
    },
    // the whole country, then the provinces by their ids
    array: { cell: 'province_id', at: ['1', 'kept_cell + 1'], size: 82 },
    groups: spans,
  },
  {
    table: 'report_first_offers',
    source: 'land_requests',
    keys: spanOf('created_at'),
    sums: { land_requests: 'true' },
    // 0 to 71 hours, then 3 to 60 days: that keeps the elements few, and the order of any two
    array: {
      cell: `case when ${hours} < 72 then ${hours} + 1 else least(60, ${hours} / 24) + 70 end`,
      at: ['kept_cell'],
      size: 130,
    },
    groups: spans,
    where: 'first_offered_at is not null',
  },
  {
    table: 'report_work',
    source: 'land_requests',
    // assignee 0 is nobody
    keys: { assignee_id: 'coalesce(assignee_id, 0)' },
    sums: { waiting: 'durum = 1', offered: 'durum = 2' },
    where: 'durum in (1, 2)',
  },
  {
    table: 'report_offers',
    source: 'offers',
    keys: spanOf('made_at'),
    sums: {
      made: 'true',
      accepted: "reply = 'accept'",
      declined: "reply = 'decline'",
      call_asked: "reply = 'callMe'",
    },
    groups: spans,
  },
];

/**
 * The figures of the report, maintained by triggers in the manner of `0018_kept_counts.ts`, because
 * summing a million rows takes seconds. What has a day is kept for that day, for its week and for
 * its eight weeks, so that few rows cover any range of days. A figure is the sum of its slots.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table land_requests add column first_offered_at timestamptz`.execute(db);
  await withoutIndexes(db, 'land_requests', () =>
    // offers of earlier versions are in the history alone
    sql`
      update land_requests set first_offered_at = first.made_at
      from (
        select id, min(made_at) as made_at from (
          select land_request_id as id, made_at from offers
          union all
          select record_id, created_at from history where kind = 'request' and action = 'offered'
        ) as made
        group by id
      ) as first
      where first.id = land_requests.id`.execute(db),
  );
  await sql`create index on offers (expires_at) include (reply) where ended_at is null`.execute(db);

  // no row may change between the first sum and the creation of the triggers
  await sql`lock table land_requests, offers in share row exclusive mode`.execute(db);
  for (const sums of kept) await createSums(db, sums);
  for (const source of ['land_requests', 'offers'] as const) await createTriggers(db, source);
}

/**
 * Runs `change` without the indexes of a table, except those of its constraints. An update of most
 * of a million rows takes four times as long with them.
 */
async function withoutIndexes(
  db: Kysely<unknown>,
  table: string,
  change: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = ${table}::regclass
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db);
  await change();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}

const join = (texts: readonly string[], by = ', ') => sql.raw(texts.join(by));

/** The values of a group: its keys, and the cell of an array. */
const groupOf = ({ keys, array }: KeptSums) => ({ ...keys, ...(array && { cell: array.cell }) });

/** Adds the sums over rows of the source, each of which counts `change` times. */
function keepSums(kept: KeptSums, rows: string) {
  const group = groupOf(kept);
  const sums = Object.entries(kept.sums).map(
    ([column, condition]) => `coalesce(sum(change) filter (where ${condition}), 0)::bigint as ${column}`,
  );
  const values = Object.entries(group).map(([column, value]) => `${value} as ${column}`);
  const numbers = values.map((_, index) => String(index + 1));
  const columns = Object.keys(kept.sums);
  return sql`
    ${sql.ref(`keep_${kept.table}`)}(${join([...Object.keys(group), ...columns])})
    from (
      select ${join([...values, ...sums])} from ${sql.raw(rows)} ${sql.raw(kept.groups ?? '')}
      where ${sql.raw(kept.where ?? 'true')} group by ${join(numbers)}
    ) as summed
    where ${join(
      columns.map((column) => `${column} <> 0`),
      ' or ',
    )}`;
}

/** Creates the table, the function that adds to its sums, and the sums of the existing rows. */
async function createSums(db: Kysely<unknown>, kept: KeptSums): Promise<void> {
  const table = sql.table(kept.table);
  const { array } = kept;
  const [keys, sums] = [Object.keys(kept.keys), Object.keys(kept.sums)];
  const typeOf = (column: string) => (column === 'first_day' ? 'date' : 'bigint');
  const [type, none] = array ? ['integer[]', `array_fill(0, array[${array.size}])`] : ['bigint', '0'];
  const changes = sums.flatMap((column) =>
    (array?.at ?? ['']).map((at) => {
      const target = at === '' ? column : `${column}[${at}]`;
      return `${target} = coalesce(${target}, 0) + kept_${column}`;
    }),
  );
  const parameters = [...Object.keys(groupOf(kept)), ...sums];
  await sql`
    create table ${table} (
      slot bigint generated always as identity primary key,
      ${join(keys.map((column) => `${column} ${typeOf(column)} not null`))},
      ${join(sums.map((column) => `${column} ${type} not null default ${none}`))}
    ) with (fillfactor = 50)`.execute(db);
  await sql`create index on ${table} (${join(keys)})`.execute(db);
  await sql`
    create function ${sql.ref(`keep_${kept.table}`)}(
      ${join(parameters.map((column) => `kept_${column} ${typeOf(column)}`))}
    ) returns void language plpgsql as $$
    declare
      own bigint;
    begin
      select slot into own from ${table}
      where ${join(
        keys.map((column) => `${column} = kept_${column}`),
        ' and ',
      )}
      limit 1 for update skip locked;
      if own is null then
        insert into ${table} (${join(keys)}) values (${join(keys.map((column) => `kept_${column}`))})
        returning slot into own;
      end if;
      update ${table} set ${join(changes)} where slot = own;
    end $$`.execute(db);
  await sql`select ${keepSums(kept, `(select 1 as change, * from ${kept.source}) as counted`)}`.execute(db);
}

/** Creates the triggers that keep all sums over a table. */
async function createTriggers(db: Kysely<unknown>, source: KeptSums['source']): Promise<void> {
  const own = kept.filter((sums) => sums.source === source);
  const name = sql.ref(`report_${source}`);
  const keep = (rows: string) =>
    sql.join(
      own.map((one) => sql`perform ${keepSums(one, rows)}`),
      sql`; `,
    );
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        ${keep('(select 1 as change, * from added) as changed')};
      elsif tg_op = 'UPDATE' then
        ${keep('(select 1 as change, * from added union all select -1, * from removed) as changed')};
      elsif tg_op = 'DELETE' then
        ${keep('(select -1 as change, * from removed) as changed')};
      else
        ${join(
          own.map(({ table }) => `delete from ${table}`),
          '; ',
        )};
      end if;
      return null;
    end $$`.execute(db);
  for (const [event, changed] of Object.entries({
    insert: 'referencing new table as added',
    update: 'referencing old table as removed new table as added',
    delete: 'referencing old table as removed',
    truncate: '',
  })) {
    await sql`
      create trigger ${sql.ref(`report_${event}`)} after ${sql.raw(event)} on ${sql.table(source)} ${sql.raw(changed)}
      for each statement execute function ${name}()`.execute(db);
  }
}
