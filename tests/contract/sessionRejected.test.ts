import { expect, test, vi } from 'vitest';
import { createApiClient } from '../../api/client.ts';
import { answerOf, refusal } from './refusal.ts';

const { status, json } = answerOf(refusal('logout', 401));

/** A client whose session is replaced while its call is under way; the call is then refused. */
function refusedClient(before: string | undefined) {
  let session = before;
  const onSessionRejected = vi.fn();
  const client = createApiClient({
    baseUrl: 'http://wire.invalid',
    publicToken: '',
    sessionToken: () => session,
    onSessionRejected,
    fetch: async () => {
      session = '61.new';
      return Response.json(json, { status });
    },
  });
  return { client, onSessionRejected };
}

test.each([
  ['the session that it began with', {}, '61.old'],
  ['the token that it was given', { token: '7.u' }, '7.u'],
])('a refused call reports %s, not a session that has begun meanwhile', async (_, headers, token) => {
  const { client, onSessionRejected } = refusedClient('61.old');
  await expect(client.POST('/api/v1/users/logout', { headers })).rejects.toMatchObject({ kind: 'signedOut' });
  expect(onSessionRejected.mock.calls).toEqual([[token]]);
});

test('a refused call without a session ends none', async () => {
  const { client, onSessionRejected } = refusedClient(undefined);
  await expect(client.POST('/api/v1/users/logout')).rejects.toMatchObject({ kind: 'signedOut' });
  expect(onSessionRejected).not.toHaveBeenCalled();
});
