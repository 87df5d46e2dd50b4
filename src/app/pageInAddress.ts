import type { AddressQuery } from '../../machines/pagedList.ts';
import { movesOnPage } from './movesOnPage.ts';

/** What the address asks of a list; a page that is no positive whole number is none. */
export function addressQuery(address = location.search): AddressQuery {
  const search = new URLSearchParams(address);
  const page = search.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : undefined,
    q: search.get('q') ?? '',
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
