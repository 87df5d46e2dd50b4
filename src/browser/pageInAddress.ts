import type { AddressQuery } from '../../machines/lists/pagedList.ts';
import { movesOnPage } from './movesOnPage.ts';

/** How many characters the contract takes of a search, and the lists' fields with it. */
export const maxSearchLength = 100;

/**
 * What the address asks of a list; a page that is no positive whole number is none, and a search is
 * cut where the contract ends it.
 */
export function addressQuery(address = location.search): AddressQuery {
  const search = new URLSearchParams(address);
  const page = search.get('page') ?? '';
  return {
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), Number.MAX_SAFE_INTEGER) : undefined,
    q: [...(search.get('q') ?? '')].slice(0, maxSearchLength).join(''),
    sort: search.get('sort') ?? undefined,
  };
}

/** The current address with another page, and all else of its query kept. */
export function hrefOfPage(page: number): string {
  const search = new URLSearchParams(location.search);
  search.set('page', String(page));
  return `${location.pathname}?${search}`;
}

/** Reports changes of the query while the path stays. */
export const watchAddress = movesOnPage(['popstate', 'pushState', 'replaceState'], () => ({
  type: 'address.change',
  query: addressQuery(),
}));
