/** Email addresses that their mail server refuses while it is handed a message. */
import { expect, onTestFinished } from 'vitest';
import { createChannels } from '../../../server/outbox/channels.ts';
import { createOutbox } from '../../../server/outbox/outbox.ts';
import { recordTest } from '../fixtures/recordTest.ts';
import { startMailServer } from './receivers.ts';

const email = 'hasan.aydin@example.com';

const test = recordTest.extend('bounces', async ({ server }) => {
  const { db, config } = server.services;
  await db.deleteFrom('outbox_messages').execute();
  await db.deleteFrom('contact_messages').execute();
  await db.deleteFrom('users').where('email', '=', email).execute();
  const consultant = await server.addConsultant({ email });
  const contact = { name: 'Hasan', last_name: 'Aydın', phone: '0535 111 22 33', email, subject: 'Tapu' };
  await server.call('POST', '/users/contact', { ...contact, message: 'Merhaba' }, {});
  const [{ id: message }] = (await server.call('GET', '/contact-messages')).json();
  await db.deleteFrom('outbox_messages').execute();
  return {
    /** Sends a message to the address, spelled otherwise, through a mail server with these answers. */
    async send(answers: Record<string, string>) {
      const mail = await startMailServer(onTestFinished, answers);
      const messages = { ...config.messages, smtpUrl: mail.url };
      const outbox = createOutbox(db, createChannels({ messages }, server.app.log), () => undefined);
      onTestFinished(() => outbox.stop());
      const words = { subject: 'Şifre', body: 'Değişti' };
      await outbox.add(db, { kind: 'passwordChanged', to: 'Hasan.Aydin@EXAMPLE.com', ...words });
      const newest = db.selectFrom('outbox_messages').selectAll().orderBy('id', 'desc').limit(1);
      outbox.start();
      await expect.poll(async () => (await newest.executeTakeFirstOrThrow()).state).not.toBe('waiting');
      await outbox.stop();
      return await newest.executeTakeFirstOrThrow();
    },
    /** Whether the page of the consultant, and of the contact message, says that no email arrives. */
    marks: async () => [
      (await server.call('GET', `/users/${consultant}`)).json()[0].email_unreachable,
      (await server.call('GET', `/contact-messages/${message}`)).json().email_unreachable,
    ],
  };
});

test.for([
  ['RCPT', '550 5.1.1 No such user'],
  ['RCPT', '550-5.1.1 The email account does not exist'],
  ['RCPT', '553 mailbox name not allowed'],
  ['RCPT', '550 5.2.1 The account is disabled'],
  ['message', '550 5.1.10 Null MX'],
] as const)(
  'a recipient refused for good (%s: %s) is marked on its records, and not tried again',
  async ([command, answer], { bounces }) => {
    const sent = await bounces.send({ [command]: answer.replace('550-', '550 ') });
    expect(sent).toMatchObject({ state: 'givenUp', attempts: 1, abandoned_as: 'givenUp' });
    expect(sent.last_error).toMatch(/^E-posta sunucusu bu adresi kabul etmiyor: 55/);
    expect(await bounces.marks()).toEqual([true, true]);
    expect((await bounces.send({})).state).toBe('sent');
    expect(await bounces.marks()).toEqual([undefined, undefined]);
  },
);

test.for([
  ['RCPT', '451 4.7.1 Greylisted, try again', 'failed'],
  ['RCPT', '450 Mailbox busy', 'failed'],
  ['RCPT', '550 5.7.1 Relaying denied', 'failed'],
  ['RCPT', '552 5.2.2 Mailbox full', 'givenUp'],
  ['message', '554 5.6.0 Message refused', 'givenUp'],
  ['message', '550 Looks like spam', 'givenUp'],
] as const)(
  'a refusal that may pass or is about the message (%s: %s) marks nobody',
  async ([command, answer, state], { bounces }) => {
    const sent = await bounces.send({ [command]: answer });
    expect([sent.state, sent.dead_email]).toEqual([state, null]);
    expect(await bounces.marks()).toEqual([undefined, undefined]);
  },
);

test('a message that is sent again or erased marks nobody any more', async ({ server, bounces }) => {
  const { id } = await bounces.send({ RCPT: '550 5.1.1 No such user' });
  expect((await server.call('POST', `/outbox/${id}/resend`)).statusCode).toBe(202);
  expect(await bounces.marks()).toEqual([undefined, undefined]);
  await bounces.send({ RCPT: '550 5.1.1 No such user' });
  const user = server.services.db.selectFrom('users').select('id').where('email', '=', email);
  await server.call('DELETE', `/users/${(await user.executeTakeFirstOrThrow()).id}`);
  expect((await server.call('POST', '/privacy/erase', { contact: email })).statusCode).toBe(200);
  const dead = server.services.db
    .selectFrom('outbox_messages')
    .select('id')
    .where('dead_email', 'is not', null);
  expect(await dead.execute()).toEqual([]);
});
