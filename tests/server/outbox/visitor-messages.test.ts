/** Nobody speaks in our name: what a visitor can make us send, and to whom. */
import { expect, test } from 'vitest';
import { deliveryText } from '../../../server/outbox/deliveryText.ts';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { applicationForm, randomAddress } from '../fixtures/forms.ts';
import { startRecordServer } from '../fixtures/recordServer.ts';

const evil = 'hesabınız kapatılacak: https://evil.example';

/** A server whose visitors' messages are counted, and what it has stored for them. */
async function start(
  onEnd: (stop: () => Promise<void>) => void,
  limit: string,
  environment: Record<string, string> = {},
) {
  const server = await startRecordServer({
    environment: { OWNER_RECEIPT: 'on', VISITOR_MESSAGES_PER_DAY: limit, ...environment },
  });
  onEnd(() => server.stop());
  return {
    server,
    apply: (changes: Record<string, string>) =>
      server.submitForm('POST', '/users', applicationForm({ name: evil, office_name: evil, ...changes }), {}),
    sendLandRequest: (phone: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/v1/lands/all',
        headers: server.publicHeaders,
        remoteAddress: randomAddress(),
        payload: { ...sampleLandRequest, user: { name: 'Kötü Niyetli', phone, mesaj: evil } },
      }),
    stored: () =>
      server.services.db
        .selectFrom('outbox_messages')
        .select(['recipient', 'state', 'subject', 'body', 'last_error'])
        .where('kind', '!=', 'alert')
        .orderBy('id')
        .execute(),
  };
}

test('a stranger’s number gets one message of a kind a day, in our own words', async ({ onTestFinished }) => {
  const { apply, sendLandRequest, stored } = await start(onTestFinished, '100');
  const spellings = ['0532 111 22 33', '+90 (0) 532 111 22 33', '(0532) 111 2233 (acele)', '٠٥٣٢١١١٢٢٣٣'];
  for (const [index, phone] of spellings.entries()) {
    expect((await apply({ phone, email: `e${index}@ornek.test` })).statusCode).toBe(200);
    expect((await sendLandRequest(phone)).statusCode).toBe(200);
  }
  const messages = await stored();
  for (const { subject, body } of messages) expect(subject + body).not.toMatch(/evil|hesabınız|Kötü/);
  const toPhone = messages.filter(({ recipient }) => !recipient.includes('@'));
  expect(toPhone.filter(({ state }) => state === 'waiting').map(({ subject }) => subject)).toEqual([
    'Başvurunuz alındı',
    'Talebiniz bize ulaştı',
  ]);
  expect(toPhone.filter(({ state }) => state === 'givenUp').map((one) => one.last_error)).toEqual(
    Array(6).fill(deliveryText.oncePerDay),
  );
});

test('an inbox gets one message of a kind a day, and each of its addresses stays an applicant', async ({
  onTestFinished,
}) => {
  const { server, apply, stored } = await start(onTestFinished, '100');
  const emails = [
    'kurban+1@ornek.test',
    'kurban+2@ornek.test',
    'k.urban@gmail.com',
    'kurban+3@googlemail.com',
  ];
  for (const [index, email] of emails.entries())
    expect((await apply({ phone: `0532 111 22 5${index}`, email })).statusCode).toBe(200);
  const toMailbox = (await stored()).filter(({ recipient }) => recipient.includes('@'));
  expect(toMailbox.map(({ recipient, last_error }) => [recipient, last_error])).toEqual([
    [emails[0], null],
    [emails[1], deliveryText.oncePerDay],
    [emails[2], null],
    [emails[3], deliveryText.oncePerDay],
  ]);
  const accounts = server.services.db.selectFrom('users').select('email').orderBy('id');
  expect((await accounts.where('email', 'in', emails).execute()).map(({ email }) => email)).toEqual(emails);
});

test('a number that is no Turkish mobile one gets nothing, and the office sees why', async ({
  onTestFinished,
}) => {
  const { apply, stored } = await start(onTestFinished, '100');
  for (const phone of ['+44 7911 123456', '0900 111 22 33', '0232 111 22 33', 'a@v1.test', 'yok'])
    expect((await apply({ phone, email: `${phone.replaceAll(/\W/g, '')}@ornek.test` })).statusCode).toBe(200);
  const toPhone = (await stored()).filter(({ recipient }) => !recipient.endsWith('@ornek.test'));
  expect(toPhone.map(({ state, last_error }) => [state, last_error])).toEqual(
    [deliveryText.abroad, ...Array(4).fill(deliveryText.noSms)].map((why) => ['givenUp', why]),
  );
});

