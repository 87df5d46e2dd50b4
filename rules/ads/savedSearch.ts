import type { components } from '../../api/schema.ts';

type SavedSearch = components['schemas']['SavedSearch'];
/** What finds ads, by the names of the list's parameters. What is missing filters nothing. */
export type SearchInput = Omit<components['schemas']['NewSavedSearch'], 'onay'>;

/** The contract's limit for the saved searches of one person. */
export const maxSavedSearches = 10;

const inputNames = [
  'q',
  'il',
  'ilce',
  'fiyat_min',
  'fiyat_max',
  'metre_kare_min',
  'metre_kare_max',
] as const satisfies readonly (keyof SearchInput)[];

/** What is saved of an input: the words with single blanks, and none without a word. */
export function normalized({ q: typed = '', ...filters }: SearchInput): SearchInput {
  const q = typed.trim().replaceAll(/\s+/g, ' ');
  return { ...filters, ...(q && { q }) };
}

/** What a saved search was saved with. */
export function inputOf(search: SavedSearch): SearchInput {
  const { id: _, tarih: __, summary: ___, onay: ____, il, ilce, ...others } = search;
  return { ...others, ...(il && { il: il.id }), ...(ilce && { ilce: ilce.id }) };
}

/** Whether two searches were typed and filtered alike. */
export function isSameInput(one: SearchInput, other: SearchInput): boolean {
  return inputNames.every((name) => one[name] === other[name]);
}

/** The query of the address that shows what a search finds, from its first page. */
export function addressOfInput(input: SearchInput): string {
  const search = new URLSearchParams({ page: '1' });
  for (const name of inputNames) {
    if (input[name] !== undefined) search.set(name, String(input[name]));
  }
  return `?${search}`;
}
