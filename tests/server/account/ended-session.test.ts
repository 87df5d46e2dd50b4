/** A form that was begun in a session changes nothing once the session has ended. */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { expect, vi } from 'vitest';
import { refusalText } from '../../../server/config/refusalText.ts';
import { digestOf } from '../../../server/identity/passwords.ts';
import { createResetLink, resetLinkSeconds } from '../../../server/identity/resetLinks.ts';
import { encodeForm, pdf } from '../fixtures/forms.ts';
import type { RecordServer } from '../fixtures/recordServer.ts';
import { recordTest } from '../fixtures/recordTest.ts';

const oldPassword = 'Kuscular.35';
const ownersPassword = 'Bademler.35';
const thiefsPassword = 'Yagmur.2024';

/** A consultant with a session that a thief has got hold of. */
async function createAccount(server: RecordServer) {
  const email = `${randomUUID()}@example.com`;
  const id = await server.addConsultant({ email, password: oldPassword });
  return {
    id,
    stolen: await server.signIn(id),
    own: await server.signIn(id),
    signIn: async (password: string) => {
      const answer = await server.call('POST', '/users/login', { email, password: digestOf(password) }, {});
      return answer.statusCode;
    },
  };
}
type Account = Awaited<ReturnType<typeof createAccount>>;

const test = recordTest
  .extend('url', { scope: 'file' }, ({ server }) => server.app.listen({ host: '127.0.0.1', port: 0 }))
  .extend('account', ({ server }) => createAccount(server))
  /** Sends the first half of a profile's form. @returns a function that sends the rest. */
  .extend('begin', ({ server, url, account }) => async (fields: Record<string, string>) => {
    const { payload, headers } = await encodeForm({ tax_plate: { data: pdf }, ...fields });
    const middle = payload.indexOf('%PDF') + 10;
    const sending = request(`${url}/api/v1/users/${account.id}`, {
      method: 'PATCH',
      headers: { ...headers, ...account.stolen, 'content-length': payload.length },
    });
    const answer = new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
      sending.on('error', reject);
      sending.on('response', async (response) => {
        const text = (await response.toArray()).join('');
        resolve({ status: response.statusCode, body: JSON.parse(text) });
      });
    });
    sending.write(payload.subarray(0, middle));
    await vi.waitFor(async () => expect(await server.temporaryFiles()).not.toEqual([]));
    return async () => {
      sending.end(payload.subarray(middle));
      return await answer;
    };
  });

const endings = {
  'a password reset': async ({ call, services }: RecordServer, { id }: Account) => {
    const { url } = await createResetLink(services.db, '', id, new Date(), resetLinkSeconds);
    const token = url.split('token=')[1];
    return await call('POST', '/users/reset-password', { token, password: ownersPassword }, {});
  },
  'a password change in another session': ({ submitForm }: RecordServer, { id, own }: Account) =>
    submitForm('PATCH', `/users/${id}`, { password: ownersPassword }, own),
  'the sign-out': ({ call }: RecordServer, { stolen }: Account) =>
    call('POST', '/users/logout', undefined, stolen),
};

test.for(Object.entries(endings))(
  'a form begun before %s is refused after it',
  async ([name, end], { server, account, begin }) => {
    const files = await server.filesOnDisk();
    const finish = await begin({ password: thiefsPassword });
    expect((await end(server, account)).statusCode).toBe(200);
    expect(await finish()).toEqual({
      status: 401,
      body: { status: 'error', message: refusalText.signedOut },
    });
    expect(await account.signIn(thiefsPassword)).toBe(401);
    expect(await account.signIn(name === 'the sign-out' ? oldPassword : ownersPassword)).toBe(200);
    expect(await server.filesAfterRemovals()).toEqual(files);
  },
);

test('a form in a session that goes on is stored, though another one has ended', async ({
  server,
  account,
  begin,
}) => {
  const finish = await begin({ name: 'Zehra' });
  await server.call('POST', '/users/logout', undefined, account.own);
  expect(await finish()).toEqual({ status: 200, body: { status: 'success' } });
});
