/** Several admins, who share the id 61 on the wire. */
import { randomUUID } from 'node:crypto';
import { describe, expect, vi } from 'vitest';
import { digestOf } from '../../../server/identity/passwords.ts';
import { accountText } from '../../../server/resources/account/accountText.ts';
import { teamText } from '../../../server/resources/account/teamText.ts';
import { recordHistory } from '../../../server/resources/history.ts';
import { messagesTest } from '../fixtures/messagesTest.ts';
import { adminEmail, adminPassword } from '../fixtures/testServer.ts';

const password = 'Kuscular.35';
const newEmail = () => `${randomUUID()}@example.com`;

const test = messagesTest
  /** A session of the first admin that no other test ends. */
  .extend('first', ({ server }) => server.signInAdmin())
  /** A second admin with a password, and a session of theirs. */
  .extend('deniz', ({ server }) => server.addColleague())
  .extend('add', ({ server, first }) => (form: object, key?: string) => {
    return server.call('POST', '/team', form, { ...first, ...(key && { 'idempotency-key': key }) });
  })
  .extend('signIn', ({ server }) => (email: string, typed = password) => {
    return server.call('POST', '/users/login', { email, password: digestOf(typed) }, {});
  })
  /** Whether a session is still good for a call of the panel. */
  .extend('statusOf', ({ server }) => async (session: Record<string, string>) => {
    return (await server.call('GET', '/waiting', undefined, session)).statusCode;
  })
  .extend('memberOf', ({ server, first }) => async (id: number, session = first) => {
    const team: { id: number }[] = (await server.call('GET', '/team', undefined, session)).json();
    return team.find((one) => one.id === id);
  })
  .extend('switchTo', ({ server, first }) => (id: number, to: 'on' | 'off', session = first) => {
    return server.call('POST', `/team/${id}/switch-${to}`, undefined, session);
  })
  .extend('sendLink', ({ server, first }) => (id: number, key: string = randomUUID()) => {
    return server.call('POST', `/team/${id}/link`, undefined, { ...first, 'idempotency-key': key });
  })
  .extend('tokenFor', ({ outgoingMessages }) => (email: string) => {
    const body = outgoingMessages.findLast(({ to }) => to === email)?.body;
    return body?.match(/\/sifre-sifirla\?token=([\w-]+)/)?.[1];
  })
  .extend('reset', ({ server }) => (token: string | undefined) => {
    return server.call('POST', '/users/reset-password', { token, password }, {});
  });

