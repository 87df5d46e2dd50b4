import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createApiClient } from '../../../api/client.ts';
import {
  type NextLandRequest,
  nextLandRequestMachine,
} from '../../../machines/land-requests/nextLandRequest.ts';
import type { ListQuery } from '../../../machines/lists/pollingList.ts';
import { expectDeclared, success } from '../../contract/refusal.ts';
import { noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { landRequestWith } from './landRequestWith.ts';

const input = { client: noClient, id: 12, cameFrom: undefined };

const machine = nextLandRequestMachine.provide({ actors: { findNext: pendingCall() } });
const walks = walk({
  events: () => [
    { type: 'xstate.done.actor.findNext', output: { id: 13, page: 0 } },
    { type: 'xstate.done.actor.findNext', output: undefined },
    { type: 'xstate.error.actor.findNext', error: new Error('no answer') },
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
  const client = createApiClient({
    baseUrl: 'http://wire.invalid',
    publicToken: '',
    sessionToken: () => undefined,
    onSessionRejected: () => undefined,
    fetch: async (request) => {
      const { pathname, search, searchParams } = new URL(request.url);
      const ids = asked.length > 0 ? [...arriving, ...initial] : initial;
      asked.push(pathname + search);
      const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
      const rows = ids.slice(page * size, (page + 1) * size).map((id) => ({ ...landRequestWith(1), id }));
      const { headers: usual, ...answer } = success('listLandRequests');
      const headers = { ...usual, 'x-total-count': `${ids.length}` };
      expectDeclared('GET', pathname, { ...answer, json: rows, headers });
      return Response.json(rows, { headers });
    },
  });
  return { client, asked };
}

/** What follows a land request that was opened from this page of a list of two rows a page. */
async function nextAfter(
  ids: readonly number[],
  id: number,
  query: Partial<ListQuery> = {},
  arriving: readonly number[] = [],
  known?: NextLandRequest,
) {
  const { client, asked } = listOf(ids, arriving);
  const cameFrom = {
    list: 'lands' as const,
    query: { page: 0, size: 2, sort: '-tarih', q: 'urla', filters: { il: '35' }, ...query },
  };
  const next = await toPromise(
    createActor(nextLandRequestMachine, { input: { client, id, cameFrom, known } }).start(),
  );
  return { next, asked };
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
  const known = { id: 10, page: 0 };
  expect((await nextAfter([50, 40, 10], 30, {}, [], known)).next).toEqual({ id: 10, page: 1 });
  expect((await nextAfter([50, 40, 5], 30, {}, [], known)).next).toBeUndefined();
  // it is still in the list, and the one found before is not
  expect((await nextAfter([30, 5], 30, {}, [], known)).next).toEqual({ id: 5, page: 0 });
  expect((await nextAfter([50, 30], 30, {}, [], known)).next).toBeUndefined();
});

test('nothing follows without a list, and without an answer what was found before', async () => {
  const without = createActor(nextLandRequestMachine, { input }).start();
  expect(await toPromise(without)).toBeUndefined();
  const cameFrom = {
    list: 'lands' as const,
    query: { page: 0, size: 25, sort: undefined, q: '', filters: {} },
  };
  const failing = createActor(nextLandRequestMachine, { input: { ...input, cameFrom } }).start();
  expect(await toPromise(failing)).toBeUndefined();
  const known = { id: 13, page: 0 };
  const knowing = createActor(nextLandRequestMachine, { input: { ...input, cameFrom, known } }).start();
  expect(await toPromise(knowing)).toEqual(known);
});
