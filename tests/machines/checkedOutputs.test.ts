import { expect, test } from 'vitest';
import { createMachine, fromPromise, initialTransition, transition } from 'xstate';
import { waitingCountsMachine } from '../../machines/lists/waitingCounts.ts';
import { fakeServer, noClient } from './calls.ts';
import { undeclaredOutput } from './checkedOutputs.ts';

/** The machine of the menu's counts, given an output for its call. */
function countsGiven(output: object, client = noClient) {
  const [counting] = initialTransition(waitingCountsMachine, { client });
  // the types of a machine name only its own events
  const answer = Object({ type: 'xstate.done.actor.countWaiting', output });
  return transition(waitingCountsMachine, counting, answer)[0];
}
const counts = { landRequests: 12, replies: 4, consultants: 3, contactMessages: 2, messages: 1 };
const wrong = { landRequests: 12, replies: 4, consultants: 3, contactMessages: 2, messages: 'one' };

test('an answer that the contract allows is taken', () => {
  expect(countsGiven(counts).context.counts).toEqual(counts);
});

test('an answer that the contract does not allow is refused with the name of the actor', () => {
  expect(() => countsGiven(wrong)).toThrow(/waitingCounts.countWaiting .*\n.*messages/);
});

test('an answer that the contract does not allow is taken when it is marked', () => {
  const output = undeclaredOutput({ ...wrong });
  expect(countsGiven(output).context.counts).toBe(output);
});

test('an answer over the wire is not checked again at the machine', () => {
  expect(countsGiven(wrong, fakeServer().client).context.counts).toEqual(wrong);
});

test('an actor without a declared answer is refused', () => {
  const load = fromPromise(() => new Promise(() => undefined));
  const machine = createMachine({ id: 'newFlow', context: {}, invoke: { id: 'load', src: 'load' } });
  const running = machine.provide({ actors: { load } });
  const [start] = initialTransition(running);
  const answer = Object({ type: 'xstate.done.actor.load', output: { Id: 12 } });
  expect(() => transition(running, start, answer)).toThrow('newFlow.load');
});
