import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { createRecordMoveMachine } from '../../../machines/records/recordMove.ts';
import { refusal } from '../../contract/refusal.ts';
import { flushPromises } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const events: AnyEventObject[] = [
  { type: 'move.confirm' },
  { type: 'dialog.close' },
  { type: 'xstate.done.actor.makeMove' },
  { type: 'xstate.error.actor.makeMove', error: refusal('approveUser', 409) },
  { type: 'xstate.error.actor.makeMove', error: refusal('approveUser', 404) },
  { type: 'xstate.error.actor.makeMove', error: refusal('approveUser', 500) },
];
const machine = createRecordMoveMachine<string>(() => new Promise(() => undefined));
const walks = walk({
  events: () => events,
  position: () => [],
  create: (inspect) => createActor(machine, { input: 'approve', inspect }),
});
const steps = testWalks(machine, walks);

test('a move is confirmed before it is saved, and can be abandoned except during the call', () => {
  for (const { event, before, after, story } of steps) {
    const isOpen = before.matches('confirming') || before.matches('failed');
    expect(after.matches('moving'), story).toBe(isOpen && event.type === 'move.confirm');
    expect(after.matches('dismissed'), story).toBe(isOpen && event.type === 'dialog.close');
  }
});

test('a failed call keeps its problem until it is retried', () => {
  for (const { event, after, story } of steps) {
    if (after.matches('moving') || after.matches('saved'))
      expect(after.context.problem, story).toBeUndefined();
    expect(after.matches('failed'), story).toBe(event.error?.kind === 'failed');
    if (after.matches('failed')) expect(after.context.problem?.kind, story).toBe('failed');
  }
});

test('a move fails as overtaken when the record was changed or removed elsewhere', () => {
  const overtaken = steps.filter(({ after }) => after.matches('overtaken'));
  expect(new Set(overtaken.map(({ event }) => event.error.kind))).toEqual(new Set(['conflict', 'missing']));
  for (const { event, after, story } of overtaken) {
    const { kind, serverMessage } = event.error;
    expect(after.output, story).toMatchObject({ outcome: 'overtaken', problem: { kind, serverMessage } });
  }
});

test('the output says whether the move was saved or its dialog was closed', () => {
  for (const { after, story } of steps) {
    if (after.matches('saved') || after.matches('dismissed'))
      expect(after.output?.outcome, story).toBe(after.value);
  }
});

test('the dialog is busy exactly during the call', () => {
  for (const { after, story } of steps) expect(after.hasTag('busy'), story).toBe(after.matches('moving'));
});

test('two quick confirmations make one call, which leaving the page aborts', async () => {
  const calls: { move: string; signal: AbortSignal }[] = [];
  const approval = createActor(
    createRecordMoveMachine((move: string, signal) => {
      calls.push({ move, signal });
      return new Promise(() => undefined);
    }),
    { input: 'approve' },
  ).start();
  approval.send({ type: 'move.confirm' });
  approval.send({ type: 'move.confirm' });
  await flushPromises();
  expect(calls).toMatchObject([{ move: 'approve', signal: { aborted: false } }]);
  approval.stop();
  expect(calls[0]?.signal.aborted).toBe(true);
});
