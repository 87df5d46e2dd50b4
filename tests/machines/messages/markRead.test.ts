import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { markReadMachine } from '../../../machines/messages/markRead.ts';
import type { RecordCall } from '../../../machines/records/record.ts';
import { unreachable } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const machine = markReadMachine.provide({ actors: { storeRead: pendingCall() } });
const input = { client: noClient };

const walks = walk({
  events: ({ context }) => [
    ...(context.opened.length < 2 ? [{ type: 'message.open', id: 44 }] : []),
    { type: 'xstate.done.actor.storeRead' },
    { type: 'xstate.error.actor.storeRead', error: unreachable },
  ],
  position: ({ context }) => context.opened.length,
  create: (inspect) => createActor(machine, { input, inspect }),
});
testWalks(machine, walks);

test('a message is marked by its id', async () => {
  const { client, sent } = fakeServer();
  const marks = createActor(markReadMachine, { input: { client } }).start();
  marks.send({ type: 'message.open', id: 44 });
  await waitFor(marks, (snapshot) => snapshot.matches('upToDate'));
  expect(sent.map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/api/v1/contact-messages/44/read'],
  ]);
});

test('messages opened one after the other are all marked, also after a failure', async () => {
  const marking = controlledCall<unknown, RecordCall>();
  let reloads = 0;
  const marks = createActor(
    markReadMachine.provide({
      actors: { storeRead: marking.logic },
      actions: { reloadList: () => void reloads++ },
    }),
    { input },
  ).start();
  for (const id of [44, 45, 46]) marks.send({ type: 'message.open', id });
  await marking.call(0).fail(unreachable);
  expect(reloads).toBe(0);
  await marking.call(1).succeed(undefined);
  await marking.call(2).succeed(undefined);
  expect(marking.calls.map(({ input: { id } }) => id)).toEqual([44, 45, 46]);
  expect(reloads).toBe(2);
  expect(marks.getSnapshot().matches('upToDate')).toBe(true);
});
