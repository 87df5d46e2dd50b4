import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminId } from '../../../rules/account/admin.ts';
import { digestOf } from '../../../server/identity/passwords.ts';
import { nextAddress, startWithMessages } from '../fixtures/forms.ts';
import { adminEmail } from '../fixtures/testServer.ts';

let server: Awaited<ReturnType<typeof startWithMessages>>;
let admin: { token: string };
beforeAll(async () => {
  server = await startWithMessages();
  admin = await server.signInAdmin();
});
afterAll(() => server.stop());

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string | number,
  { payload = {}, headers = {}, remoteAddress = nextAddress(), app = server.app } = {},
) =>
  app.inject({
    method,
    url: `/api/v1/users/${path}`,
    headers,
    remoteAddress,
    ...(method === 'POST' ? { payload } : {}),
  });
const forget = (email: string, headers = {}) =>
  call('POST', 'forgot-password', { payload: { email }, headers });
const reset = (token: string | undefined, password: string) =>
  call('POST', 'reset-password', { payload: { token, password } });
const signIn = (email: string, password: string) =>
  call('POST', 'login', { payload: { email, password: digestOf(password) } });

/** The token in the newest message to an address. */
function tokenFor(email: string): string | undefined {
  const message = server.messages.findLast(({ to }) => to === email);
  return message?.body.match(/\/sifre-sifirla\?token=([\w-]+)/)?.[1];
}

async function askForLink(email: string): Promise<string> {
  expect((await forget(email)).statusCode).toBe(200);
  const token = tokenFor(email);
  if (token === undefined) throw new Error('no link was sent');
  return token;
}

const password = 'Kuscular.35';

test('the link sets the password once, and ends every session', async () => {
  const email = 'bir@example.com';
  const id = await server.addConsultant({ email, password: 'Eski.Sifre1' });
  const headers = await server.signIn(id);
  const token = await askForLink(email);
  expect((await reset(token, password)).statusCode).toBe(200);
  expect((await signIn(email, password)).statusCode).toBe(200);
  expect((await call('GET', id, { headers })).statusCode).toBe(401);
  const again = await reset(token, 'Baska.Sifre1');
  expect([again.statusCode, again.json().message]).toEqual([
    404,
    expect.stringContaining('Bu bağlantı geçersiz'),
  ]);
});

test('of several passwords sent concurrently with one link, one is set', async () => {
  await server.addConsultant({ email: 'yaris@example.com' });
  const token = await askForLink('yaris@example.com');
  const answers = await Promise.all([1, 2, 3].map((digit) => reset(token, `Kuscular.${digit}`)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404]);
});

