import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminId } from '../../../server/identity/admin.ts';
import { digestOf } from '../../../server/identity/passwords.ts';
import { nextAddress, startWithMessages } from '../fixtures/forms.ts';
import { adminEmail } from '../fixtures/testServer.ts';

let server: Awaited<ReturnType<typeof startWithMessages>>;
beforeAll(async () => {
  server = await startWithMessages();
});
afterAll(() => server.stop());

const post = (path: string, payload: object, remoteAddress = nextAddress()) =>
  server.app.inject({ method: 'POST', url: `/api/v1/users/${path}`, payload, remoteAddress });

/** The token in the newest message to an address. */
function tokenFor(email: string): string | undefined {
  const message = server.messages.findLast(({ to }) => to === email);
  return message?.body.match(/\/sifre-sifirla\?token=([\w-]+)/)?.[1];
}

async function askFor(email: string): Promise<string> {
  expect((await post('forgot-password', { email })).statusCode).toBe(200);
  const token = tokenFor(email);
  if (token === undefined) throw new Error('no link was sent');
  return token;
}

const password = 'Kuscular.35';

test('the link sets the password once, and ends every session', async () => {
  const id = await server.addConsultant({ email: 'bir@example.com', password: 'Eski.Sifre1' });
  const session = await server.signIn(id);
  const token = await askFor('bir@example.com');
  expect((await post('reset-password', { token, password })).statusCode).toBe(200);
  const signIn = await post('login', { email: 'bir@example.com', password: digestOf(password) });
  expect(signIn.statusCode).toBe(200);
  const profile = await server.app.inject({ url: `/api/v1/users/${id}`, headers: session });
  expect(profile.statusCode).toBe(401);
  const again = await post('reset-password', { token, password: 'Baska.Sifre1' });
  expect(again.statusCode).toBe(404);
  expect(again.json().message).toContain('Bu bağlantı geçersiz');
});

test('one of several passwords that are sent at once with one link is set', async () => {
  await server.addConsultant({ email: 'yaris@example.com' });
  const token = await askFor('yaris@example.com');
  const answers = await Promise.all(
    [1, 2, 3].map((digit) => post('reset-password', { token, password: `Kuscular.${digit}` })),
  );
  expect(answers.map((one) => one.statusCode).toSorted()).toEqual([200, 404, 404]);
});

