import { expect } from 'vitest';
import { digestOf } from '../../../server/identity/passwords.ts';
import { createResetLink } from '../../../server/identity/resetLinks.ts';
import { clockTest } from '../fixtures/clockTest.ts';
import { randomAddress } from '../fixtures/forms.ts';
import { adminEmail, adminPassword, startTestServer } from '../fixtures/testServer.ts';

const start = new Date('2026-11-20T09:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

const test = clockTest(start)
  .extend('server', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
    const server = await startTestServer({ now: () => clock.now });
    onCleanup(() => server.stop());
    return server;
  })
  .extend(
    'signIn',
    { scope: 'file' },
    ({ server }) =>
      (email: string, password: string, remoteAddress = randomAddress()) =>
        server.app.inject({
          method: 'POST',
          url: '/api/v1/users/login',
          payload: { email, password: digestOf(password) },
          remoteAddress,
        }),
  )
  .extend(
    'logOut',
    { scope: 'file' },
    ({ server }) =>
      (token: string) =>
        server.app.inject({ method: 'POST', url: '/api/v1/users/logout', headers: { token } }),
  );

test('the admin signs in with id 61', async ({ signIn }) => {
  const answer = await signIn(adminEmail, adminPassword);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ data: { id: 61, name: 'Yönetici', email: adminEmail } });
});

test('the email address is compared without regard to case and outer blanks', async ({ signIn }) => {
  expect((await signIn(` ${adminEmail.toUpperCase()} `, adminPassword)).statusCode).toBe(200);
});

test('a wrong password and an unknown email address get the same answer', async ({ signIn }) => {
  const wrong = await signIn(adminEmail, 'yanlış');
  const unknown = await signIn('kimse@example.com', 'yanlış');
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toEqual({ status: 'error', message: 'E-posta adresi veya şifre hatalı.' });
  expect(unknown.json()).toEqual(wrong.json());
  expect(unknown.statusCode).toBe(401);
});

test('consultants who await approval, are cancelled or have no password cannot sign in', async ({
  server,
  signIn,
}) => {
  await server.addConsultant({ email: 'bekleyen@example.com', password: 'Zeytin.62', status: 0 });
  await server.addConsultant({ email: 'iptal@example.com', password: 'Zeytin.62', is_deleted: 1 });
  await server.addConsultant({ email: 'sifresiz@example.com' });
  for (const email of ['bekleyen@example.com', 'iptal@example.com', 'sifresiz@example.com']) {
    expect((await signIn(email, 'Zeytin.62')).statusCode).toBe(401);
  }
});

test('a password that is not a digest is refused with its field', async ({ server }) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    payload: { email: adminEmail, password: 'Zeytin.61' },
  });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(Object(answer.json().fields))).toEqual(['password']);
});

