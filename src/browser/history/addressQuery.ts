import type { AddressQuery, PageQuery } from '../../../machines/lists/pagedList.ts';
import type { FilterTexts } from '../../../rules/lists/filters.ts';
import { watchMovesOnPage } from './watchMoves.ts';

/** The contract's limit for a search, in characters. */
export const maxSearchLength = 100;

/**
 * The list query in an address, as public lists have it; `listInAddress.ts` adds the size for those
 * of the panel. A page that is not a positive integer is undefined, and a search is cut at the
 * contract's limit.
 */
export function parseAddressQuery(address: string): AddressQuery {
  const search = new URLSearchParams(address);
  const page = search.get('page') ?? '';
  return {
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), Number.MAX_SAFE_INTEGER) : undefined,
    q: [...(search.get('q') ?? '')].slice(0, maxSearchLength).join(''),
    sort: search.get('sort') ?? undefined,
    filters: filtersIn(search),
    ...(search.get('view') === 'map' && { view: 'map' }),
  };
}

/** The parameters that every list has; the others are filters. */
const listParameters = ['page', 'size', 'sort', 'q', 'view'];

function filtersIn(search: URLSearchParams): FilterTexts {
  const texts = [...search].filter(([name, text]) => text !== '' && !listParameters.includes(name));
  return Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, maxSearchLength)]));
}

/** The search part of an address with this query. */
export function formatAddressQuery({ page, q, sort, filters, view }: PageQuery): string {
  const search = new URLSearchParams({
    page: String(page),
    ...(q && { q }),
    ...(sort && { sort }),
    ...filters,
    ...(view && { view }),
  });
  return `?${search}`;
}

/** The search part of an address, with another page number. */
export function withPage(search: string, page: number): string {
  const parameters = new URLSearchParams(search);
  parameters.set('page', String(page));
  return `?${parameters}`;
}

/**
 * Writes a page's query into its address, if the address is still the page's: while the next page
 * loads, the old one stays on the screen.
 * @param path of the page.
 */
export function replaceQuery(path: string, search: string): void {
  if (location.pathname === path) history.replaceState(history.state, '', path + search);
}

/** Reports changes of the query on the same path. */
export const watchAddress = watchMovesOnPage(['popstate', 'pushState', 'replaceState'], () => ({
  type: 'address.change',
  query: parseAddressQuery(location.search),
}));
