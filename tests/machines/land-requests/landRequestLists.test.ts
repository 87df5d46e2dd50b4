import { expect, test } from 'vitest';
import { createApiClient } from '../../../api/client.ts';
import { loadLandRequests } from '../../../machines/land-requests/landRequestLists.ts';
import { firstPage } from '../../../machines/lists/pollingList.ts';
import { requestWith } from './landRequestCases.ts';

const rows = [requestWith(1), requestWith(2)];

/** Loads a list over a wire that answers with the two rows; tells what was asked for. */
async function load(query: Parameters<typeof loadLandRequests>[2], headers: Record<string, string> = {}) {
  const asked: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://wire.invalid',
    publicToken: '',
    sessionToken: () => undefined,
    onSignedOut: () => undefined,
    fetch: async ({ url }) => {
      asked.push(decodeURIComponent(url.replace('http://wire.invalid', '')));
      return Response.json(rows, { headers });
    },
  });
  const answer = await loadLandRequests(client, 'lands/purchased', query, new AbortController().signal);
  return { answer, asked };
}

test('a page is asked for with its number, size, order and text', async () => {
  const { asked } = await load({ page: 2, size: 25, sort: '-tarih', q: ' urla ' });
  expect(asked).toEqual(['/api/v1/lands/purchased?page=2&size=25&sort=-tarih&q=urla']);
});

test('what is not given is not asked for, nor an order that the contract does not know', async () => {
  expect((await load(firstPage)).asked).toEqual(['/api/v1/lands/purchased?page=0&size=25']);
  expect((await load({ ...firstPage, sort: 'mahalle', q: '  ' })).asked).toEqual([
    '/api/v1/lands/purchased?page=0&size=25',
  ]);
});

test('without a page all rows are asked for', async () => {
  expect((await load({ sort: 'name', q: '' })).asked).toEqual(['/api/v1/lands/purchased?sort=name']);
});

test.each(['tarih', 'name', 'phone', 'il', 'ada', 'durum', 'teklif_tutar'])(
  'rows can be ordered by %s, both ways',
  async (field) => {
    for (const sort of [field, `-${field}`])
      expect((await load({ sort, q: '' })).asked).toEqual([`/api/v1/lands/purchased?sort=${sort}`]);
  },
);

test('the counts come from the headers, and from the rows where there are none', async () => {
  const headers = { 'X-Total-Count': '70', 'X-Waiting-Count': '9', 'X-Newest-Waiting': '812' };
  expect((await load(firstPage, headers)).answer).toEqual({
    rows,
    total: 70,
    capped: false,
    waiting: 9,
    newest: 812,
  });
  expect((await load(firstPage)).answer).toMatchObject({ total: 2, waiting: 1, newest: rows[0]?.id });
});

test('a count that stopped at the cap says so, and cuts nothing off the rows of an export', async () => {
  const headers = { 'X-Total-Count': '1', 'X-Total-Capped': 'true' };
  expect((await load({ sort: undefined, q: 'urla' }, headers)).answer).toMatchObject({
    rows,
    total: 1,
    capped: true,
  });
});
