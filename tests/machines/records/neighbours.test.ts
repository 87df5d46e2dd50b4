import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { neighboursMachine } from '../../../machines/records/neighbours.ts';
import { pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const list = [10, 11, 12, 13, 14];
const size = 2;
const load = async (page: number) => ({
  ids: list.slice(page * size, (page + 1) * size),
  total: list.length,
});
const input = { load, id: 12, page: 0, size };

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

/** What stands before and after a record that was opened from a page of two rows. */
async function around(id: number, page: number) {
  const actor = createActor(neighboursMachine, { input: { ...input, id, page } }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.status === 'done');
  return Object.values(context.neighbours).map((one) => one && [one.id, one.page]);
}

test('a record has its neighbours, also on the pages before and after', async () => {
  expect(await around(10, 0)).toEqual([undefined, [11, 0]]);
  expect(await around(11, 0)).toEqual([
    [10, 0],
    [12, 1],
  ]);
  expect(await around(12, 1)).toEqual([
    [11, 0],
    [13, 1],
  ]);
  expect(await around(14, 2)).toEqual([[13, 1], undefined]);
});

test('a record that has moved a page is found, and one that has left the list has none', async () => {
  expect(await around(13, 0)).toEqual([
    [12, 1],
    [14, 2],
  ]);
  expect(await around(99, 1)).toEqual([undefined, undefined]);
});
