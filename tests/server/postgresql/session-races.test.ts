/** A session never outlives the password or approval with which it began. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

let id: number;
let email: string;
let accounts = 0;
beforeEach(async () => {
  accounts += 1;
  email = `kisi${accounts}@example.com`;
  id = await server.addConsultant({ email, password: oldPassword });
});
afterEach(async () => {
  await server.services.db.deleteFrom('sessions').execute();
});

const signIn = () =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    remoteAddress: nextAddress(),
    payload: { email, password: digestOf(oldPassword) },
  });
const sessions = async () =>
  await server.services.db.selectFrom('sessions').select('token_hash').where('user_id', '=', id).execute();
const newResetToken = async () => {
  const { url } = await createResetLink(server.services.db, '', id, new Date(), resetLinkSeconds);
  return url.split('token=')[1];
};
const passwordHash = async () => {
  const account = server.services.db.selectFrom('users').select('password_hash').where('id', '=', id);
  return (await account.executeTakeFirstOrThrow()).password_hash ?? '';
};

test.each([
  ['a new password', { password_hash: 'another' }],
  ['a cancellation', { is_deleted: 1 }],
  ['a withdrawn approval', { status: 0 }],
])('a sign-in that read the account before the commit of %s is refused', async (_name, change) => {
  const [answer] = await duringTransaction(secondConnection, {
    hold: (trx) => trx.updateTable('users').set(change).where('id', '=', id).execute(),
    calls: [signIn],
    finish: (trx) => trx.deleteFrom('sessions').where('user_id', '=', id).execute(),
  });
  expect(answer?.statusCode).toBe(401);
  expect(await sessions()).toEqual([]);
});

test('a sign-in during a change of the name succeeds', async () => {
  const [answer] = await duringTransaction(secondConnection, {
    hold: (trx) => trx.updateTable('users').set({ name: 'Zeynep' }).where('id', '=', id).execute(),
    calls: [signIn],
  });
  expect(answer?.statusCode).toBe(200);
});

describe('a session that is opened while', () => {
  // the session is committed only after the call that ends it has begun
  const endings = {
    'the password is reset': async () => {
      const token = await newResetToken();
      return () =>
        server.app.inject({
          method: 'POST',
          url: '/api/v1/users/reset-password',
          remoteAddress: nextAddress(),
          payload: { token, password: newPassword },
        });
    },
    'the user changes the password': async () => {
      const headers = await server.signIn(id);
      return () => sendForm(server.app, 'PATCH', `/api/v1/users/${id}`, { password: newPassword }, headers);
    },
    'the consultant is cancelled': async () => {
      const headers = await server.signInAdmin();
      return () => server.app.inject({ method: 'DELETE', url: `/api/v1/users/${id}`, headers });
    },
  };

  test.each(Object.entries(endings))('%s is ended by it', async (_name, prepare) => {
    const end = await prepare();
    const kept = (await sessions()).map(({ token_hash }) => token_hash);
    const account = { userId: id, passwordHash: await passwordHash() };
    const [answer] = await duringTransaction(secondConnection, {
      hold: (trx) => server.services.sessions.open(trx, account),
      calls: [end],
    });
    expect([200, 202]).toContain(answer?.statusCode);
    const left = (await sessions()).map(({ token_hash }) => token_hash);
    expect(left).toEqual(kept);
  });
});

describe('of two resets at once', () => {
  const answersTo = async (tokens: (string | undefined)[]) => {
    const answers = await duringTransaction(secondConnection, {
      hold: (trx) => trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute(),
      calls: tokens.map(
        (token) => () =>
          server.app.inject({
            method: 'POST',
            url: '/api/v1/users/reset-password',
            remoteAddress: nextAddress(),
            payload: { token, password: newPassword },
          }),
      ),
    });
    return answers.map(({ statusCode }) => statusCode).toSorted();
  };

  test('with two links, one sets the password and the other is refused', async () => {
    expect(await answersTo(await Promise.all([newResetToken(), newResetToken()]))).toEqual([200, 404]);
  });

  test('with one link and the same password, both succeed', async () => {
    const token = await newResetToken();
    expect(await answersTo([token, token])).toEqual([200, 200]);
  });
});
