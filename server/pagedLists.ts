import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database/schema.ts';
import { fold } from './lists.ts';

/** Rows on a page when the caller does not say (specification, section 9: the server sets it). */
const defaultSize = 9;

/** A zero-based page as the database wants it. */
export function pageOf(query: { page?: number | undefined; size?: number | undefined }): {
  limit: number;
  offset: number;
} {
  const limit = query.size ?? defaultSize;
  return { limit, offset: (query.page ?? 0) * limit };
}

/** How many pages of `size` rows the matching rows fill; none without rows. */
export async function countPages<Table extends keyof Database>(
  matching: SelectQueryBuilder<Database, Table, object>,
  size: number,
): Promise<number> {
  const { rows } = await matching
    .select((select) => select.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return Math.ceil(rows / size);
}

/** Trigrams stand behind the search: a word shorter than three letters has none of its own, save at the beginning of a word. */
const shortWord = 3;

/**
 * Whether a folded column holds every searched word, in whatever order; without one, everything matches. A word of one or two
 * letters must begin a word, a longer one may stand anywhere. A plot is read as `101 / 3` and stored as two words, so numbers with a slash
 * between them are found as they stand, and apart. The expression is that of the index.
 */
export function matchesText(searched: string | undefined, column: string): RawBuilder<SqlBool> {
  const words = fold(searched ?? '')
    .replace(/(?<=\d)\s*\/\s*(?=\d)/g, '/')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return sql<SqlBool>`true`;
  const holds = (word: string) => {
    const literal = word.replace(/[\\%_]/g, '\\$&');
    return sql<SqlBool>`(' ' || ${sql.ref(column)}) like ${word.length < shortWord ? `% ${literal}%` : `%${literal}%`}`;
  };
  const holdsAll = (parts: string[]) => sql<SqlBool>`${sql.join(parts.map(holds), sql` and `)}`;
  const matches = (word: string) =>
    /^\d+\/\d+$/.test(word) ? sql<SqlBool>`(${holds(word)} or (${holdsAll(word.split('/'))}))` : holds(word);
  return sql<SqlBool>`${sql.join(words.map(matches), sql` and `)}`;
}
