/** What the growth benchmark asks for: each list in every order, on two pages, and searched. */
import { sortsOf } from './queries.ts';

export interface GrowthQuery {
  name: string;
  parameters: string;
  isDeep: boolean;
  isSearch: boolean;
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

export function growthLists(): GrowthList[] {
  return Object.entries(lists).map(([operationId, { path, searches }]) => ({
    operationId,
    path,
    queries: [
      ...['', ...sortsOf(operationId)].flatMap((sort) => {
        const parameters = sort === '' ? '' : `&sort=${sort}`;
        return [
          { name: sort || 'plain', parameters, isDeep: false, isSearch: false },
          { name: `${sort || 'plain'}, page 40`, parameters, isDeep: true, isSearch: false },
        ];
      }),
      ...searches.map((words) => ({
        name: `"${words}"`,
        parameters: `&q=${encodeURIComponent(words)}`,
        isDeep: false,
        isSearch: true,
      })),
      // also in an order that has nothing to do with the match
      ...searches.slice(0, 2).map((words) => ({
        name: `"${words}", ${sortsOf(operationId)[2]}`,
        parameters: `&q=${encodeURIComponent(words)}&sort=${sortsOf(operationId)[2]}`,
        isDeep: false,
        isSearch: true,
      })),
    ],
  }));
}
