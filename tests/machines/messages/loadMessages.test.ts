import { expect, test } from 'vitest';
import { firstPage } from '../../../machines/lists/pollingList.ts';
import { loadContactMessages, loadOutbox } from '../../../machines/messages/loadMessages.ts';
import { success } from '../../contract/refusal.ts';
import { listWire } from '../lists/listWire.ts';

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
