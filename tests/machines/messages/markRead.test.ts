import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ReceivedContactMessage } from '../../../machines/messages/loadMessages.ts';
import { markReadMachine, withOpenRow } from '../../../machines/messages/markRead.ts';
import type { RecordCall } from '../../../machines/records/record.ts';
import { success, unreachable } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const machine = markReadMachine.provide({ actors: { storeRead: pendingCall() } });
const message: ReceivedContactMessage = Object([success('listContactMessages').json].flat()[0]);
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

test('a refresh leaves the message that is being read in its place', () => {
  const answer = (...ids: number[]) => ({
    rows: ids.map((id) => ({ ...message, id })),
    total: ids.length + 8,
    capped: false,
  });
  const refreshed = withOpenRow(answer(50, 46, 43), answer(46, 45, 44, 43), 45);
  expect(refreshed.rows.map(({ id }) => id)).toEqual([50, 45, 46, 43]);
  expect(refreshed.total).toBe(12);
  expect(withOpenRow(answer(45), answer(45), 45)).toEqual(answer(45));
  expect(withOpenRow(answer(43), answer(45), undefined)).toEqual(answer(43));
});
