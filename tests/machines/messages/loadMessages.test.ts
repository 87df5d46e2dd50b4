import { expect, test } from 'vitest';
import { firstPage } from '../../../machines/lists/pollingList.ts';
import { loadContactMessages, loadOutbox, outboxStates } from '../../../machines/messages/loadMessages.ts';
import { success } from '../../contract/refusal.ts';
import { listWire } from '../listWire.ts';

test.each(['tarih', 'name', 'phone', 'subject'])(
  'contact messages are loaded by page and sorted by %s, both ways',
  async (field) => {
    const { client, calls, signal } = listWire(undefined, { 'X-Total-Count': '31' });
    const sorts = [field, `-${field}`];
    for (const sort of sorts) {
      const answer = await loadContactMessages(
        client,
        { page: 2, size: 10, q: ' tapu ', sort, filters: {} },
        signal,
      );
      expect(answer).toEqual({ rows: success('listContactMessages').json, total: 31, capped: false });
    }
    expect(calls).toEqual(sorts.map((sort) => `contact-messages?page=2&size=10&sort=${sort}&q=tapu`));
  },
);

test.each(['tarih', 'recipient', 'kind', 'state'])(
  'the outbox can be sorted by %s, both ways',
  async (field) => {
    const { client, calls, signal } = listWire(undefined, { 'X-Total-Count': '4' });
    for (const sort of [field, `-${field}`]) {
      const answer = await loadOutbox(client, { ...firstPage, sort }, signal);
      expect(answer).toEqual({ rows: success('listOutbox').json, total: 4, capped: false });
    }
    expect(calls).toEqual([`outbox?page=0&size=25&sort=${field}`, `outbox?page=0&size=25&sort=-${field}`]);
  },
);

test('contact messages can be filtered by whether they are read, and by day', async () => {
  const { client, calls, signal } = listWire(undefined, { 'X-Total-Count': '4' });
  for (const filters of [
    { read: 'false', from: '2026-11-01' },
    { read: 'true', to: '2026-13-01' },
    { read: '0' },
  ])
    await loadContactMessages(client, { ...firstPage, filters }, signal);
  expect(calls).toEqual([
    'contact-messages?page=0&size=25&from=2026-11-01&read=false',
    'contact-messages?page=0&size=25&read=true',
    'contact-messages?page=0&size=25',
  ]);
});

test('the outbox can be filtered by state and by day', async () => {
  const { client, calls, signal } = listWire(undefined, { 'X-Total-Count': '4' });
  for (const state of outboxStates) await loadOutbox(client, { ...firstPage, filters: { state } }, signal);
  await loadOutbox(client, { ...firstPage, filters: { state: 'Bekliyor', to: '2026-11-30' } }, signal);
  expect(calls).toEqual([
    ...outboxStates.map((state) => `outbox?page=0&size=25&state=${state}`),
    'outbox?page=0&size=25&to=2026-11-30',
  ]);
});