describe('a reset that is sent again with the same password', () => {
  /** The rows that a reset changes, sessions aside. */
  const traces = async (id: number) => {
    const { db } = server.services;
    const history = db.selectFrom('history').selectAll().where('kind', '=', 'user');
    return {
      account: await db.selectFrom('users').selectAll().where('id', '=', id).execute(),
      history: await history.where('record_id', '=', id).execute(),
    };
  };
  const spendLink = async (email: string) => {
    const id = await server.addConsultant({ email });
    const token = await askForLink(email);
    expect((await reset(token, password)).statusCode).toBe(200);
    return { id, token };
  };

  test('is answered like the first and changes nothing', async () => {
    const { id, token } = await spendLink('kayip@example.com');
    const session = (await signIn('kayip@example.com', password)).json().data.token;
    const before = await traces(id);
    const again = await reset(token, password);
    expect([again.statusCode, again.json()]).toEqual([200, { status: 'success' }]);
    expect(await traces(id)).toEqual(before);
    const headers = { token: `${id}.${session}` };
    expect((await call('GET', id, { headers })).statusCode).toBe(200);
  });

  test('concurrently sets the password once', async () => {
    const id = await server.addConsultant({ email: 'esanli@example.com' });
    const token = await askForLink('esanli@example.com');
    const answers = await Promise.all([1, 2, 3].map(() => reset(token, password)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const { history } = await traces(id);
    expect(history.filter(({ action }) => action === 'passwordSet')).toHaveLength(1);
  });

  test('is refused once the password has changed again', async () => {
    const { token } = await spendLink('degisen@example.com');
    await reset(await askForLink('degisen@example.com'), 'Yepyeni.Sifre1');
    expect((await reset(token, password)).statusCode).toBe(404);
  });

  test('is refused once the consultant is cancelled, even after being restored', async () => {
    const { id, token } = await spendLink('donen@example.com');
    await call('DELETE', id, { headers: admin });
    expect((await reset(token, password)).statusCode).toBe(404);
    expect((await call('PATCH', `not-deleted/${id}`, { headers: admin })).statusCode).toBe(202);
    expect((await reset(token, password)).statusCode).toBe(404);
  });

  test('is answered after another password was tried', async () => {
    const { token } = await spendLink('yanlis@example.com');
    expect((await reset(token, 'Tahmin.61')).statusCode).toBe(404);
    expect((await reset(token, password)).statusCode).toBe(200);
  });

  test('can be tried with ten other passwords', async () => {
    const { token } = await spendLink('tahmin@example.com');
    const guess = async (count: number) => (await reset(token, `Tahmin.${count}`)).statusCode;
    for (let count = 0; count < 10; count += 1) expect(await guess(count)).toBe(404);
    expect(await guess(10)).toBe(429);
  });
});

test('the admin can reset their own password', async () => {
  expect((await reset(await askForLink(adminEmail), password)).statusCode).toBe(200);
  admin = await server.signInAdmin();
});

test('the answer and its time do not reveal whether the address is known', async () => {
  await server.addConsultant({ email: 'bilinen@example.com' });
  await server.addConsultant({ email: 'bekleyen@example.com', status: 0 });
  await server.addConsultant({ email: 'iptal@example.com', is_deleted: 1 });
  server.messages.length = 0;
  // the server waits 200 ms; its timers may fire a little early
  const minAnswerMs = 190;
  for (const name of ['BILINEN', 'bekleyen', 'iptal', 'yok']) {
    const started = performance.now();
    const answer = await forget(`${name}@example.com`);
    expect(performance.now() - started).toBeGreaterThan(minAnswerMs);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success' }]);
  }
  expect(server.messages.map(({ to }) => to).toSorted()).toEqual(['(0533) 000 00 00', 'bilinen@example.com']);
});

test('a link that an admin sends before the approval sets a password only after it', async () => {
  const id = await server.addConsultant({ email: 'sonra@example.com', status: 0 });
  expect((await forget('sonra@example.com', admin)).statusCode).toBe(200);
  const token = tokenFor('sonra@example.com');
  expect((await reset(token, password)).statusCode).toBe(404);
  await call('PATCH', `status-ok/${id}`, { headers: admin });
  expect((await reset(token, password)).statusCode).toBe(200);
});

test('an admin may have ten links sent to an account, apart from those that visitors ask for', async () => {
  await server.addConsultant({ email: 'sik@example.com' });
  for (let count = 0; count < 11; count += 1) await forget('sik@example.com');
  server.messages.length = 0;
  const answers = await Promise.all(Array.from({ length: 11 }, () => forget('sik@example.com', admin)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(10).fill(200), 429]);
  expect(server.messages.filter(({ to }) => to === 'sik@example.com')).toHaveLength(10);
});

test('an admin learns when no link is sent', async () => {
  const unknown = await forget('degismis@example.com', admin);
  expect([unknown.statusCode, unknown.json().message]).toEqual([
    404,
    expect.stringContaining('kayıtlı bir kullanıcı bulunamadı'),
  ]);
});

test('an ended session is refused instead of being taken for a visitor', async () => {
  const ended = { token: `${adminId}.${'x'.repeat(43)}` };
  expect((await forget('bilinen@example.com', ended)).statusCode).toBe(401);
});

test('a weak password is refused, and the link stays valid', async () => {
  await server.addConsultant({ email: 'zayif@example.com' });
  const token = await askForLink('zayif@example.com');
  for (const weak of ['kolay', 'uzunamakolay', digestOf(password)]) {
    const answer = await reset(token, weak);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['password']]);
  }
  expect((await reset(token, password)).statusCode).toBe(200);
});

test('an unknown link answers 404', async () => {
  expect((await reset('x'.repeat(43), password)).statusCode).toBe(404);
});

test('only the hash of a link is stored', async () => {
  await server.addConsultant({ email: 'karma@example.com' });
  const token = await askForLink('karma@example.com');
  const rows = await server.services.db.selectFrom('reset_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(server.logLines.join('')).not.toContain(token);
});

test('an account gets at most ten links, and the answer does not reveal it', async () => {
  await server.addConsultant({ email: 'cok@example.com' });
  server.messages.length = 0;
  const answers = await Promise.all(Array.from({ length: 15 }, () => forget('cok@example.com')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(server.messages.filter(({ to }) => to === 'cok@example.com')).toHaveLength(10);
});

test('a client that asks too often is asked to wait', async () => {
  const ask = (index: number) =>
    call('POST', 'forgot-password', {
      payload: { email: `a${index}@example.com` },
      remoteAddress: '192.0.2.9',
    });
  const answers = await Promise.all(Array.from({ length: 31 }, (_, index) => ask(index)));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});

test('a link expires after an hour, that of an approval after seven days', async () => {
  let time = new Date('2026-11-20T10:00:00Z').getTime();
  const { app, messages, addConsultant, signInAdmin, stop } = await startWithMessages(
    {},
    () => new Date(time),
  );
  try {
    const resetBy = async (kind: string) => {
      const token = messages.findLast((one) => one.kind === kind)?.body.match(/token=([\w-]+)/)?.[1];
      return (await call('POST', 'reset-password', { app, payload: { token, password } })).statusCode;
    };
    await addConsultant({ email: 'saat@example.com' });
    await call('POST', 'forgot-password', { app, payload: { email: 'saat@example.com' } });
    time += 61 * 60_000;
    expect(await resetBy('resetLink')).toBe(404);
    const id = await addConsultant({ email: 'onay@example.com', status: 0 });
    await call('PATCH', `status-ok/${id}`, { app, headers: await signInAdmin() });
    time += 6.9 * 86_400_000;
    expect(await resetBy('approved')).toBe(200);
    expect(await resetBy('approved')).toBe(200);
    time += 0.2 * 86_400_000;
    expect(await resetBy('approved')).toBe(404);
  } finally {
    await stop();
  }
});
