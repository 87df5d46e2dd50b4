import type { CameFrom } from '../../../machines/land-requests/nextLandRequest.ts';
import { firstPage, type ListQuery, pageSizes } from '../../../machines/lists/pollingList.ts';
import { wirePage } from '../../../rules/lists/pageNumbers.ts';
import { landRequestLists } from '../../../rules/site/recordLists.ts';
import { parseAddressQuery } from './addressQuery.ts';
import { partsOf } from './cameFrom.ts';

/**
 * The query of a panel's list in the search part of its address. What the address lacks, or gives
 * in a wrong form, is the default. `usePanelList` writes it there.
 */
export function parseListQuery(search: string, size = firstPage.size): ListQuery {
  const { page = 1, q, sort, filters } = parseAddressQuery(search);
  const asked = Number(new URLSearchParams(search).get('size'));
  return { page: wirePage(page), size: pageSizes.includes(asked) ? asked : size, sort, q, filters };
}

/** The list of land requests at an address; undefined at any other address. */
export function landRequestListAt(address = ''): CameFrom | undefined {
  const [path, search] = partsOf(address);
  const found = Object.values(landRequestLists).find((list) => list.address === path);
  return found && { list: found.call, query: parseListQuery(search) };
}

/** The search part of an address, without what is the default. */
export function formatListQuery(query: ListQuery, size = firstPage.size): string {
  const search = new URLSearchParams({
    ...(query.page > 0 && { page: String(query.page + 1) }),
    ...(query.size !== size && { size: String(query.size) }),
    ...(query.sort && { sort: query.sort }),
    ...(query.q && { q: query.q }),
    ...query.filters,
  });
  return search.size > 0 ? `?${search}` : '';
}
