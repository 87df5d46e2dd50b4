import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { claim } from '../../../server/outbox/outbox.ts';
import type { RecordServer } from '../fixtures/recordServer.ts';
import { recordTest } from '../fixtures/recordTest.ts';

const test = recordTest.extend('read', ({ server }) => async (id: number) => {
  return (await server.call('GET', `/users/${id}`)).json()[0];
});
const correction = { phone: ' (0544) 222 33 44 ', office_name: 'Urla Emlak' };

test('an admin corrects phone and office of an applicant, which the history shows', async ({
  server,
  read,
}) => {
  const id = await server.sendApplication('duzeltme@example.com');
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

test('a correction of an outdated record is refused with 409, and changes nothing', async ({
  server,
  read,
}) => {
  const id = await server.sendApplication('eskimis@example.com');
  await server.submitForm('PATCH', `/users/${id}`, { office_name: 'Başka Ofis', version: '1' });
  const answer = await server.submitForm('PATCH', `/users/${id}`, { ...correction, version: '1' });
  expect([answer.statusCode, Object.keys(Object(answer.json().fields))]).toEqual([409, ['version']]);
  expect(await read(id)).toMatchObject({ office_name: 'Başka Ofis', version: 2 });
});

test('the next message goes to the corrected phone', async ({ server }) => {
  const id = await server.sendApplication('sonraki@example.com');
  await server.submitForm('PATCH', `/users/${id}`, { phone: '0555 999 88 77' });
  expect((await server.call('PATCH', `/users/status-ok/${id}`)).statusCode).toBe(202);
  const messages = (await server.call('GET', '/outbox?q=0555')).json();
  expect(messages.map(({ kind, recipient }: Record<string, string>) => [kind, recipient])).toEqual([
    ['approved', '0555 999 88 77'],
  ]);
});

describe('links that were sent before', () => {
  const phone = '(0532) 111 00 00';
  /** The newest message to a phone or an email. */
  const sentTo = async ({ services: { db } }: RecordServer, recipient: string) => {
    const messages = db.selectFrom('outbox_messages').selectAll().where('recipient', '=', recipient);
    const message = await messages.orderBy('id', 'desc').executeTakeFirstOrThrow();
    return { ...message, token: /token=([\w-]+)/.exec(message.body)?.[1] };
  };
  const reset = async (server: RecordServer, token: string | undefined) =>
    (await server.call('POST', '/users/reset-password', { token, password: 'Kuscular.35' }, {})).statusCode;
  const approve = async (server: RecordServer) => {
    const id = await server.sendApplication(`${randomUUID()}@example.com`);
    await server.submitForm('PATCH', `/users/${id}`, { phone });
    expect((await server.call('PATCH', `/users/status-ok/${id}`)).statusCode).toBe(202);
    return { id, message: await sentTo(server, phone) };
  };

  test.for([
    ['a corrected phone', 'phone', '(0533) 111 00 00'],
    ['a corrected email', 'email', 'yeniadres@example.com'],
  ] as const)(
    'end with %s, and their waiting messages are not sent',
    async ([, field, value], { server, read }) => {
      const { id, message } = await approve(server);
      expect((await server.submitForm('PATCH', `/users/${id}`, { [field]: value })).statusCode).toBe(200);
      expect(await reset(server, message.token)).toBe(404);
      const resent = await server.call('POST', `/outbox/${message.id}/resend`);
      expect(resent.statusCode).toBe(409);
      for (let left = 50; left > 0 && (await claim(server.services.db)) !== undefined; left -= 1);
      const messages = server.services.db.selectFrom('outbox_messages').where('id', '=', message.id);
      expect(await messages.select('abandoned_as').execute()).toEqual([{ abandoned_as: 'revoked' }]);
      // a new link works, and goes to where the account is now
      const { email } = await read(id);
      await server.call('POST', '/users/forgot-password', { email });
      expect(await reset(server, (await sentTo(server, value)).token)).toBe(200);
    },
  );

  test('end when consultants change their own phone', async ({ server }) => {
    const { id, message } = await approve(server);
    const own = await server.signIn(id);
    const change = { phone: '(0534) 111 00 00' };
    expect((await server.submitForm('PATCH', `/users/${id}`, change, own)).statusCode).toBe(200);
    expect(await reset(server, message.token)).toBe(404);
  });

  test('keep working when phone and email stay as they are', async ({ server }) => {
    const { id, message } = await approve(server);
    const change = { phone: ` ${phone} `, office_name: 'Yeni Ofis' };
    expect((await server.submitForm('PATCH', `/users/${id}`, change)).statusCode).toBe(200);
    expect(await reset(server, message.token)).toBe(200);
  });

  test('stay spent, so that a repeated reset is still answered', async ({ server }) => {
    const { id, message } = await approve(server);
    expect(await reset(server, message.token)).toBe(200);
    await server.submitForm('PATCH', `/users/${id}`, { phone: '(0535) 111 00 00' });
    expect(await reset(server, message.token)).toBe(200);
  });
});

test('neither a visitor nor another consultant may correct anything', async ({ server, read }) => {
  const id = await server.sendApplication('kurban@example.com');
  const other = await server.sendApplication('baskasi@example.com');
  await server.call('PATCH', `/users/status-ok/${other}`);
  const before = await read(id);
  const visitor = await server.submitForm('PATCH', `/users/${id}`, correction, {});
  const consultant = await server.submitForm('PATCH', `/users/${id}`, correction, await server.signIn(other));
  expect([visitor.statusCode, consultant.statusCode]).toEqual([401, 403]);
  expect(await read(id)).toEqual(before);
});
