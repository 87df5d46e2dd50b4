import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished } from 'vitest';
import { adminId } from '../../../rules/account/adminId.ts';
import { digestOf } from '../../../server/identity/passwords.ts';
import { createResetLink, resetLinkSeconds } from '../../../server/identity/resetLinks.ts';
import { deliveryText } from '../../../server/outbox/deliveryText.ts';
import { messagesTest, startWithMessages } from '../fixtures/messagesTest.ts';
import { adminEmail, type TestServer } from '../fixtures/testServer.ts';

const password = 'Kuscular.35';

const test = messagesTest
  /** A session that no other test ends. */
  .extend('admin', ({ server }) => server.signInAdmin())
  .extend('forget', ({ server }) => (email: string, headers = {}) => {
    return server.call('POST', '/users/forgot-password', { email }, headers);
  })
  .extend('reset', ({ server }) => (token: string | undefined, newPassword: string) => {
    return server.call('POST', '/users/reset-password', { token, password: newPassword }, {});
  })
  .extend('signIn', ({ server }) => (email: string) => {
    return server.call('POST', '/users/login', { email, password: digestOf(password) }, {});
  })
  /** The token in the newest message to an address. */
  .extend('tokenFor', ({ outgoingMessages }) => (email: string) => {
    const body = outgoingMessages.findLast(({ to }) => to === email)?.body;
    return body?.match(/\/sifre-sifirla\?token=([\w-]+)/)?.[1];
  })
  .extend('askForLink', ({ forget, tokenFor }) => async (email: string): Promise<string> => {
    expect((await forget(email)).statusCode).toBe(200);
    const token = tokenFor(email);
    if (token === undefined) throw new Error('no link was sent');
    return token;
  })
  .extend('spendLink', ({ server, askForLink, reset }) => async (email: string) => {
    const id = await server.addConsultant({ email });
    const token = await askForLink(email);
    expect((await reset(token, password)).statusCode).toBe(200);
    return { id, token };
  });

/** The rows that a reset changes, sessions aside. */
async function traces({ services: { db } }: TestServer, id: number) {
  const history = db.selectFrom('history').selectAll().where('kind', '=', 'user');
  return {
    account: await db.selectFrom('users').selectAll().where('id', '=', id).execute(),
    history: await history.where('record_id', '=', id).execute(),
  };
}

test('the link sets the password once, and ends every session', async ({
  server,
  askForLink,
  reset,
  signIn,
}) => {
  const email = 'bir@example.com';
  const id = await server.addConsultant({ email, password: 'Eski.Sifre1' });
  const headers = await server.signIn(id);
  const token = await askForLink(email);
  expect((await reset(token, password)).statusCode).toBe(200);
  expect((await signIn(email)).statusCode).toBe(200);
  expect((await server.call('GET', `/users/${id}`, undefined, headers)).statusCode).toBe(401);
  const again = await reset(token, 'Baska.Sifre1');
  expect([again.statusCode, again.json().message]).toEqual([
    404,
    expect.stringContaining('Bu bağlantı geçersiz'),
  ]);
});

test('of several passwords sent concurrently with one link, one is set', async ({
  server,
  askForLink,
  reset,
}) => {
  await server.addConsultant({ email: 'yaris@example.com' });
  const token = await askForLink('yaris@example.com');
  const answers = await Promise.all([1, 2, 3].map((digit) => reset(token, `Kuscular.${digit}`)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404]);
});

