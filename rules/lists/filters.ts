/** The texts of a list's filters by wire name, as its address has them; none is empty. */
export type FilterTexts = Readonly<Record<string, string>>;

/** The filters among the parameters of a list's call. */
export type FiltersOf<Query> = Omit<NonNullable<Query>, 'page' | 'size' | 'sort' | 'q' | 'csv'>;

/** How each filter of a list reads; undefined for a text that is no value of the filter. */
export type FilterReaders<Filters> = {
  readonly [Name in keyof Filters]-?: (text: string) => Filters[Name] | undefined;
};

/** The values of a list's filters. A text that is no valid value filters nothing. */
export function readFilters<Filters extends object>(
  readers: FilterReaders<Filters>,
  texts: FilterTexts,
): Partial<Filters> {
  const filters: Partial<Filters> = {};
  for (const name in readers) {
    const text = texts[name];
    const value = text === undefined ? undefined : readers[name](text);
    if (value !== undefined) filters[name] = value;
  }
  return filters;
}

/** The contract's limit for prices and areas. */
const maxAmount = 999_999_999_999;

/** A whole amount without dots. */
export function readAmount(text: string): number | undefined {
  return /^\d{1,12}$/.test(text) && Number(text) <= maxAmount ? Number(text) : undefined;
}

export function readPlaceId(text: string): number | undefined {
  const id = Number(text);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(id) ? id : undefined;
}

/** Whose rows a list shows: `mine`, `nobody`, or the id of an admin. */
export function readAssignee(text: string): string | undefined {
  return text.length <= 15 && /^(mine|nobody|[1-9]\d*)$/.test(text) ? text : undefined;
}

/** A day of this century, such as `2026-11-20`. */
export function readDay(text: string): string | undefined {
  const isDay = /^20\d\d-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text);
  return isDay ? text : undefined;
}

/** One of a few values, by its text. */
export function readOneOf<Value extends string | number | boolean>(values: readonly Value[]) {
  return (text: string) => values.find((value) => String(value) === text);
}

/** The texts after a change; an empty text takes its filter away. */
export function changeFilters(texts: FilterTexts, change: FilterTexts): FilterTexts {
  return Object.fromEntries(Object.entries({ ...texts, ...change }).filter(([, text]) => text !== ''));
}
