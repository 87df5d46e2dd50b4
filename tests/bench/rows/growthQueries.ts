/**
 * What the growth benchmark asks for: each list in every order, searched and filtered, each on two
 * pages.
 */
import { filtersOf, sortsOf } from './queries.ts';

export type GrowthKind = 'list' | 'search' | 'filter';

export interface GrowthQuery {
  name: string;
  parameters: string;
  isDeep: boolean;
  kind: GrowthKind;
}

export interface GrowthList {
  operationId: string;
  path: string;
  queries: GrowthQuery[];
}

const people = ['yilmaz', 'ayse yilmaz', 'sonmez nuray', '0532 12', '321', 'ay', 'yokboylebirsey'];
const plots = ['izmir', 'yilmaz izmir', '101/3', 'ada 101'];
const lists: Record<string, { path: string; searches: string[] }> = {
  listLandRequests: { path: 'lands', searches: [...people, ...plots] },
  listPurchasedLandRequests: { path: 'lands/purchased', searches: [...people, ...plots] },
  listCanceledLandRequests: { path: 'lands/deleted', searches: [...people, ...plots] },
  listUsers: { path: 'users', searches: people },
  listNewUsers: { path: 'users/new', searches: people },
  listCanceledUsers: { path: 'users/deleted', searches: people },
  listAds: { path: 'lands/trink', searches: ['yilmaz', 'sonmez 1', 'ay', 'yokboylebirsey', ...plots] },
  listPosts: { path: 'blog', searches: ['yilmaz', 'sonmez rehberi', 'ay', 'yokboylebirsey'] },
  listOutbox: { path: 'outbox', searches: [...people, 'teklif'] },
  listContactMessages: { path: 'contact-messages', searches: [...people, 'soru 61'] },
};

/** The first page of a query and page 40, which not every search has. */
const bothPages = (query: Omit<GrowthQuery, 'isDeep'>): GrowthQuery[] => [
  { ...query, isDeep: false },
  { ...query, name: `${query.name}, page 40`, isDeep: true },
];

export function growthLists(): GrowthList[] {
  return Object.entries(lists).map(([operationId, { path, searches }]) => {
    const sorts = sortsOf(operationId);
    const inOrder = ['', ...sorts].map((sort) => ({
      name: sort || 'plain',
      parameters: sort === '' ? '' : `&sort=${sort}`,
      kind: 'list' as const,
    }));
    const search = (words: string, sort?: string) => ({
      name: `"${words}"${sort === undefined ? '' : `, ${sort}`}`,
      parameters: `&q=${encodeURIComponent(words)}${sort === undefined ? '' : `&sort=${sort}`}`,
      kind: 'search' as const,
    });
    const queries = [
      ...inOrder,
      ...searches.map((words) => search(words)),
      // also in an order that has nothing to do with the match
      ...searches.slice(0, 2).map((words) => search(words, sorts[2])),
      ...filtersOf(operationId).map((filter) => ({
        name: filter,
        parameters: `&${filter}`,
        kind: 'filter' as const,
      })),
    ];
    return { operationId, path, queries: queries.flatMap(bothPages) };
  });
}
