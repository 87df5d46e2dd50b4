/** Whatever admins do at once, one who can sign in is left. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { generateSecret } from 'otplib';
import { describe, expect } from 'vitest';
import { digestOf } from '../../../../server/identity/passwords.ts';
import type { RecordServer } from '../../fixtures/recordServer.ts';
import { raceTest, storeLast } from '../raceTest.ts';

const password = 'Kuscular.35';

/** An admin with a password and a session. */
async function createPerson(server: RecordServer) {
  const email = `${randomUUID()}@example.com`;
  const id = await server.addAdmin({ email, password });
  const session = await server.signInAdmin(id);
  return {
    id,
    signIn: () => server.call('POST', '/users/login', { email, password: digestOf(password) }, {}),
    forget: () => server.call('POST', '/users/forgot-password', { email }, {}),
    sendLink: (target: number) => server.call('POST', `/team/${target}/link`, undefined, session),
    rename: (target: number, name: string) => server.call('PATCH', `/team/${target}`, { name }, session),
    resetFactor: (target: number) => server.call('POST', `/team/${target}/second-factor/reset`, {}, session),
    switchOff: (target: number) => server.call('POST', `/team/${target}/switch-off`, undefined, session),
  };
}

const test = raceTest
  .extend('deniz', ({ server }) => createPerson(server))
  .extend('ece', ({ server }) => createPerson(server))
  /** Switches everybody off but these, until the end of the test. */
  .extend('leave', ({ server: { services } }, { onCleanup }) => {
    const set = (is_deleted: number) =>
      services.db.updateTable('users').set({ is_deleted }).where('role', '=', 'admin');
    onCleanup(async () => {
      await set(0).execute();
    });
    return async (ids: number[]) => {
      await set(1).where('id', 'not in', ids).execute();
    };
  })
  .extend('active', ({ server: { services } }) => async () => {
    const rows = services.db.selectFrom('users').select('id').where('role', '=', 'admin');
    return (await rows.where('is_deleted', '=', 0).execute()).map(({ id }) => id);
  });

test.for(['each other', 'themselves'])(
  'of the last two admins who switch %s off at once, one is left',
  async (whom, { deniz, ece, leave, active, duringTransaction }) => {
    await leave([deniz.id, ece.id]);
    const [first, second] = whom === 'themselves' ? [deniz, ece] : [ece, deniz];
    const answers = await duringTransaction({
      hold: (trx) => trx.selectFrom('users').select('id').where('role', '=', 'admin').forUpdate().execute(),
      calls: [() => deniz.switchOff(first.id), () => ece.switchOff(second.id)],
    });
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await active()).toHaveLength(1);
  },
);

test('two calls that switch admins off lock the team in one order', async ({
  server,
  deniz,
  ece,
  duringTransaction,
}) => {
  const lockAdmin = (id: number) => sql`select from users where id = ${id} for update`;
  const { db } = server.services;
  await storeLast(db, { table: 'users', column: 'name', row: sql`id = ${deniz.id}` });
  const [answer] = await duringTransaction({
    hold: (trx) => lockAdmin(deniz.id).execute(trx),
    calls: [() => server.call('POST', `/team/${deniz.id}/switch-off`)],
    finish: (trx) => lockAdmin(ece.id).execute(trx),
  });
  expect(answer?.statusCode).toBe(200);
});

