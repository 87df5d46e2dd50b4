import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { fold } from '../../rules/lists/turkish.ts';
import type { Database } from '../database/schema.ts';
import type { KeptList } from '../database/tables/keptCounts.ts';

/** Rows on a page when the caller does not say (product, 9: the server sets it). */
export const defaultSize = 9;

/**
 * A search stops counting here: counting all matches of a frequent word reads most of the table.
 */
const maxCounted = 1000;

/** A table whose rows are searched, sorted and shown in pages. */
export interface PagedList<Field extends string> {
  table: 'land_requests' | 'users' | 'outbox_messages' | 'contact_messages' | 'posts' | 'ads';
  /** Condition of the list's rows, without parameters, so that partial indexes match it. */
  group?: RawBuilder<SqlBool>;
  /** The kept counts whose sum is the number of these rows. */
  counts: readonly KeptList[];
  /** The columns of the table that a caller may sort by. */
  sortColumns: Readonly<Record<Field, string>>;
  defaultSort: Field | `-${Field}`;
  /** Further headers of this list, by name, with the SQL expression of each. */
  figures?: Readonly<Record<string, RawBuilder<number>>>;
}

export interface PageQuery<Field extends string> {
  /** Zero-based. */
  page?: number | undefined;
  /** Without it the page holds every row. */
  size?: number | undefined;
  sort?: Field | `-${Field}` | undefined;
  q?: string | undefined;
}

interface Page<Row> {
  rows: Row[];
  /** The number of rows on all pages, at most `maxCounted` for a search. */
  total: number;
  /** The list's further headers, and `X-Total-Capped` where a search found more than `total`. */
  headers: Record<string, string | number>;
}

/**
 * Reads one page of a list.
 * @param rows selects the columns to show from the list's table.
 */
export async function listPage<Field extends string, Tables extends keyof Database, Row>(
  db: Kysely<Database>,
  list: PagedList<Field>,
  query: PageQuery<Field>,
  rows: SelectQueryBuilder<Database, Tables, Row>,
): Promise<Page<Row>> {
  const { column, direction } = parseSort(query.sort ?? list.defaultSort, list.sortColumns);
  const id = sql.ref(`${list.table}.id`);
  const sorted = sql.ref(`${list.table}.${column}`);
  const by = sql.raw(direction);
  const { size, page = 0 } = query;
  const limit = size === undefined ? sql`` : sql`limit ${size} offset ${page * size}`;
  const read = (ids: RawBuilder<unknown>) =>
    rows.where(sql<SqlBool>`${id} = any(${ids})`).orderBy(sorted, direction).orderBy(id, direction).execute();
  // ids first: rows before the page are skipped in the index, and only the page's rows are fetched
  const readPage = (matching: RawBuilder<unknown>) =>
    read(sql`array(select ${id} ${matching} order by ${sorted} ${by}, ${id} ${by} ${limit})`);
  const figures = Object.entries(list.figures ?? {}).map(
    ([name, figure]) => sql`${sql.lit(name)}, ${figure}`,
  );
  const headers = sql`json_build_object(${sql.join(figures)}) as headers`;

  const inGroup = sql`from ${sql.table(list.table)} where ${list.group ?? sql`true`}`;
  const search = matchesText(query.q, `${list.table}.search_text`);
  if (!search) {
    const [found, counted] = await Promise.all([
      readPage(inGroup),
      readOne<Counted>(db, sql`select ${keptRows(list.counts)} as total, ${headers}`),
    ]);
    return { rows: found, ...counted };
  }

  const matching = sql`${inGroup} and ${search}`;
  // one search finds the number of matches and, unless they exceed the cap, the ids of the page
  const { ids, ...counted } = await readOne<Counted & { ids: string[] }>(
    db,
    sql`
      with found as materialized (
        select ${id} as id, ${sorted} as sorted ${matching} limit ${maxCounted + 1}
      )
      select (select count(*) from found) as total, ${headers},
        array(select id from found order by sorted ${by}, id ${by} ${limit})::text[] as ids`,
  );
  if (counted.total <= maxCounted) {
    return { rows: await read(sql`${ids}::bigint[]`), ...counted };
  }
  return {
    rows: await readPage(matching),
    total: maxCounted,
    headers: { ...counted.headers, 'X-Total-Capped': 'true' },
  };
}

interface Counted {
  total: number;
  headers: Record<string, number>;
}

async function readOne<Row>(db: Kysely<Database>, statement: RawBuilder<unknown>): Promise<Row> {
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

/**
 * Trigrams stand behind the search: a word shorter than three letters has none of its own, save at
 * the beginning of a word.
 */
const shortWord = 3;

/**
 * Whether a folded column holds every searched word, in whatever order; undefined without one,
 * since everything matches. A word of one or two letters must begin a word, a longer one may stand
 * anywhere. The expression is that of the index.
 */
function matchesText(searched: string | undefined, column: string): RawBuilder<SqlBool> | undefined {
  if (searched === undefined) return undefined;
  const words = fold(searched)
    .trim()
    // the second half is still being typed
    .replace(/\s*\/$/, '')
    .replace(betweenNumbers, '/')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '/');
  if (words.length === 0) return undefined;
  const holds = (pattern: string) => sql<SqlBool>`(' ' || ${sql.ref(column)}) like ${pattern}`;
  const matches = (word: string) => {
    const literal = word.replace(/[\\%_]/g, '\\$&');
    const parts = literal.split('/');
    if (parts.length === 1 || parts.includes(''))
      return holds(word.length < shortWord ? `% ${literal}%` : `%${literal}%`);
    // a plot is shown as `101 / 3`, and stored as two words, one after the other
    const forms = [`%${literal}%`, `%${parts.join(' / ')}%`, `% ${parts.join(' ')} %`];
    return sql<SqlBool>`(${sql.join(forms.map(holds), sql` or `)})`;
  };
  return sql<SqlBool>`${sql.join(words.map(matches), sql` and `)}`;
}

/**
 * The slash of a plot or a fraction, with the blanks around it: there is a digit in what stands on
 * either side.
 */
const betweenNumbers = /(?<=(?:^|\s)[^\s/]*\d[^\s/]*)\s*\/\s*(?=[^\s/]*\d)/g;

/**
 * A wire sort such as `-tarih` as its column and direction; the contract has let no other field
 * through.
 */
function parseSort<Field extends string>(
  sort: Field | `-${Field}`,
  columns: Readonly<Record<Field, string>>,
): { column: string; direction: 'asc' | 'desc' } {
  const field = sort.replace(/^-/, '');
  const entry = Object.entries<string>(columns).find(([name]) => name === field);
  if (!entry) throw new Error(`No column for the sort ${sort}`);
  return { column: entry[1], direction: sort.startsWith('-') ? 'desc' : 'asc' };
}