test('password, digest and token are stored only as hashes', async ({ server, signIn }) => {
  const { token } = (await signIn(adminEmail, adminPassword)).json().data;
  const sessions = await server.services.db.selectFrom('sessions').selectAll().execute();
  const users = await server.services.db.selectFrom('users').selectAll().execute();
  const stored = JSON.stringify([sessions, users]);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(digestOf(adminPassword));
  expect(users.find(({ id }) => id === 61)?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('signing out ends only that session, and can be repeated', async ({ server, logOut }) => {
  const first = await server.signInAdmin();
  const second = await server.signInAdmin();
  expect((await logOut(first.token)).statusCode).toBe(200);
  expect(await server.services.sessions.find(first.token)).toBeUndefined();
  expect(await server.services.sessions.find(second.token)).toBeDefined();
  expect((await logOut(first.token)).statusCode).toBe(200);
});

test('a cancelled consultant can still sign out', async ({ server, logOut }) => {
  const id = await server.addConsultant({ email: 'ayrilan@example.com' });
  const { token } = await server.signIn(id);
  const setDeleted = (is_deleted: number) =>
    server.services.db.updateTable('users').set({ is_deleted }).where('id', '=', id).execute();
  await setDeleted(1);
  expect((await logOut(token)).statusCode).toBe(200);
  await setDeleted(0);
  expect(await server.services.sessions.find(token)).toBeUndefined();
});

test('a malformed token cannot sign out', async ({ server, logOut }) => {
  const { token } = await server.signInAdmin();
  for (const malformed of ['', token.slice(3), `${token}x`, `x${token}`]) {
    expect([malformed, (await logOut(malformed)).statusCode]).toEqual([malformed, 401]);
  }
  const missing = await server.app.inject({ method: 'POST', url: '/api/v1/users/logout' });
  expect(missing.statusCode).toBe(401);
});

test("a token with another user's id ends no session", async ({ server, logOut }) => {
  const { token } = await server.signInAdmin();
  expect((await logOut(token.replace('61.', '62.'))).statusCode).toBe(200);
  expect(await server.services.sessions.find(token)).toBeDefined();
});

test('a session is invalid while its user is cancelled', async ({ server }) => {
  const id = await server.addConsultant({ email: 'sure@example.com' });
  const { token } = await server.signIn(id);
  await server.services.db.updateTable('users').set({ is_deleted: 1 }).where('id', '=', id).execute();
  expect(await server.services.sessions.find(token)).toBeUndefined();
  await server.services.db.updateTable('users').set({ is_deleted: 0 }).where('id', '=', id).execute();
  expect(await server.services.sessions.find(token)).toMatchObject({ userId: id, isAdmin: false });
});

test('a session lasts for thirty days, and that of an admin for a day without use', async ({
  server,
  signIn,
  setClock,
}) => {
  await server.addConsultant({ email: 'otuz@example.com', password: 'Zeytin.62' });
  const caller = { network: '', userAgent: '' };
  const finder = async (email: string, password: string) => {
    const { id, token } = (await signIn(email, password)).json().data;
    return () => server.services.sessions.find(`${id}.${token}`, caller);
  };
  const find = await finder('otuz@example.com', 'Zeytin.62');
  const findAdmin = await finder(adminEmail, adminPassword);
  const dayMs = 86_400_000;
  for (const days of [0.9, 1.8]) {
    setClock(after(days * dayMs));
    expect(await findAdmin()).toMatchObject({ userId: 61, isAdmin: true });
  }
  setClock(after(2.9 * dayMs));
  expect(await findAdmin()).toBeUndefined();
  setClock(after(30 * dayMs - 1));
  expect(await find()).toMatchObject({ isAdmin: false });
  setClock(after(30 * dayMs));
  expect(await find()).toBeUndefined();
});

test('thirty wrong passwords lock an account for a while, even for the right one', async ({
  server,
  signIn,
  setClock,
}) => {
  await server.addConsultant({ email: 'hedef@example.com', password: 'Zeytin.62' });
  const guesses = await Promise.all(Array.from({ length: 35 }, () => signIn('hedef@example.com', 'tahmin')));
  expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(30);
  const closed = await signIn('hedef@example.com', 'Zeytin.62');
  expect(closed.statusCode).toBe(429);
  expect(Number(closed.headers['retry-after'])).toBeGreaterThan(0);
  expect(closed.json().message).toMatch(/Çok fazla deneme/);
  setClock(after(16 * 60_000));
  expect((await signIn('hedef@example.com', 'Zeytin.62')).statusCode).toBe(200);
});

test('right passwords are never counted against an account or an address', async ({ signIn }) => {
  for (let round = 0; round < 40; round += 1) {
    expect((await signIn(adminEmail, adminPassword, '10.9.9.9')).statusCode).toBe(200);
  }
});

test('a sweep removes the sessions and links that have expired, and no others', async ({
  server,
  setClock,
}) => {
  const { db, sessions } = server.services;
  const id = await server.addConsultant({ email: 'supurge@example.com' });
  const addLink = (seconds: number) => createResetLink(db, '', id, start, seconds);
  await server.signIn(id);
  await addLink(24 * 60 * 60);
  setClock(after(1));
  const { token } = await server.signIn(id);
  const validLink = await addLink(24 * 60 * 60 + 1);
  setClock(after(24 * 60 * 60_000));
  await sessions.sweep();
  expect(await sessions.find(token)).toBeDefined();
  const rows = await db.selectFrom('sessions').select('user_id').where('user_id', '=', id).execute();
  expect(rows).toHaveLength(1);
  const links = await db.selectFrom('reset_tokens').select('token_hash').where('user_id', '=', id).execute();
  expect(links).toEqual([{ token_hash: validLink.tokenHash }]);
});
