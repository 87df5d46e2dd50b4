import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createApiClient } from '../../../api/client.ts';
import { nextLandRequestMachine } from '../../../machines/land-requests/nextLandRequest.ts';
import type { ListQuery } from '../../../machines/lists/pollingList.ts';
import { expectDeclared, success } from '../../contract/refusal.ts';
import { noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';
import { landRequestWith } from './landRequestWith.ts';

const input = { client: noClient, id: 12, cameFrom: undefined };

const machine = nextLandRequestMachine.provide({ actors: { findNext: pendingCall() } });
const walks = walk({
  events: () => [
    { type: 'xstate.done.actor.findNext', output: { id: 13, page: 0 } },
    { type: 'xstate.done.actor.findNext', output: undefined },
    { type: 'xstate.error.actor.findNext', error: new Error('no answer') },
    { type: 'search.repeat' },
  ],
  position: ({ context }) => context.next?.id,
  create: (inspect) => createActor(machine, { input, inspect }),
});
testWalks(machine, walks);

/**
 * A client on a list with these ids; `asked` are the addresses of its calls. `arriving` stands
 * first in the list from the second call on.
 */
function listOf(initial: readonly number[], arriving: readonly number[] = []) {
  const asked: string[] = [];
  let listed = initial;
  const client = createApiClient({
    baseUrl: 'http://wire.invalid',
    publicToken: '',
    sessionToken: () => undefined,
    onSessionRejected: () => undefined,
    fetch: async (request) => {
      const { pathname, search, searchParams } = new URL(request.url);
      const ids = asked.length > 0 ? [...arriving, ...listed] : listed;
      asked.push(pathname + search);
      const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
      const rows = ids.slice(page * size, (page + 1) * size).map((id) => ({ ...landRequestWith(1), id }));
      const { headers: usual, ...answer } = success('listLandRequests');
      const headers = { ...usual, 'x-total-count': `${ids.length}` };
      expectDeclared('GET', pathname, { ...answer, json: rows, headers });
      return Response.json(rows, { headers });
    },
  });
  const replace = (ids: readonly number[]) => {
    listed = ids;
  };
  return { client, asked, replace };
}

/**
 * What follows a land request that was opened from this page of a list of two rows a page.
 * @param later the list when what follows is looked for again.
 */
async function nextAfter(
  ids: readonly number[],
  id: number,
  query: Partial<ListQuery> = {},
  arriving: readonly number[] = [],
  later?: readonly number[],
) {
  const { client, asked, replace } = listOf(ids, arriving);
  const cameFrom = {
    list: 'lands' as const,
    query: { page: 0, size: 2, sort: '-tarih', q: 'urla', filters: { il: '35' }, ...query },
  };
  const search = createActor(nextLandRequestMachine, { input: { client, id, cameFrom } }).start();
  const ended = () => waitFor(search, (snapshot) => snapshot.matches('ended'));
  let { context } = await ended();
  if (later) {
    replace(later);
    search.send({ type: 'search.repeat' });
    ({ context } = await ended());
  }
  search.stop();
  return { next: context.next, asked };
}

test('the next land request is the one below, in the order, the search and the filters of the list', async () => {
  const { next, asked } = await nextAfter([30, 20, 10], 30);
  expect(next).toEqual({ id: 20, page: 0 });
  expect(asked).toEqual(['/api/v1/lands?page=0&size=2&sort=-tarih&q=urla&il=35']);
});

test('after the last row of a page comes the first of the next page', async () => {
  expect((await nextAfter([30, 20, 10], 20)).next).toEqual({ id: 10, page: 1 });
});

test('a land request that comes between the two calls changes nothing', async () => {
  const { next } = await nextAfter([40, 30, 20, 10], 30, {}, [50]);
  expect(next).toEqual({ id: 20, page: 1 });
});

test('a land request that has moved to a neighbouring page is found there', async () => {
  expect((await nextAfter([50, 40, 30, 20], 30)).next).toEqual({ id: 20, page: 1 });
  expect((await nextAfter([50, 40, 30], 50, { page: 1 })).next).toEqual({ id: 40, page: 0 });
});

test('nothing follows the last land request, and no page after the last is asked for', async () => {
  const { next, asked } = await nextAfter([30, 20], 20);
  expect(next).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test('nothing follows a land request that is on none of the pages around', async () => {
  const { next, asked } = await nextAfter([30, 20], 7);
  expect(next).toBeUndefined();
  expect(asked.map((address) => /page=(-?\d+)/.exec(address)?.[1])).toEqual(['0', '1']);
});

test('after one that has left the list comes the one found before, if it is still there', async () => {
  const nextLater = async (later: readonly number[]) =>
    (await nextAfter([30, 10, 5], 30, {}, [], later)).next;
  expect(await nextLater([50, 40, 10])).toEqual({ id: 10, page: 1 });
  expect(await nextLater([50, 40, 5])).toBeUndefined();
  // it is still in the list, and the one found before is not
  expect(await nextLater([30, 5])).toEqual({ id: 5, page: 0 });
  expect(await nextLater([50, 30])).toBeUndefined();
});

test('nothing follows without a list', async () => {
  const without = createActor(nextLandRequestMachine, { input }).start();
  const { context } = await waitFor(without, (snapshot) => snapshot.matches('ended'));
  expect(context.next).toBeUndefined();
});

test('a search without an answer leaves what was found before', () => {
  for (const { event, before, after, story } of stepsOf(walks)) {
    if (event.type === 'xstate.error.actor.findNext')
      expect(after.context.next, story).toEqual(before.context.next);
  }
});
