import { property } from '../../../rules/records/properties.ts';
import { recordLists } from '../../../rules/site/recordLists.ts';

/**
 * The address of the list from which a link led to this page, with its search, order and page, from
 * the state of the history entry.
 */
export function cameFrom(state: unknown = history.state): string | undefined {
  const list = property(state, 'cameFrom');
  return typeof list === 'string' && list.startsWith('/admin/') ? list : undefined;
}

/** The history state of a link from this list to a record. */
export const cameFromHere = () => ({ cameFrom: location.pathname + location.search });

/** The history state of a link from a record to another one: both know the same list. */
export const cameFromSame = () => ({ cameFrom: cameFrom() });

/** The history state of a link to the next record of a list. */
export const nextInList = (list: string) => ({ cameFrom: list, isNext: true });

/**
 * Whether {@link nextInList} led here and a field may take the focus: on a touch screen it would
 * open the keyboard over the page.
 */
export const isNextInList = () =>
  property(history.state, 'isNext') === true && matchMedia('(pointer: fine)').matches;

/**
 * The address of a list as the admin left it: the list that they came from keeps its whole query,
 * another list of the same records gets its search and order.
 */
export function backTo(list: string, origin = cameFrom()): string {
  if (!origin) return list;
  const [path, search] = partsOf(origin);
  const [listPath] = partsOf(list);
  if (path === listPath) return origin;
  if (!recordLists.some(({ lists }) => lists.includes(path) && lists.includes(listPath))) return list;
  const kept = [...new URLSearchParams(search)].filter(([name]) => name === 'q' || name === 'sort');
  return kept.length > 0 ? `${listPath}?${new URLSearchParams(kept)}` : list;
}

/** Path and query of an address. */
export function partsOf(address: string): [path: string, search: string] {
  const [path = '', ...search] = address.split('?');
  return [path, search.join('?')];
}
