import { expect, test } from 'vitest';
import { createApiClient } from '../../../api/client.ts';
import { loadConsultants } from '../../../machines/consultants/consultantLists.ts';
import { firstPage } from '../../../machines/lists/pollingList.ts';
import { sampleConsultant } from '../sampleConsultant.ts';

/** Loads a list over a wire that answers with one consultant; tells what was asked for. */
async function load(
  list: Parameters<typeof loadConsultants>[1],
  query: Partial<typeof firstPage>,
  headers: Record<string, string> = {},
) {
  const asked: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://wire.invalid',
    publicToken: '',
    sessionToken: () => undefined,
    onSignedOut: () => undefined,
    fetch: async ({ url }) => {
      asked.push(decodeURIComponent(url.replace('http://wire.invalid', '')));
      return Response.json([sampleConsultant], { headers });
    },
  });
  const signal = new AbortController().signal;
  return { answer: await loadConsultants(client, list, { ...firstPage, ...query }, signal), asked };
}

test.each(['users', 'users/new', 'users/deleted'] as const)('%s is asked for by page', async (list) => {
  const { asked } = await load(list, { page: 2, sort: '-name', q: ' aydın ' });
  expect(asked).toEqual([`/api/v1/${list}?page=2&size=25&sort=-name&q=aydın`]);
});

test.each(['Id', 'name', 'phone', 'email', 'office_name', 'status'])(
  'rows can be ordered by %s, both ways',
  async (field) => {
    for (const sort of [field, `-${field}`])
      expect((await load('users', { sort })).asked).toEqual([`/api/v1/users?page=0&size=25&sort=${sort}`]);
  },
);

test('an order that the contract does not know is not asked for', async () => {
  expect((await load('users', { sort: 'certificate' })).asked).toEqual(['/api/v1/users?page=0&size=25']);
});

test('the count comes from the header, or from the rows without one, and nothing rings', async () => {
  const quiet = { rows: [sampleConsultant], capped: false, waiting: 0, newest: 0 };
  expect((await load('users', {}, { 'X-Total-Count': '70' })).answer).toEqual({ ...quiet, total: 70 });
  expect((await load('users', {})).answer).toEqual({ ...quiet, total: 1 });
});

test('a count that stopped at the cap says so', async () => {
  const headers = { 'X-Total-Count': '1000', 'X-Total-Capped': 'true' };
  expect((await load('users', { q: 'aydın' }, headers)).answer).toMatchObject({ total: 1000, capped: true });
});
