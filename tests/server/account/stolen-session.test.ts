/** A session in the wrong hands: it changes neither password nor email, is seen, and ends. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { digestOf } from '../../../server/identity/passwords.ts';
import { accountText } from '../../../server/resources/account/accountText.ts';
import { teamText } from '../../../server/resources/account/teamText.ts';
import { clockServerTest } from '../fixtures/clockTest.ts';
import { adminEmail, adminPassword } from '../fixtures/testServer.ts';

const start = new Date('2026-11-20T09:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const day = 24 * 60;
const password = 'Kuscular.35';
const windowsChrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';

const test = clockServerTest(start)
  /** A consultant who signs in, on whatever device. */
  .extend('person', async ({ server }) => {
    const email = `${randomUUID()}@example.com`;
    const id = await server.addConsultant({ email, password });
    const signIn = async (network = '88.230.1.1', device = windowsChrome): Promise<{ token: string }> => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/v1/users/login',
        payload: { email, password: digestOf(password) },
        remoteAddress: network,
        headers: { 'user-agent': device },
      });
      return { token: `${id}.${answer.json().data.token}` };
    };
    return { id, email, signIn };
  })
  .extend('change', ({ server, person }) => (fields: Record<string, string>, session: { token: string }) => {
    return server.submitForm('PATCH', `/users/${person.id}`, fields, session);
  })
  .extend('messages', ({ server }) => async () => {
    const rows = server.services.db.selectFrom('outbox_messages').select(['kind', 'recipient']);
    return (await rows.orderBy('id').execute()).map(({ kind, recipient }) => `${kind} ${recipient}`);
  })
  .extend('list', ({ server }) => async (session: { token: string }, remoteAddress = '88.230.1.1') => {
    const request = { url: '/api/v1/sessions', headers: session, remoteAddress };
    return (await server.app.inject(request)).json();
  });

test.for([
  ['password', { password: 'Bademler.35' }],
  ['email', { email: 'yeni@example.com' }],
  ['phone', { phone: '(0532) 999 88 77' }],
] as const)(
  'a new %s needs the current password ten minutes after the sign-in',
  async ([, fields], { person, change, setClock }) => {
    const session = await person.signIn();
    setClock(after(10));
    const { missing, wrong } = accountText.currentPassword;
    const refused = await change(fields, session);
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { current_password: missing }]);
    const guessed = await change({ ...fields, current_password: 'Zeytin.61' }, session);
    expect([guessed.statusCode, guessed.json().fields]).toEqual([400, { current_password: wrong }]);
    const email = 'email' in fields ? { email: `${randomUUID()}@example.com` } : fields;
    const proven = await change({ ...email, current_password: digestOf(password) }, session);
    expect(proven.statusCode).toBe(200);
  },
);

test('a new admin needs the current password of the caller', async ({ server, setClock }) => {
  const colleague = await server.addColleague();
  setClock(after(10));
  const form = { name: 'Ece Tan', email: `${randomUUID()}@example.com` };
  const add = async (proof: object) => {
    const answer = await server.call('POST', '/team', { ...form, ...proof }, colleague.session);
    return [answer.statusCode, answer.json().fields];
  };
  expect(await add({})).toEqual([400, { current_password: teamText.currentPassword }]);
  const { wrong } = accountText.currentPassword;
  expect(await add({ current_password: digestOf('Zeytin.61') })).toEqual([400, { current_password: wrong }]);
  expect(await add({ current_password: digestOf('Kuscular.35') })).toEqual([200, undefined]);
});

test('an admin changes the email and password of a consultant by the own password, the phone without', async ({
  server,
  person,
  setClock,
}) => {
  const admin = await server.signInAdmin();
  const change = async (fields: Record<string, string>) =>
    (await server.submitForm('PATCH', `/users/${person.id}`, fields, admin)).statusCode;
  const email = `${randomUUID()}@example.com`;
  setClock(after(10));
  expect(await change({ phone: '0532 999 88 77' })).toBe(200);
  for (const fields of [{ email }, { password: 'Bademler.35' }]) {
    expect(await change(fields)).toBe(400);
    expect(await change({ ...fields, current_password: password })).toBe(400);
    expect(await change({ ...fields, current_password: adminPassword })).toBe(200);
  }
});

