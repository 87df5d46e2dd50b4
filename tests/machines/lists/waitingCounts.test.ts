import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import { type WaitingCounts, waitingCountsMachine } from '../../../machines/lists/waitingCounts.ts';
import { unreachable } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { listWire } from '../listWire.ts';
import { walk } from '../paths.ts';

const some: WaitingCounts = { landRequests: 12, replies: 0, consultants: 3, contactMessages: 2, messages: 1 };
const none: WaitingCounts = { landRequests: 0, replies: 0, consultants: 0, contactMessages: 0, messages: 0 };
const events: AnyEventObject[] = [
  ...[some, none].map((output) => ({ type: 'xstate.done.actor.countWaiting', output })),
  { type: 'xstate.error.actor.countWaiting', error: unreachable },
  { type: 'xstate.after.pollInterval.waitingCounts.shown' },
  { type: 'page.change' },
  { type: 'record.change' },
];
const machine = waitingCountsMachine.provide({ actors: { countWaiting: pendingCall() } });
const input = { client: noClient };
const walks = walk({
  events: () => events,
  position: ({ context }) => [context.counts?.landRequests],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

test('the numbers are those of the last answer, also after a failure', () => {
  for (const { event, before, after, story } of steps) {
    const isAnswer = event.type === 'xstate.done.actor.countWaiting';
    expect(after.context.counts, story).toEqual(isAnswer ? event.output : before.context.counts);
  }
});

test('the records are counted on every page and each 120 s', async () => {
  const counting = controlledCall<WaitingCounts, { client: typeof noClient }>();
  const clock = new SimulatedClock();
  const running = waitingCountsMachine.provide({ actors: { countWaiting: counting.logic } });
  const counts = createActor(running, { input, clock }).start();
  await counting.call(0).succeed(some);
  clock.increment(119_999);
  expect(counting.calls).toHaveLength(1);
  clock.increment(1);
  expect(counting.calls).toHaveLength(2);
  counts.send({ type: 'page.change' });
  expect(counting.call(1).signal.aborted).toBe(true);
  await counting.call(2).succeed(none);
  expect(counts.getSnapshot().context.counts).toEqual(none);
});

test('one call counts land requests, consultants and messages', async () => {
  const { client, calls } = listWire(some);
  const counts = createActor(waitingCountsMachine, { input: { client } }).start();
  await expect.poll(() => counts.getSnapshot().context.counts).toEqual(some);
  expect(calls).toEqual(['waiting']);
});

test('leaving the panel aborts the count', async () => {
  const { client, expectAbortedBy } = fakeServer({ leavesOpen: 'GET /api/v1/waiting' });
  const counts = createActor(waitingCountsMachine, { input: { client } }).start();
  await expectAbortedBy(() => counts.stop());
});
