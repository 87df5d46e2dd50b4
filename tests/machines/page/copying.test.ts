import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { copyingMachine } from '../../../machines/page/copying.ts';
import { flushPromises, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const machine = copyingMachine.provide({ actors: { writeText: pendingCall() } });
const input = { write: () => Promise.resolve() };

const walks = walk({
  events: () => [
    { type: 'copy.ask', text: '101/7' },
    { type: 'xstate.done.actor.writeText' },
    { type: 'xstate.error.actor.writeText', error: new Error('not allowed') },
    { type: 'xstate.after.saying.copying.copied' },
    { type: 'xstate.after.saying.copying.failed' },
  ],
  position: ({ context }) => context.text,
  create: (inspect) => createActor(machine, { input, inspect, clock: new SimulatedClock() }),
});
testWalks(machine, walks);

test.each([
  [() => Promise.resolve(), 'copied'],
  [() => Promise.reject(new Error('not allowed')), 'failed'],
] as const)('the text is written, and the outcome is said for 4 s', async (answer, outcome) => {
  const written: string[] = [];
  const clock = new SimulatedClock();
  const write = (text: string) => {
    written.push(text);
    return answer();
  };
  const copying = createActor(copyingMachine, { input: { write }, clock }).start();
  copying.send({ type: 'copy.ask', text: '101/7' });
  await flushPromises();
  expect(written).toEqual(['101/7']);
  expect(copying.getSnapshot().value).toBe(outcome);
  clock.increment(4_000);
  expect(copying.getSnapshot().value).toBe('silent');
});