describe('a reset that is sent again with the same password', () => {
  test('is answered like the first and changes nothing', async ({ server, spendLink, signIn, reset }) => {
    const { id, token } = await spendLink('kayip@example.com');
    const session = (await signIn('kayip@example.com')).json().data.token;
    const before = await traces(server, id);
    const again = await reset(token, password);
    expect([again.statusCode, again.json()]).toEqual([200, { status: 'success' }]);
    expect(await traces(server, id)).toEqual(before);
    const headers = { token: `${id}.${session}` };
    expect((await server.call('GET', `/users/${id}`, undefined, headers)).statusCode).toBe(200);
  });

  test('concurrently sets the password once', async ({ server, askForLink, reset }) => {
    const id = await server.addConsultant({ email: 'esanli@example.com' });
    const token = await askForLink('esanli@example.com');
    const answers = await Promise.all([1, 2, 3].map(() => reset(token, password)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const { history } = await traces(server, id);
    expect(history.filter(({ action }) => action === 'passwordSet')).toHaveLength(1);
  });

  test('is refused once the password has changed again', async ({ spendLink, askForLink, reset }) => {
    const { token } = await spendLink('degisen@example.com');
    await reset(await askForLink('degisen@example.com'), 'Yepyeni.Sifre1');
    expect((await reset(token, password)).statusCode).toBe(404);
  });

  test('is refused once the consultant is cancelled, even after being restored', async ({
    server,
    admin,
    spendLink,
    reset,
  }) => {
    const { id, token } = await spendLink('donen@example.com');
    await server.call('DELETE', `/users/${id}`, undefined, admin);
    expect((await reset(token, password)).statusCode).toBe(404);
    expect((await server.call('PATCH', `/users/not-deleted/${id}`, undefined, admin)).statusCode).toBe(202);
    expect((await reset(token, password)).statusCode).toBe(404);
  });

  test('is answered after another password was tried', async ({ spendLink, reset }) => {
    const { token } = await spendLink('yanlis@example.com');
    expect((await reset(token, 'Tahmin.61')).statusCode).toBe(404);
    expect((await reset(token, password)).statusCode).toBe(200);
  });

  test('can be tried with ten other passwords', async ({ spendLink, reset }) => {
    const { token } = await spendLink('tahmin@example.com');
    const guess = async (count: number) => (await reset(token, `Tahmin.${count}`)).statusCode;
    for (let count = 0; count < 10; count += 1) expect(await guess(count)).toBe(404);
    expect(await guess(10)).toBe(429);
  });
});

test('the admin, who has no phone, can reset their own password by email', async ({
  outgoingMessages,
  askForLink,
  reset,
}) => {
  const token = await askForLink(adminEmail);
  expect(outgoingMessages.map(({ to }) => to)).toEqual([adminEmail]);
  expect((await reset(token, password)).statusCode).toBe(200);
});

test('the answer and its time do not reveal whether the address is known', async ({
  server,
  outgoingMessages,
  forget,
}) => {
  await server.addConsultant({ email: 'bilinen@example.com' });
  await server.addConsultant({ email: 'bekleyen@example.com', status: 0 });
  await server.addConsultant({ email: 'iptal@example.com', is_deleted: 1 });
  // the server waits 200 ms; its timers may fire a little early
  const minAnswerMs = 190;
  for (const name of ['BILINEN', 'bekleyen', 'iptal', 'yok']) {
    const started = performance.now();
    const answer = await forget(`${name}@example.com`);
    expect(performance.now() - started).toBeGreaterThan(minAnswerMs);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success' }]);
  }
  expect(outgoingMessages.map(({ to }) => to).toSorted()).toEqual([
    '(0533) 000 00 00',
    'bilinen@example.com',
  ]);
});

test('a link that an admin sends before the approval sets a password only after it', async ({
  server,
  admin,
  forget,
  tokenFor,
  reset,
}) => {
  const id = await server.addConsultant({ email: 'sonra@example.com', status: 0 });
  expect((await forget('sonra@example.com', admin)).statusCode).toBe(200);
  const token = tokenFor('sonra@example.com');
  expect((await reset(token, password)).statusCode).toBe(404);
  await server.call('PATCH', `/users/status-ok/${id}`, undefined, admin);
  expect((await reset(token, password)).statusCode).toBe(200);
});

test('an admin may have ten links sent to an account, apart from those that visitors ask for', async ({
  server,
  admin,
  outgoingMessages,
  forget,
}) => {
  await server.addConsultant({ email: 'sik@example.com' });
  for (let count = 0; count < 11; count += 1) await forget('sik@example.com');
  outgoingMessages.length = 0;
  const answers = await Promise.all(Array.from({ length: 11 }, () => forget('sik@example.com', admin)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(10).fill(200), 429]);
  expect(outgoingMessages.filter(({ to }) => to === 'sik@example.com')).toHaveLength(10);
});

test('an admin’s repeat under its key sends no second link', async ({
  server,
  admin,
  outgoingMessages,
  forget,
}) => {
  for (const email of ['tekrar@example.com', 'digeri@example.com']) await server.addConsultant({ email });
  const key = { ...admin, 'idempotency-key': randomUUID() };
  const sent = () => outgoingMessages.filter(({ to }) => to === 'tekrar@example.com').length;
  const answers = [await forget('tekrar@example.com', key), await forget('tekrar@example.com', key)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(sent()).toBe(1);
  expect((await forget('digeri@example.com', key)).statusCode).toBe(400);
  await forget('tekrar@example.com', { ...admin, 'idempotency-key': randomUUID() });
  expect(sent()).toBe(2);
});

test('an admin learns when no link is sent', async ({ admin, forget }) => {
  const unknown = await forget('degismis@example.com', admin);
  expect([unknown.statusCode, unknown.json().message]).toEqual([
    404,
    expect.stringContaining('kayıtlı bir kullanıcı bulunamadı'),
  ]);
});

test('an ended session is refused instead of being taken for a visitor', async ({ forget }) => {
  const ended = { token: `${adminId}.${'x'.repeat(43)}` };
  expect((await forget('bilinen@example.com', ended)).statusCode).toBe(401);
});

test('a weak password is refused, and the link stays valid', async ({ server, askForLink, reset }) => {
  await server.addConsultant({ email: 'zayif@example.com' });
  const token = await askForLink('zayif@example.com');
  for (const weak of ['kolay', 'uzunamakolay', digestOf(password)]) {
    const answer = await reset(token, weak);
    expect([answer.statusCode, Object.keys(Object(answer.json().fields))]).toEqual([400, ['password']]);
  }
  expect((await reset(token, password)).statusCode).toBe(200);
});

test('a link that is used ends the other links of its account, and no others', async ({ server, reset }) => {
  const addLink = async (id: number) => {
    const { url } = await createResetLink(server.services.db, '', id, new Date(), resetLinkSeconds);
    return url.split('token=')[1];
  };
  const id = await server.addConsultant({ email: 'iki@example.com' });
  const [used, unused] = [await addLink(id), await addLink(id)];
  const other = await addLink(await server.addConsultant({ email: 'komsu@example.com' }));
  expect((await reset(used, password)).statusCode).toBe(200);
  expect((await reset(unused, password)).statusCode).toBe(404);
  expect((await reset(other, password)).statusCode).toBe(200);
});

test('an unknown link answers 404', async ({ reset }) => {
  expect((await reset('x'.repeat(43), password)).statusCode).toBe(404);
});

test('only the hash of a link is stored', async ({ server, askForLink }) => {
  await server.addConsultant({ email: 'karma@example.com' });
  const token = await askForLink('karma@example.com');
  const rows = await server.services.db.selectFrom('reset_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(server.logLines.join('')).not.toContain(token);
});

test('an inbox gets at most ten links, by whichever of its addresses, and the answer does not reveal it', async ({
  server,
  outgoingMessages,
  forget,
}) => {
  const emails = ['cok@example.com', 'cok+1@example.com'];
  for (const email of emails) await server.addConsultant({ email });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => emails.map((email) => forget(email))).flat(),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(outgoingMessages.filter(({ to }) => emails.includes(to))).toHaveLength(10);
});

test('a client that asks too often is asked to wait', async ({ server }) => {
  const ask = (index: number) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/users/forgot-password',
      payload: { email: `a${index}@example.com` },
      remoteAddress: '192.0.2.9',
    });
  const answers = await Promise.all(Array.from({ length: 31 }, (_, index) => ask(index)));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});

test('a link expires after an hour, that of an approval after seven days', async () => {
  let time = new Date('2026-11-20T10:00:00Z').getTime();
  const server = await startWithMessages(() => new Date(time));
  onTestFinished(() => server.stop());
  const resetBy = async (kind: string) => {
    const message = server.outgoingMessages.findLast((one) => one.kind === kind);
    const token = message?.body.match(/token=([\w-]+)/)?.[1];
    return (await server.call('POST', '/users/reset-password', { token, password }, {})).statusCode;
  };
  await server.addConsultant({ email: 'saat@example.com' });
  await server.call('POST', '/users/forgot-password', { email: 'saat@example.com' }, {});
  time += 59 * 60_000;
  expect(await resetBy('resetLink')).toBe(200);
  time += 60_000;
  expect(await resetBy('resetLink')).toBe(404);
  const id = await server.addConsultant({ email: 'onay@example.com', status: 0 });
  await server.call('PATCH', `/users/status-ok/${id}`, undefined, await server.signInAdmin());
  time += 6.9 * 86_400_000;
  expect(await resetBy('approved')).toBe(200);
  expect(await resetBy('approved')).toBe(200);
  time += 0.2 * 86_400_000;
  expect(await resetBy('approved')).toBe(404);
});

test('a visitor’s call is texted to Turkish mobile numbers, and 20 times a day', async () => {
  const clock = { now: new Date() };
  const server = await startWithMessages(() => clock.now);
  onTestFinished(() => server.stop());
  const { db } = server.services;
  const [abroad, home] = ['disarida@example.com', 'iceride@example.com'];
  for (const email of [abroad, home]) await server.addConsultant({ email });
  const phone = '+53 5 1234567';
  await db.updateTable('users').set({ phone }).where('email', '=', abroad).execute();
  await server.call('POST', '/users/forgot-password', { email: abroad }, {});
  for (let round = 0; round < 3; round++) {
    clock.now = new Date(clock.now.getTime() + 16 * 60_000);
    for (let asked = 0; asked < 10; asked++)
      await server.call('POST', '/users/forgot-password', { email: home }, {});
  }
  const sent = await db
    .selectFrom('outbox_messages')
    .select(['recipient', 'last_error'])
    .orderBy('id')
    .execute();
  const whyHeld = (isTo: (recipient: string) => boolean) =>
    sent.filter(({ recipient }) => isTo(recipient)).map(({ last_error }) => last_error);
  expect(whyHeld((to) => to === phone)).toEqual([deliveryText.abroad]);
  expect(whyHeld((to) => to === abroad)).toEqual([null]);
  expect(whyHeld((to) => to === home)).toEqual(Array(30).fill(null));
  const held = Array(10).fill(deliveryText.manyLinks);
  expect(whyHeld((to) => to.startsWith('(05'))).toEqual([...Array(20).fill(null), ...held]);
});