test('everything else, and a fresh sign-in, need no current password', async ({
  person,
  change,
  setClock,
}) => {
  const session = await person.signIn();
  setClock(after(9));
  expect((await change({ password: 'Bademler.35' }, session)).statusCode).toBe(200);
  setClock(after(day));
  const same = await change({ name: 'Nur', email: ` ${person.email.toUpperCase()}` }, session);
  expect(same.statusCode).toBe(200);
});

test('a repeat under its key needs no current password, which is another one by then', async ({
  server,
  person,
  setClock,
}) => {
  const session = { ...(await person.signIn()), 'idempotency-key': randomUUID() };
  setClock(after(30));
  const form = { password: 'Bademler.35', current_password: password };
  for (const _ of ['save', 'repeat']) {
    const answer = await server.submitForm('PATCH', `/users/${person.id}`, form, session);
    expect(answer.statusCode).toBe(200);
  }
});

test('wrong current passwords are counted with the failed sign-ins', async ({ person, change, setClock }) => {
  const session = await person.signIn();
  setClock(after(60));
  for (let failure = 0; failure < 30; failure += 1)
    await change({ password: 'Bademler.35', current_password: 'yanlış' }, session);
  const right = await change({ password: 'Bademler.35', current_password: password }, session);
  expect([right.statusCode, right.headers['retry-after']]).toEqual([429, expect.any(String)]);
});

test('both mailboxes are told of a new email, and the mailbox of a new password', async ({
  server,
  person,
  change,
  messages,
}) => {
  await server.services.db.deleteFrom('outbox_messages').execute();
  const session = await person.signIn();
  const email = `${randomUUID()}@example.com`;
  await change({ email }, session);
  await change({ password: 'Bademler.35' }, session);
  await change({ name: 'Nur' }, session);
  expect(await messages()).toEqual([
    `emailChanged ${person.email}`,
    `emailChanged ${email}`,
    `passwordChanged ${email}`,
  ]);
});

test('the old phone and the mailbox are told of a new number, not of another spelling', async ({
  server,
  person,
  change,
  messages,
}) => {
  const session = await person.signIn();
  await change({ phone: '0532 999 88 77' }, session);
  await server.services.db.deleteFrom('outbox_messages').execute();
  await change({ phone: '+90 (532) 9998877' }, session);
  expect(await messages()).toEqual([]);
  await change({ phone: '0533 111 22 33' }, session);
  expect(await messages()).toEqual(['phoneChanged +90 (532) 9998877', `phoneChanged ${person.email}`]);
});

