import { expect, vi } from 'vitest';
import { contactEmail, messagesTest } from '../fixtures/messagesTest.ts';

const message = {
  name: 'Hasan',
  last_name: 'Aydın',
  subject: 'Hisseli tapu',
  message: 'Hisseli tapum için de teklif alabilir miyim?',
  phone: '(0535) 000 00 00',
};
const test = messagesTest
  .extend(
    'send',
    ({ server }) =>
      (changes: object = {}) =>
        server.call('POST', '/users/contact', { ...message, ...changes }, {}),
  )
  .extend('stored', ({ server }) => () => {
    return server.services.db.selectFrom('contact_messages').selectAll().execute();
  });
test.beforeEach(async ({ server }) => {
  await server.services.db.deleteFrom('contact_messages').execute();
});

test('a message is stored, and sent to the contact address', async ({ outgoingMessages, send, stored }) => {
  const answer = await send();
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: true }]);
  expect(await stored()).toMatchObject([message]);
  expect(outgoingMessages).toMatchObject([{ kind: 'contactMessage', to: contactEmail }]);
});

test('an email address is stored in its normal form, named to the office, found, and erased', async ({
  server,
  outgoingMessages,
  send,
  stored,
}) => {
  expect((await send({ email: 'Hasan.Aydin@Example.com' })).statusCode).toBe(200);
  expect(await stored()).toMatchObject([{ email: 'hasan.aydin@example.com' }]);
  expect(outgoingMessages.at(-1)?.body).toContain('E-posta: hasan.aydin@example.com');
  const [listed] = (await server.call('GET', '/contact-messages?q=hasan.aydin')).json();
  expect(listed.email).toBe('hasan.aydin@example.com');
  const person = { contact: 'hasan.aydin@example.com' };
  const found = await server.call('POST', '/privacy/search', person);
  expect([found.statusCode, found.json().contactMessages]).toMatchObject([200, { total: 1 }]);
  expect((await server.call('POST', '/privacy/erase', person)).statusCode).toBe(200);
  expect(JSON.stringify(await stored())).not.toContain('hasan.aydin');
  expect((await send({ email: 'hasan' })).json().fields).toHaveProperty('email');
});

test('all five fields are required, and blanks do not count', async ({ send }) => {
  for (const field of Object.keys(message)) {
    for (const value of [undefined, '', '   ']) {
      const answer = await send({ [field]: value });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(Object(answer.json().fields))).toEqual([field]);
    }
  }
});

test('a message that cannot enter the outbox is not stored', async ({ server, send, stored }) => {
  vi.spyOn(server.services.outbox, 'add').mockRejectedValueOnce(new Error('full'));
  expect((await send()).statusCode).toBe(500);
  expect(await stored()).toEqual([]);
});
