/** A session never outlives the password or approval with which it began. */
import { randomUUID } from 'node:crypto';
import { afterAll, test as base, beforeAll, describe, expect } from 'vitest';
import type { Connection } from '../../../server/database/connect.ts';
import { digestOf } from '../../../server/identity/passwords.ts';
import { createResetLink, resetLinkSeconds } from '../../../server/identity/resetLinks.ts';
import { nextAddress, sendForm } from '../fixtures/forms.ts';
import { startTestServer, type TestServer } from '../fixtures/testServer.ts';
import { duringTransaction, openSecondConnection } from './blocking.ts';

const oldPassword = 'Kuscular.35';
const newPassword = 'Bademler.35';

let server: TestServer;
let secondConnection: Connection;
beforeAll(async () => {
  server = await startTestServer();
  secondConnection = await openSecondConnection(server);
});
afterAll(async () => {
  await secondConnection.close();
  await server.stop();
});

/** A consultant with a password, and the calls that are made at once. */
async function createAccount() {
  const { db } = server.services;
  const email = `${randomUUID()}@example.com`;
  const id = await server.addConsultant({ email, password: oldPassword });
  return {
    id,
    signIn: () =>
      server.app.inject({
        method: 'POST',
        url: '/api/v1/users/login',
        remoteAddress: nextAddress(),
        payload: { email, password: digestOf(oldPassword) },
      }),
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
const test = base.extend('account', () => createAccount());

const reset = (token: string | undefined) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/users/reset-password',
    remoteAddress: nextAddress(),
    payload: { token, password: newPassword },
  });

test.for([
  ['a new password', { password_hash: 'another' }],
  ['a cancellation', { is_deleted: 1 }],
  ['a withdrawn approval', { status: 0 }],
] as const)(
  'a sign-in that read the account before the commit of %s is refused',
  async ([_name, change], { account: { id, signIn, sessions } }) => {
    const [answer] = await duringTransaction(secondConnection, {
      hold: (trx) => trx.updateTable('users').set(change).where('id', '=', id).execute(),
      calls: [signIn],
      finish: (trx) => trx.deleteFrom('sessions').where('user_id', '=', id).execute(),
    });
    expect(answer?.statusCode).toBe(401);
    expect(await sessions()).toEqual([]);
  },
);

test('a sign-in during a change of the name succeeds', async ({ account: { id, signIn } }) => {
  const [answer] = await duringTransaction(secondConnection, {
    hold: (trx) => trx.updateTable('users').set({ name: 'Zeynep' }).where('id', '=', id).execute(),
    calls: [signIn],
  });
  expect(answer?.statusCode).toBe(200);
});

describe('a session that is opened while', () => {
  // the session is committed only after the call that ends it has begun
  const endings = {
    'the password is reset': async ({ newResetToken }: Account) => {
      const token = await newResetToken();
      return () => reset(token);
    },
    'the user changes the password': async ({ id }: Account) => {
      const headers = await server.signIn(id);
      return () => sendForm(server.app, 'PATCH', `/api/v1/users/${id}`, { password: newPassword }, headers);
    },
    'the consultant is cancelled': async ({ id }: Account) => {
      const headers = await server.signInAdmin();
      return () => server.app.inject({ method: 'DELETE', url: `/api/v1/users/${id}`, headers });
    },
  };

  test.for(Object.entries(endings))('%s is ended by it', async ([_name, prepare], { account }) => {
    const end = await prepare(account);
    const kept = (await account.sessions()).map(({ token_hash }) => token_hash);
    const opened = { userId: account.id, passwordHash: await account.passwordHash() };
    const [answer] = await duringTransaction(secondConnection, {
      hold: (trx) => server.services.sessions.open(trx, opened),
      calls: [end],
    });
    expect([200, 202]).toContain(answer?.statusCode);
    const left = (await account.sessions()).map(({ token_hash }) => token_hash);
    expect(left).toEqual(kept);
  });
});

describe('of two resets at once', () => {
  const answersTo = async (id: number, tokens: (string | undefined)[]) => {
    const answers = await duringTransaction(secondConnection, {
      hold: (trx) => trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute(),
      calls: tokens.map((token) => () => reset(token)),
    });
    return answers.map(({ statusCode }) => statusCode).toSorted();
  };

  test('with two links, one sets the password and the other is refused', async ({ account }) => {
    const tokens = await Promise.all([account.newResetToken(), account.newResetToken()]);
    expect(await answersTo(account.id, tokens)).toEqual([200, 404]);
  });

  test('with one link and the same password, both succeed', async ({ account }) => {
    const token = await account.newResetToken();
    expect(await answersTo(account.id, [token, token])).toEqual([200, 200]);
  });
});
