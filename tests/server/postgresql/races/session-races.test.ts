/** A session never outlives the password or approval with which it began. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { generateSecret } from 'otplib';
import { describe, expect } from 'vitest';
import type { Database } from '../../../../server/database/schema.ts';
import { digestOf } from '../../../../server/identity/passwords.ts';
import { createResetLink, resetLinkSeconds } from '../../../../server/identity/resetLinks.ts';
import type { RecordServer } from '../../fixtures/recordServer.ts';
import { raceTest } from '../raceTest.ts';

const oldPassword = 'Kuscular.35';
const newPassword = 'Bademler.35';

/** A consultant with a password, and the calls that are made at once. */
async function createAccount(server: RecordServer) {
  const { db } = server.services;
  const email = `${randomUUID()}@example.com`;
  const id = await server.addConsultant({ email, password: oldPassword });
  return {
    id,
    signIn: () => server.call('POST', '/users/login', { email, password: digestOf(oldPassword) }, {}),
    reset: (token: string | undefined) =>
      server.call('POST', '/users/reset-password', { token, password: newPassword }, {}),
    changePassword: (session: { token: string }) =>
      server.submitForm('PATCH', `/users/${id}`, { password: newPassword }, session),
    cancel: () => server.call('DELETE', `/users/${id}`),
    openSession: () => server.signIn(id),
    sessions: async () =>
      await db.selectFrom('sessions').select('token_hash').where('user_id', '=', id).execute(),
    newResetToken: async () => {
      const { url } = await createResetLink(db, '', id, new Date(), resetLinkSeconds);
      return url.split('token=')[1];
    },
    passwordHash: async () => {
      const account = db.selectFrom('users').select('password_hash').where('id', '=', id);
      return (await account.executeTakeFirstOrThrow()).password_hash ?? '';
    },
  };
}
type Account = Awaited<ReturnType<typeof createAccount>>;
const test = raceTest.extend('account', ({ server }) => createAccount(server));

test.for([
  ['a new password', { password_hash: 'another' }],
  ['a cancellation', { is_deleted: 1 }],
  ['a withdrawn approval', { status: 0 }],
] as const)(
  'a sign-in that read the account before the commit of %s is refused',
  async ([_name, change], { account: { id, signIn, sessions }, duringTransaction }) => {
    const [answer] = await duringTransaction({
      hold: (trx) => trx.updateTable('users').set(change).where('id', '=', id).execute(),
      calls: [signIn],
      finish: (trx) => trx.deleteFrom('sessions').where('user_id', '=', id).execute(),
    });
    expect(answer?.statusCode).toBe(401);
    expect(await sessions()).toEqual([]);
  },
);

test('a sign-in during a change of the name succeeds', async ({
  account: { id, signIn },
  duringTransaction,
}) => {
  const [answer] = await duringTransaction({
    hold: (trx) => trx.updateTable('users').set({ name: 'Zeynep' }).where('id', '=', id).execute(),
    calls: [signIn],
  });
  expect(answer?.statusCode).toBe(200);
});

test('a sign-in by password that began before the commit of a second factor is asked for its code', async ({
  account: { id, signIn, sessions },
  duringTransaction,
}) => {
  const [answer] = await duringTransaction({
    hold: async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      const factor = { user_id: id, secret: generateSecret(), confirmed_at: new Date(), last_step: null };
      await trx.insertInto('second_factors').values(factor).execute();
    },
    calls: [signIn],
  });
  expect([answer?.statusCode, Object.keys(answer?.json().fields ?? {})]).toEqual([401, ['code']]);
  expect(await sessions()).toEqual([]);
});

describe('a session that is opened does not survive when', () => {
  // the session is committed only after the call that ends it has begun
  const endings = {
    'the password is reset': async ({ newResetToken, reset }: Account) => {
      const token = await newResetToken();
      return { end: () => reset(token), status: 200 };
    },
    'the user changes the password': async ({ openSession, changePassword }: Account) => {
      const session = await openSession();
      return { end: () => changePassword(session), status: 200 };
    },
    'the consultant is cancelled': async ({ cancel }: Account) => ({ end: cancel, status: 202 }),
  };

  test.for(Object.entries(endings))(
    '%s meanwhile',
    async ([_name, prepare], { server, account, duringTransaction }) => {
      const { end, status } = await prepare(account);
      const kept = (await account.sessions()).map(({ token_hash }) => token_hash);
      const opened = { userId: account.id, passwordHash: await account.passwordHash() };
      const [answer] = await duringTransaction({
        hold: (trx) => server.services.sessions.open(trx, opened),
        calls: [end],
      });
      expect(answer?.statusCode).toBe(status);
      const left = (await account.sessions()).map(({ token_hash }) => token_hash);
      expect(left).toEqual(kept);
    },
  );
});

describe('of two resets at once', () => {
  const resetTest = test.extend(
    'answersTo',
    ({ account: { id, reset }, duringTransaction }) =>
      async (tokens: (string | undefined)[]) => {
        const answers = await duringTransaction({
          hold: (trx) => trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute(),
          calls: tokens.map((token) => () => reset(token)),
        });
        return answers.map(({ statusCode }) => statusCode).toSorted();
      },
  );

  resetTest(
    'with two links, one sets the password and the other is refused',
    async ({ account, answersTo }) => {
      const tokens = await Promise.all([account.newResetToken(), account.newResetToken()]);
      expect(await answersTo(tokens)).toEqual([200, 404]);
    },
  );

  resetTest('with one link and the same password, both succeed', async ({ account, answersTo }) => {
    const token = await account.newResetToken();
    expect(await answersTo([token, token])).toEqual([200, 200]);
  });
});

test('a reset while another call ends its link is refused, and neither waits for ever', async ({
  account: { id, reset, newResetToken },
  duringTransaction,
}) => {
  const token = await newResetToken();
  const [answer] = await duringTransaction({
    hold: (trx) => trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute(),
    calls: [() => reset(token)],
    finish: (trx) => trx.deleteFrom('reset_tokens').where('user_id', '=', id).execute(),
  });
  expect(answer?.statusCode).toBe(404);
});

describe('a call whose session ends during it is refused, and changes nothing:', () => {
  const endingSession = (id: number) => ({
    hold: async (trx: Transaction<Database>) => {
      await trx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      await trx.deleteFrom('sessions').where('user_id', '=', id).execute();
    },
  });

  test('a new password', async ({ account, duringTransaction }) => {
    const session = await account.openSession();
    const before = await account.passwordHash();
    const [answer] = await duringTransaction({
      ...endingSession(account.id),
      calls: [() => account.changePassword(session)],
    });
    expect(answer?.statusCode).toBe(401);
    expect(await account.passwordHash()).toBe(before);
  });

  test('an offer, which locks no account', async ({ server, duringTransaction }) => {
    const { id: adminId, session } = await server.addColleague();
    const landRequestId = await server.addLandRequest();
    const [answer] = await duringTransaction({
      ...endingSession(adminId),
      calls: [() => server.call('PATCH', `/lands/${landRequestId}`, { teklif_tutar: 5 }, session)],
    });
    expect(answer?.statusCode).toBe(401);
    expect((await server.call('GET', `/lands/full/${landRequestId}`)).json()[0].durum).toBe(1);
  });
});
