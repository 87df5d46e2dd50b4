/** The lists that callers search, sort and page. */
import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { maxCountedMatches } from '../../rules/lists/matchLimits.ts';
import type { Database } from '../database/schema.ts';
import type { KeptList } from '../database/tables/keptCounts.ts';
import { matchesText } from './matchesText.ts';

/**
 * Rows on a page of posts or ads when the caller gives no size (product, 9: the server sets it).
 */
const defaultPageSize = 9;
/** Rows on a page of a list whose body is an array, when the caller gives no size. */
const maxPageSize = 1000;

export interface PagedList<Field extends string> {
  table: 'land_requests' | 'users' | 'outbox_messages' | 'contact_messages' | 'posts' | 'ads' | 'log_entries';
  /** The condition of the list's rows, without parameters, so that partial indexes match it. */
  group?: RawBuilder<SqlBool>;
  /**
   * Narrow the rows of the group, by indexed columns. As for a search, the rows that fulfil them
   * are counted up to `maxCountedMatches`.
   */
  conditions?: readonly RawBuilder<SqlBool>[];
  /** The number of the group's rows: the kept counts whose sum it is, or an expression. */
  counts: readonly KeptList[] | RawBuilder<number>;
  /** The columns by the names that a caller may sort by. */
  sortColumns: Readonly<Record<Field, string>>;
  defaultSort: Field | `-${Field}`;
  /** The panel shows the ids of the rows: `1034`, `#1034` and `T-1034` find the row with this id. */
  isNumbered?: boolean;
  /** The list's further headers, each an SQL expression. */
  figures?: Readonly<Record<string, RawBuilder<number>>>;
}

interface PageQuery<Field extends string> {
  /** Zero-based. */
  page?: number | undefined;
  /** Rows on a page; `maxPageSize` without it. */
  size?: number | undefined;
  sort?: Field | `-${Field}` | undefined;
  q?: string | undefined;
}

