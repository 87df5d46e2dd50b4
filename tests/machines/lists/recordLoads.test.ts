import { expect, test } from 'vitest';
import { createApiClient } from '../../../api/client.ts';
import { loadAd, loadPost } from '../../../machines/lists/recordLoads.ts';

/**
 * A client over a wire that gives every question the same answer, and remembers which it was asked.
 */
function wire(answer: unknown) {
  const asked: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://wire.invalid',
    publicToken: '',
    sessionToken: () => '7.t',
    onSignedOut: () => undefined,
    fetch: async ({ url }) => {
      asked.push(url.replace('http://wire.invalid/api/v1/', ''));
      return Response.json(answer);
    },
  });
  return { client, asked };
}
const { signal } = new AbortController();

test('a post is asked for by its id', async () => {
  const { client, asked } = wire({ id: 12 });
  expect([await loadPost(client, 12, signal), asked]).toEqual([{ id: 12 }, ['blog/12']]);
});

test('an ad is the only item of an array', async () => {
  const { client, asked } = wire([{ Id: 310 }]);
  expect([await loadAd(client, 310, signal), asked]).toEqual([{ Id: 310 }, ['lands/detail/310']]);
});

test('an empty array is a missing ad', async () => {
  await expect(loadAd(wire([]).client, 310, signal)).rejects.toMatchObject({ kind: 'missing' });
});
