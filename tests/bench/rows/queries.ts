/** Every list of the admin panel, in each of its orders, searched, paged and deep. */
import { workFilters } from '../../../rules/land-requests/work.ts';
import { operations } from '../../../server/http/contract/operations.ts';

/** By operation, its path and words that some of its rows hold. */
const lists: Record<string, { path: string; find: string; filters?: readonly string[] }> = {
  listLandRequests: { path: 'lands', find: 'yilmaz 12', filters: workFilters },
  listPurchasedLandRequests: { path: 'lands/purchased', find: 'yilmaz 12' },
  listCanceledLandRequests: { path: 'lands/deleted', find: 'yilmaz 12' },
  listUsers: { path: 'users', find: 'demir 12' },
  listNewUsers: { path: 'users/new', find: 'demir 12' },
  listCanceledUsers: { path: 'users/deleted', find: 'demir 12' },
  listAds: { path: 'lands/trink', find: 'arsasi 12' },
  listPosts: { path: 'blog', find: 'kaya 12' },
  listOutbox: { path: 'outbox', find: '0532 12' },
  listContactMessages: { path: 'contact-messages', find: 'soru 12' },
};

/** The orders that the contract lets a list be sorted by. */
export function sortsOf(operationId: string): string[] {
  const { parameters = [] } = operations.find((one) => one.operationId === operationId) ?? {};
  return parameters.find(({ name }) => name === 'sort')?.schema.enum ?? [];
}

/** The addresses to ask, the plain list first. */
export function listQueries(): { list: string; urls: string[] }[] {
  return Object.entries(lists).map(([operationId, { path, find, filters = [] }]) => ({
    list: operationId,
    urls: [
      '?size=25',
      ...sortsOf(operationId).map((sort) => `?size=25&sort=${sort}`),
      `?size=25&q=${encodeURIComponent(find)}`,
      '?size=25&q=yokboylebirsey',
      // a plot as the tables show it
      '?size=25&q=12/3',
      '?size=25&q=101/3',
      '?size=25&page=2',
      '?size=25&page=10',
      '?size=100',
      // far behind the first thousand rows
      '?size=25&page=70',
      `?size=25&page=70&sort=${sortsOf(operationId)[2]}`,
      ...filters.flatMap((filter) => [
        `?size=25&work=${filter}`,
        `?size=25&work=${filter}&sort=${sortsOf(operationId)[2]}`,
        `?size=25&work=${filter}&q=${encodeURIComponent(find)}`,
      ]),
    ].map((query) => `/api/v1/${path}${query}`),
  }));
}
