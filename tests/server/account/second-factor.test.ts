import { createHash } from 'node:crypto';
import { generateSync } from 'otplib';
import { expect } from 'vitest';
import { digestOf } from '../../../server/identity/passwords.ts';
import { createResetLink } from '../../../server/identity/resetLinks.ts';
import { accountText } from '../../../server/resources/account/accountText.ts';
import { resetConfiguredFactor } from '../../../server/resources/account/configuredFactorReset.ts';
import { secondFactorText } from '../../../server/resources/account/secondFactorText.ts';
import { operations } from '../../contract/document/document.ts';
import { clockTest } from '../fixtures/clockTest.ts';
import { randomAddress } from '../fixtures/forms.ts';
import { startTestServer } from '../fixtures/testServer.ts';

const start = new Date('2026-11-20T09:00:00Z');
const password = 'Kuscular.35';

const test = clockTest(start)
  .extend('required', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
    const environment = { REQUIRE_SECOND_FACTOR: 'on' };
    const server = await startTestServer({ now: () => clock.now, environment });
    onCleanup(() => server.stop());
    return server;
  })
  .extend('server', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
    const server = await startTestServer({ now: () => clock.now });
    onCleanup(() => server.stop());
    return server;
  })
  .extend('owner', async ({ server, clock }) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const id = await server.addAdmin({ email, password });
    const headers = await server.signInAdmin(id);
    const call = async (path: string, payload: object = {}, own: object = headers) =>
      await server.app.inject({
        method: 'POST',
        url: `/api/v1${path}`,
        headers: { ...own },
        payload,
      });
    const signIn = async (code?: string, typed = password, remoteAddress = randomAddress()) =>
      await server.app.inject({
        method: 'POST',
        url: '/api/v1/users/login',
        payload: { email, password: digestOf(typed), ...(code !== undefined && { code }) },
        remoteAddress,
      });
    const { secret } = (await call('/second-factor')).json();
    /** The code that the app shows so many seconds from now. */
    const codeAt = (seconds = 0) =>
      generateSync({ secret, epoch: Math.floor(clock.now.getTime() / 1000) + seconds });
    const later = (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    };
    const turnOn = async (): Promise<string[]> => {
      const answer = await call('/second-factor/confirm', { code: codeAt() });
      expect(answer.statusCode).toBe(200);
      later(60);
      return answer.json().recovery_codes;
    };
    return { id, email, headers, call, signIn, codeAt, later, turnOn };
  });

const fieldsOf = (answer: { json(): unknown }) => Object.keys(Object(Object(answer.json()).fields));

test('a secret that no code has confirmed changes nothing at sign-in', async ({ owner }) => {
  expect((await owner.call('/second-factor/confirm', { code: '000000' })).statusCode).toBe(400);
  expect((await owner.signIn()).statusCode).toBe(200);
});

test('sign-in asks for the code only after the right password', async ({ owner }) => {
  await owner.turnOn();
  const missing = await owner.signIn();
  expect([missing.statusCode, fieldsOf(missing)]).toEqual([401, ['code']]);
  const wrong = await owner.signIn(owner.codeAt(), 'Yanlis.35');
  expect([wrong.statusCode, fieldsOf(wrong)]).toEqual([401, []]);
  expect((await owner.signIn(owner.codeAt())).statusCode).toBe(200);
});