describe('every admin', () => {
  test('signs in with id 61 and a password of their own', async ({ deniz, signIn, statusOf }) => {
    const answer = await signIn(deniz.email.toUpperCase());
    expect(answer.json().data).toMatchObject({ id: 61, name: 'Deniz Ak', email: deniz.email });
    expect(await statusOf({ token: `61.${answer.json().data.token}` })).toBe(200);
    expect((await signIn(deniz.email, adminPassword)).statusCode).toBe(401);
    expect((await signIn(adminEmail, password)).statusCode).toBe(401);
  });

  test('is refused under the number that they have in the team', async ({ deniz, statusOf }) => {
    const token = deniz.session.token.replace(/^61\./, `${deniz.id}.`);
    expect(await statusOf({ token })).toBe(401);
  });

  test('reads and changes their own profile as users/61', async ({ server, deniz, first }) => {
    const read = async (session: Record<string, string>) =>
      (await server.call('GET', '/users/61', undefined, session)).json()[0];
    expect(await read(deniz.session)).toMatchObject({ Id: 61, name: 'Deniz Ak', email: deniz.email });
    const changed = await server.submitForm('PATCH', '/users/61', { phone: '0532 111 22 33' }, deniz.session);
    expect(changed.statusCode).toBe(200);
    expect(await read(deniz.session)).toMatchObject({ phone: '0532 111 22 33' });
    expect(await read(first)).toMatchObject({ Id: 61, email: adminEmail, phone: '' });
  });

  test('ends only their own other sessions by changing their password', async ({
    server,
    deniz,
    first,
    statusOf,
  }) => {
    const other = await server.signInAdmin(deniz.id);
    await server.submitForm('PATCH', '/users/61', { password: 'Bademler.35' }, deniz.session);
    expect([await statusOf(deniz.session), await statusOf(other), await statusOf(first)]).toEqual([
      200, 401, 200,
    ]);
  });

  test('cannot read or change a colleague as if they were a consultant', async ({ server, deniz, first }) => {
    expect((await server.call('GET', `/users/${deniz.id}`, undefined, first)).statusCode).toBe(404);
    const change = await server.submitForm('PATCH', `/users/${deniz.id}`, { name: 'Zeynep' }, first);
    expect(change.statusCode).toBe(404);
    expect((await server.call('DELETE', `/users/${deniz.id}`, undefined, first)).statusCode).toBe(404);
  });

  test('is named in the history, with id 61', async ({ server, deniz }) => {
    const id = await server.addLandRequest();
    await server.call('PATCH', `/lands/${id}`, { teklif_tutar: 1_250_000 }, deniz.session);
    const [entry] = await server.historyOf('request', id);
    expect(entry).toMatchObject({ action: 'offered', actor: { id: 61, name: 'Deniz Ak' } });
  });

  test('signs out without ending the session of a colleague', async ({ server, deniz, first, statusOf }) => {
    await server.call('POST', '/users/logout', undefined, deniz.session);
    expect([await statusOf(deniz.session), await statusOf(first)]).toEqual([401, 200]);
  });

  test('gets a link for a forgotten password', async ({
    server,
    deniz,
    tokenFor,
    reset,
    statusOf,
    first,
  }) => {
    await server.call('POST', '/users/forgot-password', { email: deniz.email }, {});
    expect((await reset(tokenFor(deniz.email))).statusCode).toBe(200);
    expect([await statusOf(deniz.session), await statusOf(first)]).toEqual([401, 200]);
  });
});

test('the team names the caller, and who has no password yet or is switched off', async ({
  server,
  first,
  deniz,
  memberOf,
}) => {
  const invited = await server.addAdmin({ email: newEmail() });
  const off = await server.addAdmin({ email: newEmail(), password, is_deleted: 1 });
  expect(await memberOf(61)).toEqual({
    id: 61,
    name: 'Yönetici',
    email: adminEmail,
    state: 'active',
    self: true,
    second_factor: false,
    version: 1,
  });
  expect(await memberOf(deniz.id)).toMatchObject({ state: 'active', self: false });
  expect(await memberOf(deniz.id, deniz.session)).toMatchObject({ self: true });
  expect(await memberOf(invited)).toMatchObject({ state: 'invited' });
  expect(await memberOf(off)).toMatchObject({ state: 'off' });
  const ids = (await server.call('GET', '/team', undefined, first))
    .json()
    .map(({ id }: { id: number }) => id);
  expect(ids).toEqual(ids.toSorted((one: number, other: number) => one - other));
});

test('admins are in no list of consultants', async ({ server, deniz }) => {
  for (const list of ['', '/new', '/deleted']) {
    const found = await server.call('GET', `/users${list}?q=${deniz.email}`);
    expect(found.json()).toEqual([]);
  }
});

