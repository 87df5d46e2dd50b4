import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { fold } from '../../rules/lists/folding.ts';

/** The trigram index finds a shorter word only where a word begins. */
const minInnerLetters = 3;

/**
 * Matches rows whose folded column holds every word of the query, in any order. A word of one or
 * two letters matches only the beginning of a word. The expression is that of the index.
 * @returns undefined for a query without words, which every row matches.
 */
export function matchesText(query: string | undefined, column: string): RawBuilder<SqlBool> | undefined {
  const words = fold(query ?? '')
    .trim()
    // the number after the slash is not typed yet
    .replace(/\s*\/$/, '')
    .replace(slashBetweenNumbers, '/')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '/');
  if (words.length === 0) return undefined;
  const holds = (pattern: string) => sql<SqlBool>`(' ' || ${sql.ref(column)}) like ${pattern}`;
  const matches = (word: string) => {
    const literal = word.replace(/[\\%_]/g, '\\$&');
    const parts = literal.split('/');
    if (parts.length === 1 || parts.includes(''))
      return holds(word.length < minInnerLetters ? `% ${literal}%` : `%${literal}%`);
    // lists show a plot as `101 / 3`; its columns are stored as two words, one after the other
    const forms = [`%${literal}%`, `%${parts.join(' / ')}%`, `% ${parts.join(' ')} %`];
    return sql<SqlBool>`(${sql.join(forms.map(holds), sql` or `)})`;
  };
  return sql<SqlBool>`${sql.join(words.map(matches), sql` and `)}`;
}

/** The slash of a plot or a fraction, with the spaces around it: both sides hold a digit. */
const slashBetweenNumbers = /(?<=(?:^|\s)[^\s/]*\d[^\s/]*)\s*\/\s*(?=[^\s/]*\d)/g;
