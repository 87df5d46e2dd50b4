import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { neighboursMachine } from '../../../machines/records/neighbours.ts';
import { pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const list = [10, 11, 12, 13, 14, 15, 16];
const size = 3;
const load = async (page: number) => {
  if (page < 0) throw new Error('The first page is 0');
  return { ids: list.slice(page * size, (page + 1) * size), total: list.length };
};
const input = { load, id: 13, page: 0, size };

const machine = neighboursMachine.provide({ actors: { findNeighbours: pendingCall() } });
const found = { previous: undefined, next: { id: 13, page: 1 } };
testWalks(
  machine,
  walk({
    events: () => [
      { type: 'xstate.done.actor.findNeighbours', output: found },
      { type: 'xstate.error.actor.findNeighbours', error: new Error('no answer') },
    ],
    position: ({ context }) => context.neighbours.next?.id,
    create: (inspect) => createActor(machine, { input, inspect }),
  }),
);

/** What stands before and after a record that was opened from a page of three rows. */
async function around(id: number, page: number, loadPage = load) {
  const actor = createActor(neighboursMachine, { input: { load: loadPage, id, page, size } }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.status === 'done');
  return Object.values(context.neighbours).map((one) => one && [one.id, one.page]);
}

test('a record has its neighbours, also on the pages before and after', async () => {
  expect(await around(10, 0)).toEqual([undefined, [11, 0]]);
  expect(await around(12, 0)).toEqual([
    [11, 0],
    [13, 1],
  ]);
  expect(await around(13, 1)).toEqual([
    [12, 0],
    [14, 1],
  ]);
  expect(await around(16, 2)).toEqual([[15, 1], undefined]);
});

test('a record that has moved a page is found, and one that has left the list has none', async () => {
  expect(await around(15, 0)).toEqual([
    [14, 1],
    [16, 2],
  ]);
  expect(await around(99, 1)).toEqual([undefined, undefined]);
});

test.each([
  ['rows have gone', []],
  // the record stands on the page before now, or on the one after
  ['rows have come or gone', [11, 12, 13]],
])('without a neighbour there is none when %s between two calls', async (_, ids) => {
  const changing = async (page: number) => ({ ids: page === 1 ? [13] : ids, total: 7 });
  expect(await around(13, 1, changing)).toEqual([undefined, undefined]);
});
