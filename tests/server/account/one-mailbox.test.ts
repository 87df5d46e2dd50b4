/** One person has one email address and one number, however they were typed. */
import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { validationText } from '../../../server/config/validationText.ts';
import { createLogger } from '../../../server/http/logging.ts';
import { createChannels } from '../../../server/outbox/channels.ts';
import { createOutbox } from '../../../server/outbox/outbox.ts';
import { normaliseStoredEmails } from '../../../server/resources/account/storedEmails.ts';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { applicationForm, randomAddress, sendForm } from '../fixtures/forms.ts';
import { messagesTest } from '../fixtures/messagesTest.ts';
import { startGateway, startMailServer } from '../outbox/receivers.ts';

const test = messagesTest.extend(
  'apply',
  ({ server }) =>
    (changes: Record<string, string>) =>
      sendForm(server.app, 'POST', '/api/v1/users', applicationForm(changes)),
);

describe('what is no single mailbox', () => {
  const lists = ['ayse,kaya@ornek.test', 'a@v1.test,b@v2.test', 'a@v1.test; b@v2.test', 'Ayşe <a@v1.test>'];
  const odd = ['"a b"@v1.test', 'a@v1.test\nBcc: b@v2.test', '\u200b@v1.test', 'a@v1,test'];

  test.for([...lists, ...odd])(
    '%j is refused beside the field, wherever an address is typed',
    async (email, { server, apply, outgoingMessages }) => {
      const consultant = await server.addConsultant({ email: `${crypto.randomUUID()}@example.com` });
      const answers = [
        await apply({ email }),
        await server.submitForm('PATCH', `/users/${consultant}`, { email }, await server.signIn(consultant)),
        await server.call('POST', '/team', { name: 'Ayşe Kaya', email }),
        await server.call('POST', '/users/forgot-password', { email }, {}),
      ];
      for (const answer of answers) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json().fields).toEqual({ email: validationText.email });
      }
      expect(outgoingMessages).toEqual([]);
    },
  );
});

test('one mailbox has one account, which signs in and is found in every spelling', async ({
  server,
  apply,
}) => {
  expect((await apply({ email: 'YASİN@Ornek.test' })).statusCode).toBe(200);
  const spellings = [
    'yasin@ornek.test',
    'YASIN@ORNEK.TEST',
    'yasi\u0307n@ornek.test',
    'yas\u0131n@ornek.test',
  ];
  const pasted = [' yasin@ornek.test\u200f ', 'ya\u00adsin@ornek.test', 'ｙａｓｉｎ@ornek.test'];
  const { db } = server.services;
  const account = db.updateTable('users').set({ status: 1 }).where('email', '=', 'yasin@ornek.test');
  expect((await account.executeTakeFirst()).numUpdatedRows).toBe(1n);
  for (const email of [...spellings, ...pasted]) {
    expect((await apply({ email })).statusCode).toBe(200);
    const found = await server.call('POST', '/privacy/search', { contact: email });
    expect(found.json().consultants.total, email).toBe(1);
  }
  const accounts = db.selectFrom('users').select('id').where('email', 'like', 'yas%');
  expect(await accounts.execute()).toHaveLength(1);
});

test('a start brings stored addresses into one form, and names accounts that fall together', async ({
  server,
}) => {
  const add = (email: string) => server.addConsultant({ email });
  const kept = await add('ipek@ornek.test');
  const other = await add('i\u0307pek@ornek.test');
  const [lone, list] = [await add('CEM\u200b@ornek.test'), await add('a,b@ornek.test')];
  const expected = [
    `Accounts ${kept} and ${other} have the same mailbox: only ${kept} can sign in`,
    `The email address of account ${list} is not a single mailbox: correct it`,
  ];
  const { db } = server.services;
  expect(await normaliseStoredEmails(db)).toEqual(expected);
  expect(await normaliseStoredEmails(db)).toEqual(expected);
  const emails = await db
    .selectFrom('users')
    .select('email')
    .where('id', 'in', [kept, other, lone])
    .execute();
  expect(emails.map(({ email }) => email).toSorted()).toEqual(
    ['cem@ornek.test', 'i\u0307pek@ornek.test', 'ipek@ornek.test'].toSorted(),
  );
});

