import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, SimulatedClock } from 'xstate';
import { type ReadVersion, versionWatchMachine } from '../../../machines/records/versionWatch.ts';
import { unreachable } from '../../contract/refusal.ts';
import { controlledCall, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const events: AnyEventObject[] = [
  ...[3, 4].map((output) => ({ type: 'xstate.done.actor.readVersion', output })),
  { type: 'xstate.error.actor.readVersion', error: unreachable },
  { type: 'xstate.after.pollInterval.versionWatch.waiting' },
  { type: 'watch.pause' },
  { type: 'watch.resume' },
];
const machine = versionWatchMachine.provide({ actors: { readVersion: pendingCall() } });
const input = { readVersion: () => new Promise<number>(() => undefined) };
const walks = walk({
  events: () => events,
  position: ({ context }) => [context.version],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

test('the version is that of the last answer, also after a failure and a pause', () => {
  for (const { event, before, after, story } of steps) {
    const isAnswer = event.type === 'xstate.done.actor.readVersion';
    expect(after.context.version, story).toEqual(isAnswer ? event.output : before.context.version);
  }
});

test('it is read each 60 s, not while paused, and at once when the pause ends', async () => {
  const reading = controlledCall<number | undefined, { readVersion: ReadVersion }>();
  const clock = new SimulatedClock();
  let report: (type: string) => void = () => undefined;
  const watchAttention = fromCallback(({ sendBack }) => {
    report = (type) => sendBack({ type });
  });
  const running = versionWatchMachine.provide({ actors: { readVersion: reading.logic, watchAttention } });
  createActor(running, { input, clock }).start();
  // seen and connected from the start
  report('watch.resume');
  clock.increment(59_999);
  expect(reading.calls).toHaveLength(0);
  clock.increment(1);
  expect(reading.calls).toHaveLength(1);
  report('watch.pause');
  expect(reading.call(0).signal.aborted).toBe(true);
  clock.increment(600_000);
  expect(reading.calls).toHaveLength(1);
  report('watch.resume');
  expect(reading.calls).toHaveLength(2);
});
