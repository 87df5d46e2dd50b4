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
 * letters must begin a word, a longer one may stand anywhere. The expression is that of the index.
 */
export function matchesText(searched: string | undefined, column: string): RawBuilder<SqlBool> {
  const words = fold(searched ?? '')
    .trim()
    // the second half is still being typed
    .replace(/\s*\/$/, '')
    .replace(betweenNumbers, '/')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '/');
  if (words.length === 0) return sql<SqlBool>`true`;
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

/** The slash of a plot or a fraction, with the blanks around it: there is a digit in what stands on either side. */
const betweenNumbers = /(?<=(?:^|\s)[^\s/]*\d[^\s/]*)\s*\/\s*(?=[^\s/]*\d)/g;