describe('a reset that is sent again with the same password', () => {
  /** The rows that a reset changes, sessions aside. */
  const traces = async (id: number) => {
    const { db } = server.services;
    const account = db.selectFrom('users').selectAll().where('id', '=', id);
    const history = db
      .selectFrom('history')
      .selectAll()
      .where('kind', '=', 'user')
      .where('record_id', '=', id);
    return [await account.execute(), await history.execute()];
  };
  const spendLink = async (email: string) => {
    const id = await server.addConsultant({ email });
    const token = await askFor(email);
    expect((await post('reset-password', { token, password })).statusCode).toBe(200);
    return { id, token };
  };

  test('is answered like the first and changes nothing', async () => {
    const { id, token } = await spendLink('kayip@example.com');
    const signIn = await post('login', { email: 'kayip@example.com', password: digestOf(password) });
    const before = await traces(id);
    const again = await post('reset-password', { token, password });
    expect([again.statusCode, again.json()]).toEqual([200, { status: 'success' }]);
    expect(await traces(id)).toEqual(before);
    const headers = { token: `${id}.${signIn.json().data.token}` };
    const profile = await server.app.inject({ url: `/api/v1/users/${id}`, headers });
    expect(profile.statusCode).toBe(200);
  });

  test('concurrently sets the password once', async () => {
    const id = await server.addConsultant({ email: 'esanli@example.com' });
    const token = await askFor('esanli@example.com');
    const answers = await Promise.all([1, 2, 3].map(() => post('reset-password', { token, password })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const [, history] = await traces(id);
    expect(history?.filter((entry) => 'action' in entry && entry.action === 'passwordSet')).toHaveLength(1);
  });

  test('is refused once the password has changed again', async () => {
    const { token } = await spendLink('degisen@example.com');
    const newer = await askFor('degisen@example.com');
    await post('reset-password', { token: newer, password: 'Yepyeni.Sifre1' });
    expect((await post('reset-password', { token, password })).statusCode).toBe(404);
  });

  test('is refused once the consultant is cancelled, even after being restored', async () => {
    const { id, token } = await spendLink('donen@example.com');
    const headers = await server.signInAdmin();
    await server.app.inject({ method: 'DELETE', url: `/api/v1/users/${id}`, headers });
    expect((await post('reset-password', { token, password })).statusCode).toBe(404);
    const url = `/api/v1/users/not-deleted/${id}`;
    expect((await server.app.inject({ method: 'PATCH', url, headers })).statusCode).toBe(202);
    expect((await post('reset-password', { token, password })).statusCode).toBe(404);
  });

  test('is answered after wrong passwords too, whose number is limited', async () => {
    const { token } = await spendLink('tahmin@example.com');
    const guess = (count: number) => post('reset-password', { token, password: `Tahmin.${count}` });
    expect((await guess(0)).statusCode).toBe(404);
    expect((await post('reset-password', { token, password })).statusCode).toBe(200);
    for (let count = 1; count < 10; count += 1) expect((await guess(count)).statusCode).toBe(404);
    expect((await guess(10)).statusCode).toBe(429);
  });
});

test('the admin can reset their own password', async () => {
  const token = await askFor(adminEmail);
  expect((await post('reset-password', { token, password })).statusCode).toBe(200);
});

test('the answer and its time do not tell whether the address is known', async () => {
  await server.addConsultant({ email: 'bilinen@example.com' });
  await server.addConsultant({ email: 'bekleyen@example.com', status: 0 });
  await server.addConsultant({ email: 'iptal@example.com', is_deleted: 1 });
  server.messages.length = 0;
  const times: number[] = [];
  for (const email of [
    'BILINEN@example.com',
    'bekleyen@example.com',
    'iptal@example.com',
    'yok@example.com',
  ]) {
    const started = performance.now();
    const answer = await post('forgot-password', { email });
    times.push(performance.now() - started);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success' }]);
  }
  expect(Math.min(...times)).toBeGreaterThan(190);
  expect(new Set(server.messages.map(({ to }) => to))).toEqual(
    new Set(['(0533) 000 00 00', 'bilinen@example.com']),
  );
});

test('a link that an admin sends before the approval sets a password only after it', async () => {
  const id = await server.addConsultant({ email: 'sonra@example.com', status: 0 });
  const headers = await server.signIn(adminId);
  const asked = await server.app.inject({
    method: 'POST',
    url: '/api/v1/users/forgot-password',
    headers,
    payload: { email: 'sonra@example.com' },
    remoteAddress: nextAddress(),
  });
  expect(asked.statusCode).toBe(200);
  const token = tokenFor('sonra@example.com');
  expect((await post('reset-password', { token, password })).statusCode).toBe(404);
  await server.app.inject({ method: 'PATCH', url: `/api/v1/users/status-ok/${id}`, headers });
  expect((await post('reset-password', { token, password })).statusCode).toBe(200);
});

test('an admin learns when no link is sent, and has a limit apart from that of visitors', async () => {
  await server.addConsultant({ email: 'sik@example.com' });
  const headers = await server.signIn(adminId);
  const ask = (email: string, token = headers.token) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/users/forgot-password',
      headers: { token },
      payload: { email },
      remoteAddress: nextAddress(),
    });
  for (let count = 0; count < 11; count += 1) await post('forgot-password', { email: 'sik@example.com' });
  server.messages.length = 0;
  const answers = await Promise.all(Array.from({ length: 11 }, () => ask('sik@example.com')));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(10).fill(200), 429]);
  expect(server.messages.filter(({ to }) => to === 'sik@example.com')).toHaveLength(10);
  expect((await ask('degismis@example.com')).json().message).toContain('kayıtlı bir kullanıcı bulunamadı');
  expect((await ask('degismis@example.com')).statusCode).toBe(404);
  expect((await ask('sik@example.com', `${adminId}.${'x'.repeat(43)}`)).statusCode).toBe(401);
});

