import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { toProblem } from '../../../machines/page/problem.ts';
import { confirmClockMachine } from '../../../machines/privacy/confirmClock.ts';
import { refusal } from '../../contract/refusal.ts';
import { fakeServer, noClient } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const clock = { time: '2028-01-01T09:30:00.000Z', seen_at: '2026-11-27T09:30:00.000Z' };
const problem = toProblem(refusal('confirmClock', 409));
const events: AnyEventObject[] = [
  { type: 'clock.ask', clock },
  { type: 'dialog.close' },
  ...(['dismissed', 'saved', 'overtaken'] as const).map((outcome) => ({
    type: 'xstate.done.actor.recordMove',
    output: { outcome, problem },
  })),
];
const walks = walk({
  events: () => events,
  position: ({ context }) => [context.shown?.time],
  create: (inspect) => createActor(confirmClockMachine, { input: { client: noClient }, inspect }),
});
const steps = testWalks(confirmClockMachine, walks);

test('the date is confirmed in a dialog, and read again when it was or is another one', () => {
  for (const { event, after, actions, story } of steps) {
    const outcome = event.output?.outcome;
    expect(after.matches('confirming'), story).toBe(event.type === 'clock.ask');
    expect(after.matches('refused'), story).toBe(outcome === 'overtaken');
    if (after.matches('refused')) expect(after.context.problem, story).toBe(problem);
    const reads = actions.some(({ type }) => type === 'readAgain');
    expect(reads, story).toBe(outcome === 'saved' || outcome === 'overtaken');
  }
});

test('the date that was shown is sent', async () => {
  const { client, sent } = fakeServer();
  const confirming = createActor(confirmClockMachine, { input: { client } }).start();
  confirming.send({ type: 'clock.ask', clock });
  confirming.getSnapshot().children.recordMove?.send({ type: 'move.confirm' });
  await waitFor(confirming, (snapshot) => snapshot.matches('closed'));
  expect(sent.map(({ body }) => body)).toEqual([{ time: clock.time }]);
});

test('leaving the panel aborts the call', async () => {
  const { client, expectAbortedBy } = fakeServer({ leavesOpen: 'POST /api/v1/clock/confirm' });
  const confirming = createActor(confirmClockMachine, { input: { client } }).start();
  confirming.send({ type: 'clock.ask', clock });
  confirming.getSnapshot().children.recordMove?.send({ type: 'move.confirm' });
  await expectAbortedBy(() => confirming.stop());
});
