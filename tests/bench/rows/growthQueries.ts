/**
 * What the growth benchmark asks for: each list in every order, searched and filtered, each on two
 * pages.
 */
import { filtersOf, pathOf, sortsOf } from './queries.ts';

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
/** By operation. */
const searches: Record<string, string[]> = {
  listLandRequests: [...people, ...plots],
  listPurchasedLandRequests: [...people, ...plots],
  listCanceledLandRequests: [...people, ...plots],
  listAllLandRequests: [...people, ...plots],
  listUsers: people,
  listNewUsers: people,
  listCanceledUsers: people,
  listAds: ['yilmaz', 'sonmez 1', 'ay', 'yokboylebirsey', ...plots],
  listPosts: ['yilmaz', 'sonmez rehberi', 'ay', 'yokboylebirsey'],
  listOutbox: [...people, 'teklif'],
  listContactMessages: [...people, 'soru 61'],
  listLog: [...people, '203.0.113.12'],
};

/** Page 40, counted from 0: the last page of a search whose count ends at 1,000. */
export const deepPage = 39;

/** The first page of a query and the deep one, which not every search has. */
const bothPages = (query: Omit<GrowthQuery, 'isDeep'>): GrowthQuery[] => [
  { ...query, isDeep: false },
  { ...query, name: `${query.name}, page ${deepPage + 1}`, isDeep: true },
];

/** Every list with its measured queries. */
export function growthLists(): GrowthList[] {
  return Object.entries(searches).map(([operationId, searched]) => {
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
      ...searched.map((words) => search(words)),
      // also in an order that has nothing to do with the match
      ...searched.slice(0, 2).map((words) => search(words, sorts[2])),
      ...filtersOf(operationId).map((filter) => ({
        name: filter,
        parameters: `&${filter}`,
        kind: 'filter' as const,
      })),
    ];
    return { operationId, path: pathOf(operationId), queries: queries.flatMap(bothPages) };
  });
}