test('a weak password is refused, and the link stays valid', async () => {
  await server.addConsultant({ email: 'zayif@example.com' });
  const token = await askFor('zayif@example.com');
  for (const weak of ['kolay', 'uzunamakolay', digestOf(password)]) {
    const answer = await post('reset-password', { token, password: weak });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty('password');
  }
  expect((await post('reset-password', { token, password })).statusCode).toBe(200);
});

test('an unknown link and that of a cancelled consultant answer 404', async () => {
  expect((await post('reset-password', { token: 'x'.repeat(43), password })).statusCode).toBe(404);
  const id = await server.addConsultant({ email: 'vazgecilen@example.com' });
  const token = await askFor('vazgecilen@example.com');
  const admin = await server.signInAdmin();
  await server.app.inject({ method: 'DELETE', url: `/api/v1/users/${id}`, headers: admin });
  expect((await post('reset-password', { token, password })).statusCode).toBe(404);
});

test('only the hash of a link is stored', async () => {
  await server.addConsultant({ email: 'karma@example.com' });
  const token = await askFor('karma@example.com');
  const rows = await server.services.db.selectFrom('reset_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(server.logLines.join('')).not.toContain(token);
});

test('the links of an account are limited without a sign of it; a client that asks too often is told to wait', async () => {
  await server.addConsultant({ email: 'cok@example.com' });
  server.messages.length = 0;
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => post('forgot-password', { email: 'cok@example.com' })),
  );
  expect(new Set(answers.map((one) => one.statusCode))).toEqual(new Set([200]));
  expect(server.messages.filter(({ to }) => to === 'cok@example.com')).toHaveLength(10);
  const sameAddress = await Promise.all(
    Array.from({ length: 31 }, (_, index) =>
      post('forgot-password', { email: `a${index}@example.com` }, '192.0.2.9'),
    ),
  );
  expect(sameAddress.filter((one) => one.statusCode === 429)).toHaveLength(1);
});

test('a link expires after an hour, that of an approval after seven days', async () => {
  let time = new Date('2026-11-20T10:00:00Z').getTime();
  const clocked = await startWithMessages({}, () => new Date(time));
  try {
    const reset = async (kind: string) => {
      const message = clocked.messages.findLast((one) => one.kind === kind);
      const token = message?.body.match(/token=([\w-]+)/)?.[1] ?? '';
      const answer = await clocked.app.inject({
        method: 'POST',
        url: '/api/v1/users/reset-password',
        payload: { token, password },
        remoteAddress: nextAddress(),
      });
      return answer.statusCode;
    };
    await clocked.addConsultant({ email: 'saat@example.com' });
    const forget = {
      method: 'POST',
      url: '/api/v1/users/forgot-password',
      payload: { email: 'saat@example.com' },
    } as const;
    await clocked.app.inject(forget);
    time += 61 * 60_000;
    expect(await reset('resetLink')).toBe(404);
    const waiting = await clocked.addConsultant({ email: 'onay@example.com', status: 0 });
    const headers = await clocked.signInAdmin();
    await clocked.app.inject({ method: 'PATCH', url: `/api/v1/users/status-ok/${waiting}`, headers });
    time += 6.9 * 86_400_000;
    expect(await reset('approved')).toBe(200);
    expect(await reset('approved')).toBe(200);
    time += 0.2 * 86_400_000;
    expect(await reset('approved')).toBe(404);
  } finally {
    await clocked.stop();
  }
});
