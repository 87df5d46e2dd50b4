import { paths } from '../../rules/site/paths.ts';

/** Lists of the panel that hold the same records in different states. */
const kinds: readonly (readonly string[])[] = [
  [
    paths.adminNewLandRequests.pattern,
    paths.adminPurchasedLandRequests.pattern,
    paths.adminCancelledLandRequests.pattern,
  ],
  [
    paths.adminNewConsultants.pattern,
    paths.adminConsultants.pattern,
    paths.adminCancelledConsultants.pattern,
  ],
];

/**
 * The address of the list from which a link led to this page, with its search, order and page. The
 * lists put it into the history state as `from`.
 */
export function cameFrom(state: unknown = history.state): string | undefined {
  const from: unknown = Reflect.get(Object(state), 'from');
  return typeof from === 'string' && from.startsWith('/admin/') ? from : undefined;
}

/**
 * The address of a list as the admin left it: the list that they came from keeps its whole query,
 * another list of the same records gets its search and order.
 */
export function backTo(list: string, from = cameFrom()): string {
  if (!from) return list;
  const [path, search] = partsOf(from);
  const [listPath] = partsOf(list);
  if (path === listPath) return from;
  if (!kinds.some((kind) => kind.includes(path) && kind.includes(listPath))) return list;
  const kept = [...new URLSearchParams(search)].filter(([name]) => name === 'q' || name === 'sort');
  return kept.length > 0 ? `${listPath}?${new URLSearchParams(kept)}` : list;
}

/** Path and query of an address. */
export function partsOf(address: string): [path: string, search: string] {
  const [path = '', ...search] = address.split('?');
  return [path, search.join('?')];
}