test('a code is accepted once, also of two concurrent sign-ins, and none before it later', async ({
  owner,
}) => {
  await owner.turnOn();
  const before = owner.codeAt(-30);
  const answers = await Promise.all([owner.signIn(owner.codeAt()), owner.signIn(owner.codeAt())]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect((await owner.signIn(before)).statusCode).toBe(401);
});

test('the log tells a wrong code from a wrong password, and has no entry of the question', async ({
  owner,
  server,
}) => {
  await owner.turnOn();
  const kinds = async () => {
    const entries = server.services.db.selectFrom('log_entries').select('kind').orderBy('id');
    return (await entries.where('account', '=', owner.email).execute()).map(({ kind }) => kind);
  };
  const settled = () => server.services.accessLog.settled();
  await owner.signIn();
  await owner.signIn('000000', 'Yanlis.35');
  await expect.poll(kinds).toEqual(['signInFailed']);
  // the last one is over the limit
  for (let count = 0; count < 11; count++) await owner.signIn('000000');
  owner.later(15 * 60);
  await settled();
  await owner.signIn(owner.codeAt());
  await expect.poll(kinds).toEqual(['signInFailed', ...Array(11).fill('codeFailed'), 'signIn']);
});

test('who is switched off is not asked for a code, and spends none', async ({ owner, server }) => {
  await owner.turnOn();
  const setSwitch = (is_deleted: 0 | 1) =>
    server.services.db.updateTable('users').set({ is_deleted }).where('id', '=', owner.id).execute();
  await setSwitch(1);
  for (const code of [undefined, '000000', owner.codeAt()]) {
    const answer = await owner.signIn(code);
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([401, []]);
  }
  await setSwitch(0);
  expect((await owner.signIn(owner.codeAt())).statusCode).toBe(200);
});

test('the code that turned it on does not sign in', async ({ owner }) => {
  const code = owner.codeAt();
  await owner.turnOn();
  owner.later(-60);
  expect((await owner.signIn(code)).statusCode).toBe(401);
});

test('one step before and after is accepted, two are not', async ({ owner }) => {
  await owner.turnOn();
  expect((await owner.signIn(owner.codeAt(60))).statusCode).toBe(401);
  expect((await owner.signIn(owner.codeAt(-60))).statusCode).toBe(401);
  owner.later(60);
  expect((await owner.signIn(owner.codeAt(-30))).statusCode).toBe(200);
  expect((await owner.signIn(owner.codeAt(30))).statusCode).toBe(200);
});

test('blanks, hyphens and digits of other scripts are read as meant', async ({ owner }) => {
  const [first = ''] = await owner.turnOn();
  const code = owner.codeAt();
  const arabic = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  expect((await owner.signIn(` ${arabic.slice(0, 3)} ${arabic.slice(3)}\u200e`)).statusCode).toBe(200);
  expect((await owner.signIn(first.replaceAll('-', ' '))).statusCode).toBe(200);
});

test('a recovery code works once, and new ones end the old', async ({ owner }) => {
  const [first = '', second = '', third = ''] = await owner.turnOn();
  const answers = await Promise.all([owner.signIn(first), owner.signIn(first)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  const made = await owner.call('/second-factor/recovery-codes', { code: second });
  expect(made.json().recovery_codes).toHaveLength(10);
  expect((await owner.signIn(third)).statusCode).toBe(401);
});

test('ten wrong codes in a quarter of an hour and thirty a day answer 429, until the password changes', async ({
  owner,
  server,
}) => {
  await owner.turnOn();
  const statuses: number[] = [];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    for (let guess = 0; guess < 11; guess += 1) statuses.push((await owner.signIn('000000')).statusCode);
    owner.later(15 * 60);
  }
  const refused = [...Array<number>(10).fill(401), 429];
  // the eleventh attempts of a quarter did not reach the count of the day
  expect(statuses).toEqual([...refused, ...refused, ...refused, ...Array<number>(11).fill(429)]);
  expect((await owner.signIn(owner.codeAt())).statusCode).toBe(429);
  const newToken = async () => {
    const link = await createResetLink(server.services.db, '', owner.id, new Date(), 3600);
    return new URL(link.url, 'http://localhost').searchParams.get('token');
  };
  const reset = { token: await newToken(), password: 'Zeytin.35' };
  expect((await owner.call('/users/reset-password', reset, {})).statusCode).toBe(200);
  // and the link has not removed the second factor
  expect(fieldsOf(await owner.signIn(undefined, 'Zeytin.35'))).toEqual(['code']);
  expect((await owner.signIn(owner.codeAt(), 'Zeytin.35')).statusCode).toBe(200);
  // who sets the password again and again does not guess for ever
  for (let quarter = 0; quarter < 3; quarter += 1) {
    for (let guess = 0; guess < 10; guess += 1) await owner.signIn('000000', 'Zeytin.35');
    owner.later(15 * 60);
  }
  await owner.call('/users/reset-password', { token: await newToken(), password: 'Kiraz.35' }, {});
  expect((await owner.signIn(owner.codeAt(), 'Kiraz.35')).statusCode).toBe(429);
});

test('a set-up ends the sessions that were opened without it, and their guesses close no sign-in', async ({
  owner,
  server,
}) => {
  const other = await server.signInAdmin(owner.id);
  const list = (headers: object) => server.app.inject({ url: '/api/v1/sessions', headers: { ...headers } });
  expect((await list(other)).statusCode).toBe(200);
  await owner.turnOn();
  expect((await list(other)).statusCode).toBe(401);
  expect((await list(owner.headers)).statusCode).toBe(200);
  for (let guess = 0; guess < 11; guess += 1) await owner.call('/second-factor/turn-off', { code: '000000' });
  expect((await owner.call('/second-factor/turn-off', { code: owner.codeAt() })).statusCode).toBe(429);
  expect((await owner.signIn(owner.codeAt())).statusCode).toBe(200);
});

test('turning off needs a code; another admin may reset it, which ends the sessions and is told', async ({
  owner,
  server,
}) => {
  const [first = ''] = await owner.turnOn();
  expect(fieldsOf(await owner.call('/second-factor/turn-off', { code: '000000' }))).toEqual(['code']);
  expect((await owner.call(`/team/${owner.id}/second-factor/reset`)).statusCode).toBe(409);
  const colleague = await server.signInAdmin();
  const reset = await owner.call(`/team/${owner.id}/second-factor/reset`, {}, colleague);
  expect(reset.statusCode).toBe(200);
  expect(await server.services.sessions.find(owner.headers.token)).toBeUndefined();
  const message = await server.services.db
    .selectFrom('outbox_messages')
    .select(['kind', 'subject'])
    .where('recipient', '=', owner.email)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(message).toEqual({ kind: 'secondFactor', subject: 'İki adımlı giriş sıfırlandı' });
  expect((await owner.signIn()).statusCode).toBe(200);
  expect((await owner.signIn(first)).statusCode).toBe(200);
});

test('a start removes the second factor of the configured admin once, until a start without the name', async ({
  owner,
  server: { services },
}) => {
  const { db, sessions } = services;
  const startWith = (resetSecondFactor: string | undefined) =>
    resetConfiguredFactor({ ...services, config: { ...services.config, resetSecondFactor } });
  await owner.turnOn();
  expect(await startWith(`x${owner.email}`)).toContain('no admin');
  expect(fieldsOf(await owner.signIn())).toEqual(['code']);
  const starts = await Promise.all([startWith(owner.email), startWith(owner.email)]);
  expect(starts.filter((line) => line?.includes('is removed'))).toHaveLength(1);
  expect(await sessions.find(owner.headers.token)).toBeUndefined();
  expect((await owner.signIn()).statusCode).toBe(200);

  const factor = { user_id: owner.id, secret: '', confirmed_at: start, last_step: null };
  await db.insertInto('second_factors').values(factor).execute();
  expect(await startWith(owner.email)).toContain('before');
  expect(fieldsOf(await owner.signIn())).toEqual(['code']);
  expect(await startWith(undefined)).toBeUndefined();
  expect(await startWith(owner.email)).toContain('is removed');
});

test('what the configuration has removed is told to its owner, and stands in history and log', async ({
  owner,
  server: { services },
}) => {
  const { db } = services;
  await owner.turnOn();
  await resetConfiguredFactor({
    ...services,
    config: { ...services.config, resetSecondFactor: owner.email },
  });
  const history = db.selectFrom('history').select(['actor_name', 'action']).where('kind', '=', 'user');
  const entry = history.where('record_id', '=', owner.id).orderBy('id', 'desc');
  expect(await entry.executeTakeFirst()).toEqual({ actor_name: 'Sunucu ayarı', action: 'factorReset' });
  const log = db.selectFrom('log_entries').select('detail').where('kind', '=', 'factorReset');
  expect(await log.where('account', '=', owner.email).execute()).toEqual([{ detail: 'RESET_SECOND_FACTOR' }]);
  const told = db.selectFrom('outbox_messages').select('body').where('recipient', '=', owner.email);
  const { body } = await told.orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(body).toBe(secondFactorText.message.resetByOperator.body);
});

test('a session that is ten minutes old needs the password to begin, and to reset a colleague', async ({
  owner,
  server,
}) => {
  await owner.turnOn();
  const id = await server.addAdmin({ email: `${crypto.randomUUID()}@example.com`, password });
  const session = await server.signInAdmin(id);
  owner.later(10 * 60);
  const { currentPassword } = secondFactorText;
  for (const path of ['/second-factor', `/team/${owner.id}/second-factor/reset`]) {
    const missing = await owner.call(path, {}, session);
    expect([missing.statusCode, missing.json().fields]).toEqual([400, { current_password: currentPassword }]);
    const wrong = await owner.call(path, { current_password: 'Yanlis.35' }, session);
    const { current_password } = wrong.json().fields;
    expect([wrong.statusCode, current_password]).toEqual([400, accountText.currentPassword.wrong]);
    const right = await owner.call(path, { current_password: digestOf(password) }, session);
    expect(right.statusCode).toBe(200);
  }
});

test('being asked for the code counts as no wrong password, of the account nor of the address', async ({
  owner,
  server,
}) => {
  await owner.turnOn();
  const address = randomAddress();
  expect(fieldsOf(await owner.signIn(undefined, password, address))).toEqual(['code']);
  const keys = [`login:address:${address}`, `login:account:${owner.email}`];
  const counted = await server.services.db
    .selectFrom('throttle_counters')
    .select('hits')
    .where(
      'key_hash',
      'in',
      keys.map((key) => createHash('sha256').update(key).digest('hex')),
    )
    .execute();
  expect(counted).toEqual([{ hits: 0 }]);
});

test('a step that does not apply counts as no wrong code', async ({ owner }) => {
  await owner.turnOn();
  for (let attempt = 0; attempt < 11; attempt += 1)
    expect((await owner.call('/second-factor/confirm', { code: '000000' })).statusCode).toBe(409);
  expect((await owner.signIn(owner.codeAt())).statusCode).toBe(200);
});

test('recovery codes are stored only as hashes', async ({ owner, server }) => {
  const codes = await owner.turnOn();
  const stored = JSON.stringify(await server.services.db.selectFrom('recovery_codes').selectAll().execute());
  for (const code of codes) {
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
  }
});

test('where it is required, a session without one may only set it up and sign out', async ({
  required,
  clock,
}) => {
  const headers = await required.signInAdmin();
  const optional = ['forgotPassword', 'getFile', 'getPost'];
  const asked = operations.filter(
    ({ id, security }) => security.includes('session') || optional.includes(id),
  );
  const answers = await Promise.all(
    asked.map(async ({ id, method, path }) => {
      if (['logout', 'beginSecondFactor', 'getSecondFactor', 'confirmSecondFactor'].includes(id))
        return undefined;
      const url = path.replaceAll(/\{\w+\}/g, '61');
      // access is checked before anything that was sent
      const answer = await required.app.inject({ method, url, headers });
      return `${id} ${answer.statusCode} ${fieldsOf(answer)}`;
    }),
  );
  const refused = answers.filter((answer) => answer !== undefined);
  expect(refused.length).toBeGreaterThan(50);
  expect(refused.filter((answer) => !answer.endsWith(' 403 second_factor'))).toEqual([]);

  const post = async (path: string, payload: object = {}) =>
    await required.app.inject({
      method: 'POST',
      url: `/api/v1/second-factor${path}`,
      headers,
      payload,
    });
  const { secret } = (await post('')).json();
  const code = generateSync({ secret, epoch: Math.floor(clock.now.getTime() / 1000) });
  expect((await post('/confirm', { code })).statusCode).toBe(200);
  expect((await required.app.inject({ url: '/api/v1/team', headers })).statusCode).toBe(200);
});

test('what is on cannot be begun, and what is off has no codes', async ({ owner }) => {
  expect((await owner.call('/second-factor/recovery-codes', { code: '000000' })).statusCode).toBe(409);
  await owner.turnOn();
  expect((await owner.call('/second-factor')).statusCode).toBe(409);
});
