import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { csvExportMachine } from '../../../machines/lists/csvExport.ts';
import { unreachable } from '../../contract/refusal.ts';
import { controlledCall, pendingCall } from '../calls.ts';
import { expectWalked } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

type Load = (signal: AbortSignal) => Promise<string>;
const ofAll: Load = () => Promise.resolve('all');
const ofFound: Load = () => Promise.resolve('found');
const error = unreachable;
const events: AnyEventObject[] = [
  { type: 'export.ask', load: ofAll },
  { type: 'export.ask', load: ofFound },
  { type: 'export.retry' },
  { type: 'dialog.close' },
  { type: 'xstate.done.actor.loadFile', output: 'a;b' },
  { type: 'xstate.error.actor.loadFile', error },
];

const machine = csvExportMachine.provide({ actors: { loadFile: pendingCall() } });
const walks = walk({
  machine,
  input: undefined,
  events: () => events,
  position: ({ context }) => [context.load === ofAll, context.load === ofFound],
  create: (inspect) => createActor(machine, { inspect }),
});
const steps = stepsOf(walks);

test('every state and transition of the export is reached, and no state is a dead end', () => {
  expectWalked(machine, walks);
});

test('the export starts without a call', () => {
  for (const { start } of walks) {
    expect(start.value).toBe('ready');
    expect(start.context).toEqual({ load: undefined, problem: undefined });
  }
});

test('each loaded file is saved once', () => {
  for (const { event, after, actions, story } of steps) {
    const came = event.type.startsWith('xstate.done');
    expect(actions, story).toEqual(came ? [{ type: 'saveFile', params: { content: 'a;b' } }] : []);
    if (came) expect(after.value, story).toBe('ready');
  }
});

test('a retry repeats the last export', () => {
  for (const { event, before, after, story } of steps) {
    const asked = event.type === 'export.ask';
    expect(after.context.load, story).toBe(asked ? event.load : before.context.load);
    if (asked || event.type === 'export.retry') expect(after.value, story).toBe('exporting');
  }
});

test('a failure shows the reason until its dialog is closed', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type.startsWith('xstate.error')) {
      expect(after.value, story).toBe('failed');
      expect(after.context.problem?.kind, story).toBe('unreachable');
    }
    if (event.type === 'dialog.close') {
      expect(before.value, story).toBe('failed');
      expect(after.value, story).toBe('ready');
    }
  }
});

test('the export is busy while the file loads', () => {
  for (const { after, story } of steps) expect(after.hasTag('busy'), story).toBe(after.value === 'exporting');
});

test('a second click makes no second call, and leaving the page aborts the first', async () => {
  const { logic, calls, call } = controlledCall<string, { load?: Load }>();
  const actor = createActor(csvExportMachine.provide({ actors: { loadFile: logic } })).start();
  actor.send({ type: 'export.ask', load: ofAll });
  actor.send({ type: 'export.ask', load: ofFound });
  expect(calls.map(({ input }) => input.load)).toEqual([ofAll]);
  actor.stop();
  expect(call(0).signal.aborted).toBe(true);
});

test('the rows are loaded with a signal, and their text is saved', async () => {
  const saved: string[] = [];
  const signals: AbortSignal[] = [];
  const machine = csvExportMachine.provide({
    actions: { saveFile: (_, { content }) => void saved.push(content) },
  });
  const actor = createActor(machine).start();
  actor.send({
    type: 'export.ask',
    load: async (signal) => {
      signals.push(signal);
      return 'ad;telefon';
    },
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(saved).toEqual(['ad;telefon']);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});
