import { expect, test } from 'vitest';
import { openContactMessage } from '../../../machines/messages/contactMessage.ts';
import { refusal, success } from '../../contract/refusal.ts';
import { fakeServer } from '../calls.ts';

const { signal } = new AbortController();

test('a message that is opened is marked as read', async () => {
  const { client, sent } = fakeServer();
  expect(await openContactMessage({ client, id: 44 }, signal)).toEqual(success('getContactMessage').json);
  expect(sent.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'GET /api/v1/contact-messages/44',
    'POST /api/v1/contact-messages/44/read',
  ]);
});

test('a mark that fails hides no message', async () => {
  const { client } = fakeServer({ answers: { readContactMessage: refusal('readContactMessage', 500) } });
  expect(await openContactMessage({ client, id: 44 }, signal)).toEqual(success('getContactMessage').json);
});
