import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { fold } from '../../rules/lists/folding.ts';
import { isWholePhoneKey, phoneKeyPart } from '../../rules/people/phone.ts';

/** The trigram index finds a shorter word only where a word begins. */
const minInnerLetters = 3;

/** A plot has one slash in the lists, and one more in each of its numbers that is a fraction. */
const maxPlotParts = 4;

/**
 * Matches rows whose folded column holds every word of the query, in any order. A word of one or
 * two letters matches only the beginning of a word. Numbers next to each other also match a phone
 * number in any spelling, whose `phoneKey` the column holds. A whole number matches no other
 * one. A plot is found as the lists show it and as it is said: `0 / 101/5`, `ada 101 parsel 5`. The
 * expression is that of the index.
 * @returns undefined for a query without words, which every row matches.
 */
export function matchesText(query: string | undefined, column: string): RawBuilder<SqlBool> | undefined {
  const words = joinFractions(joinNamedPlots(fold(query ?? '').trim()))
    // the number after the slash is not typed yet
    .replace(/(?<!\s)\s*\/$/, '')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '/');
  if (words.length === 0) return undefined;
  const holds = (pattern: string) => sql<SqlBool>`(' ' || ${sql.ref(column)}) like ${pattern}`;
  const matches = (word: string) => {
    const literal = word.replace(/[\\%_]/g, '\\$&');
    const parts = literal.split('/');
    if (parts.length === 1 || parts.includes(''))
      return holds(word.length < minInnerLetters ? `% ${literal}%` : `%${literal}%`);
    const forms = [`%${literal}%`, `%${parts.join(' / ')}%`, ...plotForms(parts)];
    return sql<SqlBool>`(${sql.join(forms.map(holds), sql` or `)})`;
  };
  const all = (some: string[]) => sql<SqlBool>`${sql.join(some.map(matches), sql` and `)}`;
  const groups = phoneGroups(words).map((group) => {
    const phone = phoneKeyPart(group.join(' '));
    if (phone === undefined) return all(group);
    // a whole number is meant as one: its parts also stand in other numbers and in plots
    if (isWholePhoneKey(phone)) {
      // without +90: a foreign number may end with the same digits
      const forms = [group.join(' '), phone.slice('+90'.length)];
      return sql<SqlBool>`(${sql.join(
        forms.map((form) => holds(`%${form}%`)),
        sql` or `,
      )})`;
    }
    return sql<SqlBool>`((${all(group)}) or ${holds(`%${phone}%`)})`;
  });
  return sql<SqlBool>`${sql.join(groups, sql` and `)}`;
}

/** Groups neighbouring words that may be parts of one phone number; any other word is alone. */
function phoneGroups(words: readonly string[]): string[][] {
  const groups: string[][] = [];
  let isPhone = false;
  for (const word of words) {
    const continues = isPhone && phoneWord.test(word);
    isPhone = phoneWord.test(word);
    if (continues) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups;
}
const phoneWord = /^[\d+().-]+$/;

/**
 * Lists show a plot as `101 / 3`; its ada and its parsel are stored as two words, one after the
 * other. Any slash may be the one between them. The parsel may go on with a fraction.
 */
function plotForms(parts: readonly string[]): string[] {
  if (parts.length > maxPlotParts) return [];
  return parts.slice(1).flatMap((_, index) => {
    const plot = `${parts.slice(0, index + 1).join('/')} ${parts.slice(index + 1).join('/')}`;
    return [`% ${plot} %`, `% ${plot}/%`];
  });
}

/** `ada 101 parsel 5`, `ada no: 101, parsel no: 5` and `101 ada 5 parsel` become `101/5`. */
function joinNamedPlots(text: string): string {
  const join = (words: string, start: string, ada: string, parsel: string) =>
    /\d/.test(ada) && /\d/.test(parsel) ? `${start}${ada}/${parsel}` : words;
  return text
    .replace(/\b(ada|parsel|no):/g, '$1 ')
    .split(/\s+/)
    .join(' ')
    .replace(/(^| )ada (?:no )?([^ ,]+),? (?:\/ )?parsel (?:no )?([^ ,]+)/g, join)
    .replace(/(^| )([^ ,]+) ada,? (?:\/ )?([^ ,]+) parsel\b/g, join);
}

/** Takes out the spaces around the slash of a plot or a fraction: both sides hold a digit. */
function joinFractions(text: string): string {
  const [first = '', ...others] = text.split('/');
  return others.reduce((left, right) => {
    const before = left.trimEnd().split(/\s+/).at(-1) ?? '';
    const [after = ''] = right.trimStart().split(/\s+/);
    const isFraction = /\d/.test(before) && /\d/.test(after);
    return isFraction ? `${left.trimEnd()}/${right.trimStart()}` : `${left}/${right}`;
  }, first);
}
