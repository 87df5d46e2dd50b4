import { expect, test } from 'vitest';
import { firstPage } from '../../../machines/lists/pollingList.ts';
import { loadContactMessages, loadOutbox } from '../../../machines/messages/loadMessages.ts';
import { listWire } from '../lists/listWire.ts';

test('contact messages are loaded by page, in the order of the server', async () => {
  const { client, calls, signal } = listWire([]);
  await loadContactMessages(client, { page: 3, q: ' tapu ', sort: '-name' }, signal);
  expect(calls).toEqual(['contact-messages?page=2&size=10&q=tapu']);
});

test.each([
  ['0', 0],
  ['10', 1],
  ['11', 2],
])('%s contact messages fill %i pages', async (total, pages) => {
  const { client, signal } = listWire([{ id: 7 }], { 'X-Total-Count': total });
  const answer = await loadContactMessages(client, { page: 1, q: '', sort: undefined }, signal);
  expect(answer).toEqual({ rows: [{ id: 7 }], pages, capped: false });
});

test('a capped search of contact messages has only the pages up to the cap', async () => {
  const { client, signal } = listWire([], { 'X-Total-Count': '1000', 'X-Total-Capped': 'true' });
  const answer = await loadContactMessages(client, { page: 1, q: 'tapu', sort: undefined }, signal);
  expect(answer).toMatchObject({ pages: 100, capped: true });
});

test.each(['tarih', 'recipient', 'kind', 'state'])(
  'the outbox can be sorted by %s, both ways',
  async (field) => {
    const { client, calls, signal } = listWire([{ id: 7 }]);
    for (const sort of [field, `-${field}`]) {
      const answer = await loadOutbox(client, { ...firstPage, sort }, signal);
      expect(answer).toEqual({ rows: [{ id: 7 }], total: 1, capped: false });
    }
    expect(calls).toEqual([`outbox?page=0&size=25&sort=${field}`, `outbox?page=0&size=25&sort=-${field}`]);
  },
);
