import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { type Destruction, destructionsMachine } from '../../../machines/privacy/destructions.ts';
import { unreachable } from '../../contract/refusal.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const entry: Destruction = {
  id: 3,
  tarih: '2026-11-20T08:30:00.000Z',
  actor: 'Yönetici',
  reason: 'request',
  erased: { landRequests: 1, consultants: 0, contactMessages: 0, messages: 2, documents: 0 },
  kept: 0,
};
const machine = destructionsMachine.provide({ actors: { loadDestructions: pendingCall() } });
const input = { client: noClient };
const events: AnyEventObject[] = [
  { type: 'load.retry' },
  { type: 'xstate.done.actor.loadDestructions', output: [entry] },
  { type: 'xstate.error.actor.loadDestructions', error: unreachable },
];
const walks = walk({
  events: () => events,
  position: () => [],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

test('a failure says why, until the log is loaded again', () => {
  for (const { event, after, story } of steps) {
    expect(after.context.problem !== undefined, story).toBe(after.matches('failed'));
    if (event.type === 'load.retry') expect(after.hasTag('busy'), story).toBe(true);
    if (after.matches('shown')) expect(after.context.destructions, story).toEqual([entry]);
  }
});

test('the entries of the server are kept', async () => {
  const { client } = fakeServer({ answers: { listDestructions: [entry] } });
  const actor = createActor(destructionsMachine, { input: { client } }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.status === 'done');
  expect(context.destructions).toEqual([entry]);
});
