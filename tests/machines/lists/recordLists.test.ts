import { expect, test } from 'vitest';
import { createApiClient } from '../../../api/client.ts';
import type { PageQuery } from '../../../machines/lists/pagedList.ts';
import { loadAds, loadPosts } from '../../../machines/lists/recordLists.ts';

/**
 * Which address is asked for a query, by a client over a wire that knows one page of everything.
 */
async function asked(
  load: typeof loadPosts | typeof loadAds,
  query: PageQuery,
  headers: Record<string, string> = {},
) {
  let address = '';
  const client = createApiClient({
    baseUrl: 'http://wire.invalid',
    publicToken: '',
    sessionToken: () => '61.t',
    onSignedOut: () => undefined,
    fetch: async ({ url }) => {
      address = url.replace('http://wire.invalid/api/v1/', '');
      return Response.json({ blogs: [], ads: [], pages: 4 }, { headers });
    },
  });
  const page = await load(client, query, new AbortController().signal);
  return [address, page.rows, page.pages, page.capped];
}

test.each([
  [loadPosts, { page: 1, q: '', sort: undefined }, 'blog?page=0'],
  [loadPosts, { page: 3, q: ' tapu ', sort: '-title' }, 'blog?page=2&q=tapu&sort=-title'],
  [loadPosts, { page: 1, q: ' ', sort: 'fiyat' }, 'blog?page=0'],
  [loadAds, { page: 2, q: 'urla', sort: '-fiyat' }, 'lands/trink?page=1&q=urla&sort=-fiyat'],
  [loadAds, { page: 1, q: '', sort: 'bilinmez' }, 'lands/trink?page=0'],
  [loadAds, { page: 1_000_001, q: '', sort: undefined }, 'lands/trink?page=1000000'],
  [loadPosts, { page: 1_000_002, q: '', sort: undefined }, 'blog?page=1000000'],
] as const)('%o with %j asks for %s', async (load, query, address) => {
  expect(await asked(load, query)).toEqual([address, [], 4, false]);
});

test.each([
  ['true', true],
  ['false', false],
] as const)('a search whose answer is capped %s holds more than its pages: %s', async (capped, more) => {
  const query = { page: 1, q: 'urla', sort: undefined };
  const headers = { 'X-Total-Capped': capped };
  for (const load of [loadPosts, loadAds]) expect((await asked(load, query, headers))[3]).toBe(more);
});
