import { expect, test } from 'vitest';
import { createApiClient } from '../../../api/client.ts';
import { firstPage } from '../../../machines/lists/pollingList.ts';
import { loadContactMessages, loadOutbox } from '../../../machines/messages/messageLists.ts';

/** A client over a wire that answers with one row; `asked` are the addresses so far. */
function wireOf(headers: Record<string, string> = {}) {
  const asked: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://wire.invalid',
    publicToken: '',
    sessionToken: () => undefined,
    onSignedOut: () => undefined,
    fetch: async ({ url }) => {
      asked.push(decodeURIComponent(url.replace('http://wire.invalid', '')));
      return Response.json([{ id: 7 }], { headers });
    },
  });
  return { client, asked, signal: new AbortController().signal };
}

test('contact messages are asked for by page, newest first as the server has them', async () => {
  const { client, asked, signal } = wireOf();
  await loadContactMessages(client, { page: 3, q: ' tapu ', sort: '-name' }, signal);
  expect(asked).toEqual(['/api/v1/contact-messages?page=2&size=10&q=tapu']);
});

test.each([
  ['0', 0],
  ['10', 1],
  ['11', 2],
])('%s contact messages fill %i pages', async (total, pages) => {
  const { client, signal } = wireOf({ 'X-Total-Count': total });
  const answer = await loadContactMessages(client, { page: 1, q: '', sort: undefined }, signal);
  expect(answer).toEqual({ rows: [{ id: 7 }], pages, capped: false });
});

test('without a count there is the page that came', async () => {
  const { client, signal } = wireOf();
  expect((await loadContactMessages(client, { page: 1, q: '', sort: undefined }, signal)).pages).toBe(1);
  expect(await loadOutbox(client, firstPage, signal)).toMatchObject({ total: 1 });
});

test.each(['tarih', 'recipient', 'kind', 'state'])(
  'the outbox can be ordered by %s, both ways',
  async (field) => {
    const { client, asked, signal } = wireOf();
    for (const sort of [field, `-${field}`]) await loadOutbox(client, { ...firstPage, sort }, signal);
    await loadOutbox(client, { ...firstPage, sort: 'attempts', q: 'zeynep' }, signal);
    expect(asked).toEqual([
      `/api/v1/outbox?page=0&size=25&sort=${field}`,
      `/api/v1/outbox?page=0&size=25&sort=-${field}`,
      '/api/v1/outbox?page=0&size=25&q=zeynep',
    ]);
  },
);

test('nothing rings for a message', async () => {
  const { client, signal } = wireOf({ 'X-Total-Count': '70' });
  expect(await loadOutbox(client, firstPage, signal)).toEqual({
    rows: [{ id: 7 }],
    total: 70,
    capped: false,
    waiting: 0,
    newest: 0,
  });
});

test('a count that stopped at the cap says so, and its pages are those up to the cap', async () => {
  const { client, signal } = wireOf({ 'X-Total-Count': '1000', 'X-Total-Capped': 'true' });
  const contact = await loadContactMessages(client, { page: 1, q: 'tapu', sort: undefined }, signal);
  expect(contact).toMatchObject({ pages: 100, capped: true });
  expect(await loadOutbox(client, firstPage, signal)).toMatchObject({ total: 1000, capped: true });
});