test('a stored address that cannot be changed is named at the start', async ({ server }) => {
  const { db } = server.services;
  const id = await server.addConsultant({ email: 'DERYA@ornek.test' });
  await sql`alter table users add constraint no_derya check (email <> 'derya@ornek.test')`.execute(db);
  onTestFinished(async () => {
    await sql`alter table users drop constraint no_derya`.execute(db);
  });
  const problems = await normaliseStoredEmails(db);
  const about = problems.filter((line) => line.includes(`account ${id} `));
  expect(about).toEqual([expect.stringContaining('no_derya')]);
});

test('an admin’s link goes to the account that the panel shows, or to nobody', async ({
  server,
  outgoingMessages,
}) => {
  await server.addConsultant({ email: 'isil@ornek.test' });
  const shown = await server.addConsultant({ email: 'i\u0307sil@ornek.test' });
  const send = () => server.call('POST', '/users/forgot-password', { email: 'i\u0307sil@ornek.test' });
  expect((await send()).statusCode).toBe(200);
  const mailed = () => outgoingMessages.flatMap(({ to }) => (to.includes('@') ? to : []));
  expect(mailed()).toEqual(['i\u0307sil@ornek.test']);
  // another admin has corrected the address meanwhile
  await server.services.db
    .updateTable('users')
    .set({ email: 'isil2@ornek.test' })
    .where('id', '=', shown)
    .execute();
  expect((await send()).statusCode).toBe(404);
  expect(mailed()).toEqual(['i\u0307sil@ornek.test']);
});

test('a phone field gets its own text message, and nobody else anything', async ({
  server,
  onTestFinished,
}) => {
  const mailServer = await startMailServer(onTestFinished);
  const gateway = await startGateway(onTestFinished);
  const { config, db } = server.services;
  const sms = { provider: 'webhook', url: gateway.url, token: undefined } as const;
  const messages = { ...config.messages, smtpUrl: mailServer.url, sms };
  const deliver = createChannels({ messages }, createLogger('silent', { write: () => undefined }));
  const outbox = createOutbox(db, deliver, () => undefined);
  const phones = {
    '(0541) 111 2233 (eşim)': '+905411112233',
    '٠٥٤١ ٢٢٢ ٢٢ ٣٣': '+905412222233',
    '\u200e+90 (0) 541 333 22 33': '+905413332233',
    '0090 541 444 22 33': '+905414442233',
    '0541 555 22 33 / 0232 555 22 33': '+905415552233',
    '0541 666 22 33 0541 666 22 34': '+905416662233',
    '0232 777 22 33': undefined,
    'a@v1.test,b@v2.test': undefined,
    'a@v1.test': undefined,
    'ａ＠v1.test': undefined,
  };
  await db.deleteFrom('outbox_messages').execute();
  for (const [index, phone] of Object.keys(phones).entries()) {
    const user = { ...sampleLandRequest.user, phone, name: 'Numara Sahibi' };
    const body = { ...sampleLandRequest, ada: String(900 + index), user };
    const sent = await server.app.inject({
      method: 'POST',
      url: '/api/v1/lands/all',
      headers: server.publicHeaders,
      remoteAddress: randomAddress(),
      payload: body,
    });
    expect(sent.statusCode).toBe(200);
    const newest = db.selectFrom('land_requests').select('id').orderBy('id', 'desc');
    const { id } = await newest.executeTakeFirstOrThrow();
    expect((await server.call('PATCH', `/lands/${id}`, { teklif_tutar: 1000 })).statusCode).toBe(200);
  }
  outbox.start();
  await expect
    .poll(() => db.selectFrom('outbox_messages').select('id').where('state', '=', 'waiting').execute())
    .toEqual([]);
  await outbox.stop();
  const reached = gateway.received.map(({ body }) => Object(body).to);
  expect(reached.toSorted()).toEqual(
    Object.values(phones)
      .flatMap((number) => number ?? [])
      .toSorted(),
  );
  expect(mailServer.received).toEqual([]);
  const unreached = await db
    .selectFrom('outbox_messages')
    .select(['state', 'last_error'])
    .where('delivered_at', 'is', null)
    .execute();
  expect(unreached).toEqual(Array(4).fill({ state: 'givenUp', last_error: 'Bu numaraya SMS ulaşmıyor.' }));
});
