import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claim } from '../../../server/outbox/outbox.ts';
import { type RecordServer, startRecordServer } from '../fixtures/recordServer.ts';

let server: RecordServer;
beforeAll(async () => {
  server = await startRecordServer();
});
afterAll(() => server.stop());

const read = async (id: number) => (await server.call('GET', `/users/${id}`)).json()[0];
const correction = { phone: ' (0544) 222 33 44 ', office_name: 'Urla Emlak' };

test('an admin corrects phone and office of an applicant, which the history shows', async () => {
  const id = await server.addApplicant('duzeltme@example.com');
  const before = await read(id);
  const answer = await server.submitForm('PATCH', `/users/${id}`, { ...correction, version: '1' });
  expect(answer.statusCode).toBe(200);
  expect(await read(id)).toEqual({
    ...before,
    phone: '(0544) 222 33 44',
    office_name: 'Urla Emlak',
    version: before.version + 1,
  });
  const [entry] = await server.historyOf('user', id);
  expect(entry).toMatchObject({
    actor: { id: 61 },
    action: 'changed',
    detail: { fields: ['phone', 'office_name'] },
  });
  // the lists search in what was corrected
  const found = (await server.call('GET', '/users?q=2223344')).json();
  expect(found.map(({ Id }: { Id: number }) => Id)).toEqual([id]);
});

test('a correction of an outdated record is refused with 409, and changes nothing', async () => {
  const id = await server.addApplicant('eskimis@example.com');
  await server.submitForm('PATCH', `/users/${id}`, { office_name: 'Başka Ofis', version: '1' });
  const answer = await server.submitForm('PATCH', `/users/${id}`, { ...correction, version: '1' });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([409, ['version']]);
  expect(await read(id)).toMatchObject({ office_name: 'Başka Ofis', version: 2 });
});

test('the next message goes to the corrected phone', async () => {
  const id = await server.addApplicant('sonraki@example.com');
  await server.submitForm('PATCH', `/users/${id}`, { phone: '0555 999 88 77' });
  expect((await server.call('PATCH', `/users/status-ok/${id}`)).statusCode).toBe(202);
  const messages = (await server.call('GET', '/outbox?q=0555')).json();
  expect(messages.map(({ kind, recipient }: Record<string, string>) => [kind, recipient])).toEqual([
    ['approved', '0555 999 88 77'],
  ]);
});

describe('links that were sent before', () => {
  const sentTo = async (phone: string) => {
    const { db } = server.services;
    const messages = db.selectFrom('outbox_messages').selectAll().where('recipient', '=', phone);
    const message = await messages.executeTakeFirstOrThrow();
    return { ...message, token: /token=([\w-]+)/.exec(message.body)?.[1] };
  };
  const reset = async (token: string | undefined) =>
    (await server.call('POST', '/users/reset-password', { token, password: 'Kuscular.35' }, {})).statusCode;
  let approved = 0;
  const approve = async () => {
    approved += 1;
    const phone = `(0532) 111 00 0${approved}`;
    const id = await server.addApplicant(`baglanti${approved}@example.com`);
    await server.submitForm('PATCH', `/users/${id}`, { phone });
    expect((await server.call('PATCH', `/users/status-ok/${id}`)).statusCode).toBe(202);
    return { id, phone, message: await sentTo(phone) };
  };

  test.each([
    ['a corrected phone', 'phone', '(0533) 111 00 00'],
    ['a corrected email', 'email', 'yeniadres@example.com'],
  ] as const)('end with %s, and their waiting messages are not sent', async (_name, field, value) => {
    const { id, message } = await approve();
    expect((await server.submitForm('PATCH', `/users/${id}`, { [field]: value })).statusCode).toBe(200);
    expect(await reset(message.token)).toBe(404);
    const resent = await server.call('POST', `/outbox/${message.id}/resend`);
    expect(resent.statusCode).toBe(409);
    const { db } = server.services;
    for (let left = 50; left > 0 && (await claim(db)) !== undefined; left -= 1);
    expect((await sentTo(message.recipient)).abandoned_as).toBe('revoked');
    // a new link works, and goes to where the account is now
    const { email } = await read(id);
    await server.call('POST', '/users/forgot-password', { email });
    const { body } = await db
      .selectFrom('outbox_messages')
      .select('body')
      .where('recipient', '=', value)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(await reset(/token=([\w-]+)/.exec(body)?.[1])).toBe(200);
  });

  test('end when consultants change their own phone', async () => {
    const { id, message } = await approve();
    const own = await server.signIn(id);
    const change = { phone: '(0534) 111 00 00' };
    expect((await server.submitForm('PATCH', `/users/${id}`, change, own)).statusCode).toBe(200);
    expect(await reset(message.token)).toBe(404);
  });

  test('keep working when phone and email stay as they are', async () => {
    const { id, phone, message } = await approve();
    const change = { phone: ` ${phone} `, office_name: 'Yeni Ofis' };
    expect((await server.submitForm('PATCH', `/users/${id}`, change)).statusCode).toBe(200);
    expect(await reset(message.token)).toBe(200);
  });

  test('stay spent, so that a repeated reset is still answered', async () => {
    const { id, message } = await approve();
    expect(await reset(message.token)).toBe(200);
    await server.submitForm('PATCH', `/users/${id}`, { phone: '(0535) 111 00 00' });
    expect(await reset(message.token)).toBe(200);
  });
});

test('neither a visitor nor another consultant may correct anything', async () => {
  const id = await server.addApplicant('kurban@example.com');
  const other = await server.addApplicant('baskasi@example.com');
  await server.call('PATCH', `/users/status-ok/${other}`);
  const before = await read(id);
  const visitor = await server.submitForm('PATCH', `/users/${id}`, correction, {});
  const consultant = await server.submitForm('PATCH', `/users/${id}`, correction, await server.signIn(other));
  expect([visitor.statusCode, consultant.statusCode]).toEqual([401, 403]);
  expect(await read(id)).toEqual(before);
});