/** Selects the columns that a list shows. */
type Select<Tables extends keyof Database, Row> = (
  db: Kysely<Database>,
) => SelectQueryBuilder<Database, Tables, Row>;
/** A row that such a function selects. */
export type RowOf<Query extends (db: Kysely<Database>) => { execute(): Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Query>['execute']>
>[number];

/** Answers a list whose body is an array; `X-Total-Count` holds the number of rows on all pages. */
export async function answerList<Field extends string, Tables extends keyof Database, Row, Wire>(
  db: Kysely<Database>,
  list: PagedList<Field>,
  query: PageQuery<Field>,
  select: Select<Tables, Row>,
  toWire: (row: Row) => Wire,
) {
  const page = await readPage(db, list, query, select);
  const headers = { 'X-Total-Count': page.total, ...page.headers };
  return { status: 200, body: page.rows.map(toWire), headers } as const;
}

/** Reads one page of a list whose body names the number of pages. */
export async function readNumberedPage<Field extends string, Tables extends keyof Database, Row, Wire>(
  db: Kysely<Database>,
  list: PagedList<Field>,
  query: PageQuery<Field>,
  select: Select<Tables, Row>,
  toWire: (row: Row) => Wire,
) {
  const size = query.size ?? defaultPageSize;
  const page = await readPage(db, list, { ...query, size }, select);
  const headers = { 'X-Total-Count': page.total, ...page.headers };
  return { items: page.rows.map(toWire), pages: Math.ceil(page.total / size), headers };
}

interface Page<Row> {
  rows: Row[];
  /** The number of rows on all pages, at most `maxCountedMatches` for a search or a condition. */
  total: number;
  /** The list's figures, and `X-Total-Capped` where more rows match than `total`. */
  headers: Record<string, string | number>;
}

async function readPage<Field extends string, Tables extends keyof Database, Row>(
  db: Kysely<Database>,
  list: PagedList<Field>,
  query: PageQuery<Field>,
  select: Select<Tables, Row>,
): Promise<Page<Row>> {
  const { column, direction } = parseSort(query.sort ?? list.defaultSort, list.sortColumns);
  const id = sql.ref(`${list.table}.id`);
  const sorted = sql.ref(`${list.table}.${column}`);
  const by = sql.raw(direction);
  const { size = maxPageSize, page = 0 } = query;
  const limit = sql`limit ${size} offset ${page * size}`;
  const read = (ids: RawBuilder<unknown>) =>
    select(db)
      .where(sql<SqlBool>`${id} = any(${ids})`)
      .orderBy(sorted, direction)
      .orderBy(id, direction)
      .execute();
  // ids first: rows before the page are skipped in the index, and only the page's rows are fetched
  const readSlice = (matching: RawBuilder<unknown>) =>
    read(sql`array(select ${id} ${matching} order by ${sorted} ${by}, ${id} ${by} ${limit})`);
  const figures = Object.entries(list.figures ?? {}).map(
    ([name, figure]) => sql`${sql.lit(name)}, ${figure}`,
  );
  const headers = sql`json_build_object(${sql.join(figures)}) as headers`;

  const inGroup = sql`from ${sql.table(list.table)} where ${list.group ?? sql`true`}`;
  const searched = `${list.table}.search_text`;
  const search = list.isNumbered
    ? matchesTextOrNumber(query.q, searched, id)
    : matchesText(query.q, searched);
  const conditions = [...(list.conditions ?? []), ...(search ? [search] : [])];
  if (conditions.length === 0) {
    const [found, counted] = await Promise.all([
      readSlice(inGroup),
      readOne<Counted>(
        db,
        sql`select ${'toOperationNode' in list.counts ? list.counts : keptRows(list.counts)} as total, ${headers}`,
      ),
    ]);
    return { rows: found, ...counted };
  }

  const matching = sql`${inGroup} and ${sql.join(conditions, sql` and `)}`;
  // one statement finds the number of matches and, unless they exceed the cap, the ids of the page
  const { ids, ...counted } = await readOne<Counted & { ids: string[] }>(
    db,
    sql`
      with found as materialized (
        select ${id} as id, ${sorted} as sorted ${matching} limit ${maxCountedMatches + 1}
      )
      select (select count(*) from found) as total, ${headers},
        array(select id from found order by sorted ${by}, id ${by} ${limit})::text[] as ids`,
  );
  if (counted.total <= maxCountedMatches) {
    return { rows: await read(sql`${ids}::bigint[]`), ...counted };
  }
  return {
    rows: await readSlice(matching),
    total: maxCountedMatches,
    headers: { ...counted.headers, 'X-Total-Capped': 'true' },
  };
}

/**
 * The number of a row that the query may mean: `#1034` and the reference `T-1034`, as it is read
 * out and typed, mean nothing else, `1034` also text.
 */
export function numberIn(query: string | undefined): { number: string; isAlone: boolean } | undefined {
  const [, sign, number] = /^\s*(#|t-?|)(\d{1,15})\s*$/i.exec(query ?? '') ?? [];
  return number === undefined ? undefined : { number, isAlone: sign !== '' };
}

function matchesTextOrNumber(query: string | undefined, column: string, id: RawBuilder<unknown>) {
  const text = matchesText(query, column);
  const meant = numberIn(query);
  if (!text || !meant) return text;
  const isRow = sql<SqlBool>`${id} = ${meant.number}`;
  return meant.isAlone ? isRow : sql<SqlBool>`(${isRow} or ${text})`;
}

interface Counted {
  total: number;
  headers: Record<string, number>;
}

/** The only row of a select. */
export async function readOne<Row>(db: Kysely<Database>, statement: RawBuilder<unknown>): Promise<Row> {
  const { rows } = await sql<Row>`${statement}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a table returned no row');
  return row;
}

/** The number of rows in these lists, from the counts that triggers keep. */
export function keptRows(lists: readonly KeptList[]): RawBuilder<number> {
  const names = sql.join(lists.map((list) => sql.lit(list)));
  return sql`(select coalesce(sum(rows), 0)::bigint from kept_counts where list in (${names}))`;
}

/** A wire sort such as `-tarih` as its column and direction. */
function parseSort(sort: string, columns: Readonly<Record<string, string>>) {
  const column = columns[sort.replace(/^-/, '')];
  if (column === undefined) throw new Error(`No column for the sort ${sort}`);
  return { column, direction: sort.startsWith('-') ? ('desc' as const) : ('asc' as const) };
}