test('of two new names at once, the second is told', async ({ server, deniz, duringTransaction }) => {
  const rename = (name: string) => () => server.call('PATCH', `/team/${deniz.id}`, { name, version: 1 });
  const answers = await duringTransaction({
    hold: (trx) => sql`select from users where id = ${deniz.id} for update`.execute(trx),
    calls: [rename('Deniz Su'), rename('Deniz Taş')],
  });
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('two calls that switch an admin on at once switch them on once', async ({
  server,
  deniz,
  ece,
  duringTransaction,
}) => {
  await ece.switchOff(deniz.id);
  const switchOn = () => server.call('POST', `/team/${deniz.id}/switch-on`);
  const answers = await duringTransaction({
    hold: (trx) => sql`select from users where id = ${deniz.id} for update`.execute(trx),
    calls: [switchOn, switchOn],
  });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const actions = (await server.historyOf('user', deniz.id)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'switchedOn')).toHaveLength(1);
});

describe('while another call switches the admin off', () => {
  test('a sign-in is refused', async ({ deniz, duringTransaction }) => {
    const [answer] = await duringTransaction({
      hold: (trx) => trx.updateTable('users').set({ is_deleted: 1 }).where('id', '=', deniz.id).execute(),
      calls: [deniz.signIn],
    });
    expect(answer?.statusCode).toBe(401);
  });

  test('no link is made', async ({ server, deniz, duringTransaction }) => {
    await duringTransaction({
      hold: (trx) => trx.updateTable('users').set({ is_deleted: 1 }).where('id', '=', deniz.id).execute(),
      calls: [deniz.forget],
    });
    const links = server.services.db.selectFrom('reset_tokens').selectAll().where('user_id', '=', deniz.id);
    expect(await links.execute()).toEqual([]);
  });

  test('a link from another admin is refused, and none is made', async ({
    server,
    deniz,
    ece,
    duringTransaction,
  }) => {
    const [answer] = await duringTransaction({
      hold: (trx) => trx.updateTable('users').set({ is_deleted: 1 }).where('id', '=', deniz.id).execute(),
      calls: [() => ece.sendLink(deniz.id)],
    });
    expect(answer?.statusCode).toBe(409);
    const links = server.services.db.selectFrom('reset_tokens').selectAll().where('user_id', '=', deniz.id);
    expect(await links.execute()).toEqual([]);
  });

  test('a new name does not switch the admin on again', async ({ server, deniz, ece, duringTransaction }) => {
    const [answer] = await duringTransaction({
      hold: (trx) => trx.updateTable('users').set({ is_deleted: 1 }).where('id', '=', deniz.id).execute(),
      calls: [() => ece.rename(deniz.id, 'Deniz Su')],
    });
    expect(answer?.statusCode).toBe(200);
    const row = server.services.db.selectFrom('users').select(['name', 'is_deleted', 'version']);
    expect(await row.where('id', '=', deniz.id).execute()).toEqual([
      { name: 'Deniz Su', is_deleted: 1, version: 2 },
    ]);
  });

  test('the admin makes no link and renames nobody', async ({ server, deniz, ece, duringTransaction }) => {
    const { sessions } = server.services;
    const answers = await duringTransaction({
      hold: async (trx) => {
        await trx.updateTable('users').set({ is_deleted: 1 }).where('id', '=', deniz.id).execute();
        await sessions.closeAll(trx, deniz.id);
      },
      calls: [() => deniz.sendLink(ece.id), () => deniz.rename(ece.id, 'Yok')],
    });
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    const links = server.services.db.selectFrom('reset_tokens').selectAll().where('user_id', '=', ece.id);
    expect(await links.execute()).toEqual([]);
  });
});

test.for(['link', 'name'] as const)(
  'switching off and a %s at the same moment leave the admin off and without a link',
  async (what, { server, deniz, ece, duringTransaction }) => {
    const act = () => (what === 'link' ? ece.sendLink(deniz.id) : ece.rename(deniz.id, 'Deniz Su'));
    const answers = await duringTransaction({
      hold: (trx) => sql`select from users where id = ${deniz.id} for update`.execute(trx),
      calls: [act, () => ece.switchOff(deniz.id)],
    });
    const [acted, off] = answers.map(({ statusCode }) => statusCode);
    expect(off).toBe(200);
    // whichever was first
    expect(what === 'link' ? [200, 409] : [200]).toContain(acted);
    const { db } = server.services;
    const links = db.selectFrom('reset_tokens').selectAll().where('user_id', '=', deniz.id);
    expect(await links.execute()).toEqual([]);
    const row = db.selectFrom('users').select('is_deleted').where('id', '=', deniz.id);
    expect(await row.execute()).toEqual([{ is_deleted: 1 }]);
  },
);

test('of two admins who reset the second factor of each other at once, one does', async ({
  server,
  deniz,
  ece,
  duringTransaction,
}) => {
  const ids = [deniz.id, ece.id];
  const factors = ids.map((user_id) => ({
    user_id,
    secret: generateSecret(),
    confirmed_at: new Date(),
    last_step: null,
  }));
  await server.services.db.insertInto('second_factors').values(factors).execute();
  const answers = await duringTransaction({
    // until both calls have begun
    hold: (trx) =>
      trx.selectFrom('sessions').select('token_hash').where('user_id', 'in', ids).forUpdate().execute(),
    calls: [() => deniz.resetFactor(ece.id), () => ece.resetFactor(deniz.id)],
  });
  // the session of the other has ended
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
});

test('a session that is opened while the admin is switched off is ended by it', async ({
  server,
  deniz,
  ece,
  duringTransaction,
}) => {
  const { db, sessions } = server.services;
  const account = db.selectFrom('users').select('password_hash').where('id', '=', deniz.id);
  const passwordHash = (await account.executeTakeFirstOrThrow()).password_hash ?? '';
  await duringTransaction({
    hold: (trx) => sessions.open(trx, { userId: deniz.id, passwordHash }),
    calls: [() => ece.switchOff(deniz.id)],
  });
  const left = db.selectFrom('sessions').selectAll().where('user_id', '=', deniz.id);
  expect(await left.execute()).toEqual([]);
});

test('an application and a new admin with one address make one account', async ({
  server,
  duringTransaction,
}) => {
  const email = `${randomUUID()}@example.com`;
  const [answer] = await duringTransaction({
    hold: (trx) => trx.insertInto('users').values({ email, name: 'Zeynep' }).execute(),
    calls: [() => server.call('POST', '/team', { name: 'Ece Tan', email })],
  });
  expect([answer?.statusCode, Object.keys(Object(answer?.json().fields))]).toEqual([409, ['email']]);
});
