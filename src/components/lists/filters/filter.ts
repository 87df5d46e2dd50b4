import type { ReactNode } from 'react';
import { changeFilters, type FilterTexts } from '../../../../rules/lists/filters.ts';

/** The filters of a list, with what changes them. An empty text takes its filter away. */
export interface Filtering {
  texts: FilterTexts;
  /** Loads at once. */
  choose: (change: FilterTexts) => void;
  /** Loads when the typing pauses. */
  type: (change: FilterTexts) => void;
}

/** A filter of a list: its inputs, and what its chip says while it is set. */
export interface Filter {
  /** Its wire names. */
  names: readonly string[];
  inputs: (filtering: Filtering) => ReactNode;
  /** Whether a text is a value of the filter; another one, as of a broken address, filters nothing. */
  reads: (text: string, name: string) => boolean;
  /** Such as `İmar durumu: Arsa`. */
  chip: (texts: FilterTexts) => ReactNode;
}

/** @param send the changed filters to the list, at once or when the typing pauses. */
export function filteringOf(
  texts: FilterTexts,
  send: (type: 'query.change' | 'query.type', filters: FilterTexts) => void,
): Filtering {
  return {
    texts,
    choose: (change) => send('query.change', changeFilters(texts, change)),
    type: (change) => send('query.type', changeFilters(texts, change)),
  };
}

export const isSet = ({ names, reads }: Pick<Filter, 'names' | 'reads'>, texts: FilterTexts): boolean =>
  names.some((name) => texts[name] !== undefined && reads(texts[name], name));

/** The texts that filter a list, by its filters or by its quick chips. */
export function knownTexts(
  filters: readonly Filter[],
  chips: readonly FilterTexts[],
  texts: FilterTexts,
): FilterTexts {
  const isKnown = ([name, text]: [string, string]) =>
    filters.some(({ names, reads }) => names.includes(name) && reads(text, name)) ||
    chips.some((chip) => chip[name] === text);
  return Object.fromEntries(Object.entries(texts).filter(isKnown));
}

/** A change that takes filters away. */
export const withoutFilters = (filters: readonly Pick<Filter, 'names'>[]): FilterTexts =>
  Object.fromEntries(filters.flatMap(({ names }) => names.map((name) => [name, ''])));
