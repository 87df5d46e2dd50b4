import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextAddress, startWithMessages } from '../fixtures/forms.ts';
import { adminEmail } from '../fixtures/testServer.ts';

let server: Awaited<ReturnType<typeof startWithMessages>>;
beforeAll(async () => {
  server = await startWithMessages();
});
afterAll(() => server.stop());

const message = {
  name: 'Hasan',
  last_name: 'Aydın',
  subject: 'Hisseli tapu',
  message: 'Hisseli tapum için de teklif alabilir miyim?',
  phone: '(0535) 000 00 00',
};
const send = (changes: Record<string, unknown> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/users/contact',
    payload: { ...message, ...changes },
    remoteAddress: nextAddress(),
  });

test('a message is stored, and sent to the admin', async () => {
  const answer = await send();
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: true }]);
  const rows = await server.services.db.selectFrom('contact_messages').selectAll().execute();
  expect(rows).toMatchObject([message]);
  expect(server.messages).toMatchObject([{ kind: 'contactMessage', to: adminEmail }]);
  for (const value of ['Hasan Aydın', message.phone, message.subject, message.message]) {
    expect(server.messages[0]?.body).toContain(value);
  }
});

test('all five fields are required, and blanks do not count', async () => {
  for (const field of Object.keys(message)) {
    for (const value of [undefined, '', '   ']) {
      const answer = await send({ [field]: value });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().fields)).toEqual([field]);
    }
  }
});

test('a subject becomes one line, so that it can add no email header', async () => {
  expect((await send({ subject: 'Merhaba\r\nBcc: herkes@example.com' })).statusCode).toBe(200);
  expect(server.messages.at(-1)?.subject).toBe('İletişim formu: Merhaba Bcc: herkes@example.com');
});

test('a message that cannot enter the outbox is not stored', async () => {
  const before = await server.services.db.selectFrom('contact_messages').selectAll().execute();
  const add = server.services.outbox.add;
  server.services.outbox.add = () => Promise.reject(new Error('full'));
  try {
    expect((await send()).statusCode).toBe(500);
  } finally {
    server.services.outbox.add = add;
  }
  expect(await server.services.db.selectFrom('contact_messages').selectAll().execute()).toEqual(before);
});