describe('a new admin', () => {
  test('is sent a link, and signs in once the password is set', async ({
    server,
    add,
    memberOf,
    outgoingMessages,
    tokenFor,
    reset,
    signIn,
  }) => {
    const email = newEmail();
    const answer = await add({ name: ' Ece Tan ', email: ` ${email.toUpperCase()} ` });
    expect(answer.statusCode).toBe(200);
    const { id } = answer.json();
    expect(await memberOf(id)).toMatchObject({ name: 'Ece Tan', email, state: 'invited' });
    expect(outgoingMessages.map(({ to, kind }) => [to, kind])).toEqual([[email, 'resetLink']]);
    expect((await signIn(email)).statusCode).toBe(401);
    expect((await reset(tokenFor(email))).statusCode).toBe(200);
    expect((await signIn(email)).statusCode).toBe(200);
    expect(await memberOf(id)).toMatchObject({ state: 'active' });
    const history = await server.historyOf('user', id);
    expect(history.map(({ action, actor }) => [action, actor.name])).toEqual([
      ['passwordSet', 'Ece Tan'],
      ['resetLinkSent', 'Yönetici'],
      ['created', 'Yönetici'],
    ]);
  });

  test('has a link for seven days, which the list of messages does not show', async ({
    server,
    add,
    tokenFor,
  }) => {
    const email = newEmail();
    const { id } = (await add({ name: 'Ece Tan', email })).json();
    const links = server.services.db
      .selectFrom('reset_tokens')
      .select('expires_at')
      .where('user_id', '=', id);
    const { expires_at } = await links.executeTakeFirstOrThrow();
    expect((expires_at.getTime() - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
    const messages = await server.call('GET', `/outbox?q=${email}`);
    expect(messages.json()).toHaveLength(1);
    expect(messages.body).not.toContain(tokenFor(email));
  });

  test('is added once and sent one link, however often a call with a lost answer is repeated', async ({
    add,
    outgoingMessages,
  }) => {
    const form = { name: 'Ece Tan', email: newEmail() };
    const key = randomUUID();
    const answers = [await add(form, key), await add(form, key)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(outgoingMessages).toHaveLength(1);
    expect((await add({ ...form, name: 'Ece Su' }, key)).statusCode).toBe(409);
  });

  test('cannot have the email address of an admin or a consultant', async ({ server, add, deniz }) => {
    const consultant = newEmail();
    await server.addConsultant({ email: consultant });
    for (const email of [deniz.email, consultant]) {
      const answer = await add({ name: 'Ece Tan', email: email.toUpperCase() });
      const message = accountText.emailInUse;
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { status: 'error', message, fields: { email: message } },
      ]);
    }
  });

  test('has a name and a valid email address', async ({ add }) => {
    expect((await add({ name: ' ', email: newEmail() })).json().fields).toHaveProperty('name');
    expect((await add({ name: 'Ece Tan', email: 'ece' })).json().fields).toHaveProperty('email');
  });

  test('is not stored when the message cannot be', async ({ server, add }) => {
    const email = newEmail();
    vi.spyOn(server.services.outbox, 'add').mockRejectedValueOnce(new Error('no disk'));
    expect((await add({ name: 'Ece Tan', email })).statusCode).toBe(500);
    const rows = server.services.db.selectFrom('users').select('id').where('email', '=', email);
    expect(await rows.execute()).toEqual([]);
  });
});

describe('a new link', () => {
  test('is an invitation until a password is set, then one for an hour', async ({
    server,
    deniz,
    sendLink,
    outgoingMessages,
  }) => {
    const email = newEmail();
    const invited = await server.addAdmin({ email });
    expect((await sendLink(invited)).statusCode).toBe(200);
    expect((await sendLink(deniz.id)).statusCode).toBe(200);
    const [invitation, reset] = outgoingMessages;
    expect([invitation?.to, invitation?.subject]).toEqual([
      email,
      teamText.message.invitation('', '').subject,
    ]);
    expect([reset?.to, reset?.subject]).toEqual([deniz.email, accountText.resetLinkMessage('').subject]);
    const hours = [invitation, reset].map((message) =>
      Math.round(((message?.link?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000),
    );
    expect(hours).toEqual([7 * 24, 1]);
  });

  test('is sent once under its key', async ({ deniz, sendLink, outgoingMessages }) => {
    const key = randomUUID();
    expect([(await sendLink(deniz.id, key)).statusCode, (await sendLink(deniz.id, key)).statusCode]).toEqual([
      200, 200,
    ]);
    expect(outgoingMessages).toHaveLength(1);
    expect((await sendLink(61, key)).statusCode).toBe(400);
  });

  test('is sent to an address ten times in a quarter of an hour', async ({ deniz, sendLink }) => {
    for (let count = 0; count < 10; count += 1) expect((await sendLink(deniz.id)).statusCode).toBe(200);
    expect((await sendLink(deniz.id)).statusCode).toBe(429);
  });

  test('is refused for an admin who is switched off', async ({ server, sendLink, outgoingMessages }) => {
    const off = await server.addAdmin({ email: newEmail(), is_deleted: 1 });
    const answer = await sendLink(off);
    expect([answer.statusCode, answer.json().message]).toEqual([409, teamText.switchedOff]);
    expect(outgoingMessages).toEqual([]);
  });
});

describe('a name', () => {
  test('is changed, and the history keeps the one before', async ({ server, deniz, first, memberOf }) => {
    const id = await server.addLandRequest();
    await server.call('PATCH', `/lands/${id}`, { teklif_tutar: 5 }, deniz.session);
    const rename = (name: string) => server.call('PATCH', `/team/${deniz.id}`, { name }, first);
    expect((await rename(' Deniz Ak Su ')).statusCode).toBe(200);
    expect(await memberOf(deniz.id)).toMatchObject({ name: 'Deniz Ak Su' });
    await rename('Deniz Ak Su');
    await server.call('PATCH', `/lands/purch/${id}`, undefined, deniz.session);
    const names = (await server.historyOf('request', id)).map(({ actor }) => actor.name);
    expect(names.slice(0, 2)).toEqual(['Deniz Ak Su', 'Deniz Ak']);
    expect((await server.historyOf('user', deniz.id)).map(({ action, detail }) => [action, detail])).toEqual([
      ['changed', { fields: ['name'] }],
    ]);
  });

  test('is not overwritten by an admin who has read an older one', async ({
    server,
    deniz,
    first,
    memberOf,
  }) => {
    const rename = (name: string) => server.call('PATCH', `/team/${deniz.id}`, { name, version: 1 }, first);
    expect((await rename('Deniz Su')).statusCode).toBe(200);
    const late = await rename('Deniz Can');
    expect([late.statusCode, Object.keys(Object(late.json().fields))]).toEqual([409, ['version']]);
    expect((await rename('Deniz Su')).statusCode, 'a repeat after a lost answer').toBe(200);
    expect(await memberOf(deniz.id)).toMatchObject({ name: 'Deniz Su', version: 2 });
  });

  test('that was changed refuses a profile that was read before', async ({ server, deniz, first }) => {
    const read = await server.call('GET', '/users/61', undefined, deniz.session);
    const { version } = read.json()[0];
    await server.call('PATCH', `/team/${deniz.id}`, { name: 'Deniz Su' }, first);
    const save = await server.submitForm(
      'PATCH',
      '/users/61',
      { name: 'Deniz', version: String(version) },
      deniz.session,
    );
    expect([save.statusCode, Object.keys(Object(save.json().fields))]).toEqual([409, ['version']]);
  });
});

describe('switching an admin off', () => {
  test('ends sessions and links at once, and the sign-in', async ({
    server,
    deniz,
    signIn,
    statusOf,
    switchTo,
    tokenFor,
    reset,
    memberOf,
  }) => {
    const token = (await signIn(deniz.email)).json().data.token;
    await server.call('POST', '/users/forgot-password', { email: deniz.email }, {});
    expect((await switchTo(deniz.id, 'off')).statusCode).toBe(200);
    expect(await memberOf(deniz.id)).toMatchObject({ state: 'off' });
    expect([await statusOf(deniz.session), await statusOf({ token: `61.${token}` })]).toEqual([401, 401]);
    expect((await signIn(deniz.email)).statusCode).toBe(401);
    expect((await reset(tokenFor(deniz.email))).statusCode).toBe(404);
    const rows = server.services.db.selectFrom('sessions').selectAll().where('user_id', '=', deniz.id);
    expect(await rows.execute()).toEqual([]);
  });

  test('sends them no link for a forgotten password', async ({
    server,
    deniz,
    switchTo,
    outgoingMessages,
  }) => {
    await switchTo(deniz.id, 'off');
    await server.call('POST', '/users/forgot-password', { email: deniz.email }, {});
    expect(outgoingMessages).toEqual([]);
  });

  test('and on again lets them sign in with their password, but revives no session or link', async ({
    server,
    deniz,
    signIn,
    statusOf,
    switchTo,
    tokenFor,
    reset,
  }) => {
    await server.call('POST', '/users/forgot-password', { email: deniz.email }, {});
    await switchTo(deniz.id, 'off');
    expect((await switchTo(deniz.id, 'on')).statusCode).toBe(200);
    expect((await signIn(deniz.email)).statusCode).toBe(200);
    expect(await statusOf(deniz.session)).toBe(401);
    expect((await reset(tokenFor(deniz.email))).statusCode).toBe(404);
  });

  test('a second time changes nothing', async ({ server, deniz, switchTo }) => {
    for (const to of ['off', 'off', 'on', 'on'] as const) {
      expect((await switchTo(deniz.id, to)).statusCode).toBe(200);
    }
    const history = await server.historyOf('user', deniz.id);
    expect(history.map(({ action, actor }) => [action, actor.name])).toEqual([
      ['switchedOn', 'Yönetici'],
      ['switchedOff', 'Yönetici'],
    ]);
  });

  test('is allowed to oneself, and signs out', async ({ deniz, switchTo, statusOf, memberOf }) => {
    expect((await switchTo(deniz.id, 'off', deniz.session)).statusCode).toBe(200);
    expect(await statusOf(deniz.session)).toBe(401);
    expect(await memberOf(deniz.id)).toMatchObject({ state: 'off' });
  });
});

test('the last admin who can sign in cannot be switched off, one without a password can', async ({
  server,
  first,
  switchTo,
  statusOf,
}) => {
  const team: { id: number }[] = (await server.call('GET', '/team', undefined, first)).json();
  for (const { id } of team) if (id !== 61) await switchTo(id, 'off');
  const invited = await server.addAdmin({ email: newEmail() });
  const last = await switchTo(61, 'off');
  expect([last.statusCode, last.json().message]).toEqual([409, teamText.lastAdmin]);
  expect(await statusOf(first)).toBe(200);
  expect((await switchTo(invited, 'off')).statusCode).toBe(200);
});

test('a consultant’s id names no admin of the team', async ({ server, first }) => {
  const id = await server.addConsultant({ email: newEmail(), password });
  const answers = await Promise.all([
    server.call('PATCH', `/team/${id}`, { name: 'Zeynep' }, first),
    ...['link', 'switch-off', 'switch-on'].map((call) =>
      server.call('POST', `/team/${id}/${call}`, undefined, first),
    ),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

test('a name that looks like a link leaves the real link masked in the list of messages', async ({
  server,
  deniz,
  first,
  sendLink,
  tokenFor,
}) => {
  const rename = { name: 'Deniz ?token=x' };
  expect((await server.call('PATCH', `/team/${deniz.id}`, rename, first)).statusCode).toBe(200);
  expect((await sendLink(deniz.id)).statusCode).toBe(200);
  const token = tokenFor(deniz.email) ?? 'none';
  const listed = (await server.call('GET', `/outbox?q=${deniz.email}`, undefined, first)).body;
  expect(listed).toContain('sifre-sifirla?token=•••');
  expect(listed).not.toContain(token);
});

test('a call that was admitted before the person was switched off changes nothing', async ({
  server,
  deniz,
  switchTo,
}) => {
  const { db } = server.services;
  expect((await switchTo(deniz.id, 'off')).statusCode).toBe(200);
  const change = db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ name: 'Geç' }).where('id', '=', 61).execute();
    await recordHistory(trx, 'user', 61, { personId: deniz.id }, 'changed');
  });
  await expect(change).rejects.toMatchObject({ status: 401 });
  const { name } = await db.selectFrom('users').select('name').where('id', '=', 61).executeTakeFirstOrThrow();
  expect(name).not.toBe('Geç');
});

test('an admin who is switched off gets no link from a colleague who asks for one', async ({
  server,
  deniz,
  first,
  switchTo,
  outgoingMessages,
}) => {
  await switchTo(deniz.id, 'off');
  await server.call('POST', '/users/forgot-password', { email: deniz.email }, first);
  expect(outgoingMessages).toEqual([]);
});