test('beyond the daily total messages are kept for the office', async ({ onTestFinished }) => {
  const { apply, sendLandRequest, stored } = await start(onTestFinished, '1');
  await apply({ phone: '0532 111 22 31', email: 'bir@ornek.test' });
  await sendLandRequest('0532 111 22 32');
  await apply({ phone: '0532 111 22 33', email: 'uc@ornek.test' });
  await sendLandRequest('0532 111 22 34');
  const held = (await stored()).filter(({ state }) => state !== 'waiting');
  expect(held.map(({ recipient, last_error }) => [recipient, last_error])).toEqual([
    ['0532 111 22 33', deliveryText.dailyTotal],
    ['uc@ornek.test', deliveryText.dailyTotal],
    ['+905321112234', deliveryText.dailyTotal],
  ]);
});

test('an application with a known address is warned of, and its phone gets what any other would', async ({
  onTestFinished,
}) => {
  const office = { ALERT_TO: 'ofis@ornek.test', PUBLIC_URL: 'https://arazi.example' };
  const { server, apply, stored } = await start(onTestFinished, '2', office);
  const { db } = server.services;
  const alerts = () =>
    db.selectFrom('outbox_messages').select('body').where('kind', '=', 'alert').orderBy('id').execute();
  const words = { email: 'kurban@ornek.test', office_name: 'Ofis' };
  await apply({ ...words, name: 'Sahte', phone: '0532 111 22 31' });
  await apply({ ...words, name: 'Gerçek', phone: '0532 111 22 32' });
  expect((await stored()).map(({ recipient, state }) => [recipient, state])).toEqual([
    ['0532 111 22 31', 'waiting'],
    ['kurban@ornek.test', 'waiting'],
    ['0532 111 22 32', 'waiting'],
    ['kurban@ornek.test', 'waiting'],
  ]);
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', words.email)
    .executeTakeFirstOrThrow();
  // the day's total is reached, which the office is told all the same
  await apply({ ...words, name: 'Üçüncü', phone: '0532 111 22 33' });
  await apply({ ...words, email: 'yonetici@example.com', phone: '0532 111 22 34' });
  const bodies = (await alerts()).map(({ body }) => body.split('\n').toSpliced(1, 1));
  const warning = expect.stringContaining('Yazılanlar kaydedilmedi.');
  const [record, team] = [
    `https://arazi.example/admin/user-detail/${id}`,
    'https://arazi.example/admin/team',
  ];
  expect(bodies).toEqual([
    [expect.stringContaining('Yeni danışman başvurusu: Sahte'), record],
    [expect.stringContaining('Kayıtlı bir e-posta adresiyle başvuru: Gerçek'), warning, record],
    [expect.stringContaining('Kayıtlı bir e-posta adresiyle başvuru: Üçüncü'), warning, record],
    [expect.stringContaining('Kayıtlı bir e-posta adresiyle başvuru'), warning, team],
  ]);
  const { body: history } = await server.call('GET', `/history/user/${id}`);
  expect(JSON.parse(history).map(({ action }: { action: string }) => action)).toEqual([
    'appliedAgain',
    'applied',
  ]);
  const waiting = (await server.call('GET', `/users/${id}`)).json()[0];
  expect(waiting).toMatchObject({ phone: '0532 111 22 31', applied_again: true });
});

test('a form from which nothing goes out does not use up the daily total', async ({ onTestFinished }) => {
  const { server, apply, sendLandRequest, stored } = await start(onTestFinished, '3');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const user = { name: 'Aynı Form', phone: '0532 111 22 41', mesaj: '' };
  for (let sent = 0; sent < 3; sent++) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/lands/all',
      headers: { ...server.publicHeaders, ...key },
      payload: { ...sampleLandRequest, user },
    });
    expect(answer.statusCode).toBe(200);
  }
  // the same number once more, in another form
  await sendLandRequest('0532 111 22 41');
  for (const phone of ['0532 111 22 42', '0532 111 22 45']) await sendLandRequest(phone);
  // the second one tells the mailbox that it is known, the others tell nobody
  for (let sent = 0; sent < 4; sent++) await apply({ phone: '0532 111 22 43', email: 'dort@ornek.test' });
  await apply({ phone: '0532 111 22 44', email: 'bes@ornek.test' });
  const out = (await stored()).filter(({ state }) => state === 'waiting');
  const phones = ['0532 111 22 43', '0532 111 22 44', '+905321112241', '+905321112242', '+905321112245'];
  expect(out.flatMap(({ recipient }) => (recipient.includes('@') ? [] : recipient)).toSorted()).toEqual(
    phones.toSorted(),
  );
});