test.for([
  ['addresses', () => ({ email: `${randomUUID()}@example.com` })],
  ['phones', (number: number) => ({ phone: `0532 999 88 ${10 + number}` })],
] as const)('an account takes ten new %s a day at most', async ([, fields], { person, change }) => {
  const session = await person.signIn();
  const statuses: number[] = [];
  for (let number = 0; number < 11; number += 1)
    statuses.push((await change(fields(number), session)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('the 100 sessions that were used last are listed', async ({ server }) => {
  const id = await server.addConsultant({ email: 'cok.oturum@example.com' });
  const first = await server.signIn(id);
  for (let count = 0; count < 100; count++) await server.signIn(id);
  expect((await server.call('GET', '/sessions', undefined, first)).json()).toHaveLength(100);
});

test('a person sees their own sessions only, with device, network and last use', async ({
  person,
  list,
  setClock,
}) => {
  const phone = await person.signIn('2a02:ff0:1::7', 'Mozilla/5.0 (iPhone) Version/18.6 Safari/604.1');
  setClock(after(60));
  const desk = await person.signIn();
  const sessions = await list(desk);
  expect(sessions).toMatchObject([
    { device: 'Chrome, Windows', network: '88.230.*.*', same_network: true, current: true },
    { device: 'Safari, iPhone', network: '2a02:ff0:*', same_network: false, current: false },
  ]);
  expect(JSON.stringify(sessions)).not.toContain(desk.token.split('.')[1]);
  setClock(after(64));
  await list(phone, '2a02:ff0:1::7');
  setClock(after(66));
  const [, first] = await list(phone, '2a02:ff0:1::7');
  expect(first.last_used_at).toBe(after(60).toISOString());
});

test('a use is noted once in five minutes, with its network', async ({ person, list, setClock }) => {
  const session = await person.signIn();
  const noted: [string, string][] = [];
  for (const [minutes, network] of [
    [4, '95.70.1.1'],
    [6, '95.70.1.1'],
    [10, '31.145.1.1'],
    [12, '31.145.1.1'],
  ] as const) {
    setClock(after(minutes));
    await list(session, network);
    const [shown] = await list(session, network);
    noted.push([shown.last_used_at, shown.network]);
  }
  expect(noted).toEqual([
    [start.toISOString(), '88.230.*.*'],
    [after(6).toISOString(), '95.70.*.*'],
    [after(6).toISOString(), '95.70.*.*'],
    [after(12).toISOString(), '31.145.*.*'],
  ]);
});

test('one session ends, or all others do, and nobody ends those of another person', async ({
  server,
  person,
  list,
}) => {
  const [lost, other, here] = [await person.signIn(), await person.signIn(), await person.signIn()];
  const [{ id }] = (await list(lost)).filter(({ current }: { current: boolean }) => current);
  const end = (session: { token: string }) => server.call('DELETE', `/sessions/${id}`, undefined, session);
  expect((await end(server.consultant)).statusCode).toBe(404);
  expect((await end(server.admin)).statusCode).toBe(404);
  expect((await end(here)).statusCode).toBe(200);
  expect((await end(here)).statusCode).toBe(404);
  expect((await server.call('GET', '/sessions', undefined, lost)).statusCode).toBe(401);
  expect(await list(other)).toHaveLength(2);
  await server.call('DELETE', '/sessions', undefined, here);
  expect((await server.call('GET', '/sessions', undefined, other)).statusCode).toBe(401);
  expect(await list(here)).toHaveLength(1);
});

test('a session of an admin ends after a day without use, one of a consultant does not', async ({
  server,
  person,
  setClock,
}) => {
  const ask = (session: { token: string }, headers = {}) =>
    server.call('GET', '/sessions', undefined, { ...session, ...headers });
  const signInAdmin = async () => {
    const payload = { email: adminEmail, password: digestOf(adminPassword) };
    const answer = await server.call('POST', '/users/login', payload, {});
    return { token: `61.${answer.json().data.token}` };
  };
  const [used, polled, consultant] = [await signInAdmin(), await signInAdmin(), await person.signIn()];
  setClock(after(day - 60));
  expect((await ask(used)).statusCode).toBe(200);
  expect((await ask(polled, { 'x-unattended': '1' })).statusCode).toBe(200);
  setClock(after(day + 1));
  expect((await ask(used)).statusCode).toBe(200);
  expect((await ask(polled)).statusCode).toBe(401);
  expect((await ask(consultant)).statusCode).toBe(200);
  await server.services.sessions.sweep();
  const { db } = server.services;
  const left = await db.selectFrom('sessions').select('user_id').where('user_id', '=', 61).execute();
  expect(left).toHaveLength(1);
});

test.for(['P@ssw0rd', 'p@ssw0rD', '1qaz@WSX'])(
  'the common password %s is refused',
  async (common, { person, change }) => {
    const answer = await change({ password: common }, await person.signIn());
    const { commonPassword } = accountText;
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { password: commonPassword }]);
  },
);
