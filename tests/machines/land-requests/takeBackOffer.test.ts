import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { takeBackMs, takeBackOfferMachine } from '../../../machines/land-requests/takeBackOffer.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const offer = { id: 12, owner: 'Ayşe Işık', version: 3, until: takeBackMs };
const input = { client: noClient, offer, now: () => 0 };
const sent = refusal('takeBackOffer', 409, 'sent');
const machine = takeBackOfferMachine.provide({ actors: { takeBack: pendingCall() } });
const walks = walk({
  events: () => [
    { type: 'offer.takeBack' },
    { type: 'xstate.after.messageLeaves.takeBackOffer.waiting' },
    { type: 'xstate.done.actor.takeBack' },
    { type: 'xstate.error.actor.takeBack', error: unreachable },
    { type: 'xstate.error.actor.takeBack', error: sent },
  ],
  position: ({ context: { problem } }) => problem?.kind,
  create: (inspect) => createActor(machine, { input, inspect, clock: new SimulatedClock() }),
});
testWalks(machine, walks, ['takeBackOffer.takenBack', 'takeBackOffer.left']);

test('a failure says why until the next attempt', () => {
  for (const { event, after, story } of stepsOf(walks)) {
    if (event.type === 'xstate.error.actor.takeBack')
      expect(after.context.problem?.kind, story).toBe(event.error.kind);
    else if (after.hasTag('busy')) expect(after.context.problem, story).toBeUndefined();
  }
});

test('an offer is taken back with the version that it has made, and its land request opens', async () => {
  const { client, sent: calls } = fakeServer();
  const opened: number[] = [];
  const actor = createActor(
    takeBackOfferMachine.provide({ actions: { openLandRequest: (_, { id }) => void opened.push(id) } }),
    { input: { ...input, client } },
  ).start();
  actor.send({ type: 'offer.takeBack' });
  await waitFor(actor, (snapshot) => snapshot.matches('takenBack'));
  expect(calls.map(({ method, request }) => `${method} ${request.url}`)).toEqual([
    'DELETE http://wire.invalid/api/v1/lands/offer/12?version=3',
  ]);
  expect(opened).toEqual([12]);
});

test('it can be taken back until its message leaves', () => {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { ...input, now: () => 2_000 }, clock }).start();
  clock.increment(7_999);
  expect(actor.getSnapshot().matches('waiting')).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().matches('left')).toBe(true);
  expect(actor.getSnapshot().can({ type: 'offer.takeBack' })).toBe(false);
});
