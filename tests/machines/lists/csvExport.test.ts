import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { csvExportMachine } from '../../../machines/lists/csvExport.ts';
import { unreachable } from '../../contract/refusal.ts';
import { answered, silent } from '../calls.ts';
import { coverage, endStates, stuckCalls } from '../coverage.ts';
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

const machine = csvExportMachine.provide({ actors: { loadFile: silent() } });
const walks = walk({
  machine,
  input: undefined,
  events: () => events,
  position: ({ context }) => [context.load === ofAll, context.load === ofFound],
  create: (inspect) => createActor(machine, { inspect }),
});
const steps = stepsOf(walks);

test('every state and every transition of the export is reached', () => {
  expect(coverage(machine, walks).unreached).toEqual([]);
});

test('no state of the export is without a way out', () => {
  expect(endStates(machine, walks)).toEqual([]);
  expect(stuckCalls(machine)).toEqual([]);
});

test('the export waits to be asked, with nothing to load and no problem', () => {
  for (const { start } of walks) {
    expect(start.value).toBe('ready');
    expect(start.context).toEqual({ load: undefined, problem: undefined });
  }
});

test('the file is saved as it came, once, and on no other occasion', () => {
  for (const { event, after, actions, story } of steps) {
    const came = event.type.startsWith('xstate.done');
    expect(actions, story).toEqual(came ? [{ type: 'saveFile', params: { content: 'a;b' } }] : []);
    if (came) expect(after.value, story).toBe('ready');
  }
});

test('what is loaded is what was asked for last, and a retry asks for the same', () => {
  for (const { event, before, after, story } of steps) {
    const asked = event.type === 'export.ask';
    expect(after.context.load, story).toBe(asked ? event.load : before.context.load);
    if (asked || event.type === 'export.retry') expect(after.value, story).toBe('exporting');
  }
});

test('a failure says why, and its dialog leads back', () => {
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

test('the export is busy while the file is awaited', () => {
  for (const { after, story } of steps) expect(after.hasTag('busy'), story).toBe(after.value === 'exporting');
});

test('a second click under way loads nothing more, and a page that is left ends the call', async () => {
  const { logic, calls, call } = answered<string, { load?: Load }>();
  const actor = createActor(csvExportMachine.provide({ actors: { loadFile: logic } })).start();
  actor.send({ type: 'export.ask', load: ofAll });
  actor.send({ type: 'export.ask', load: ofFound });
  expect(calls.map(({ input }) => input.load)).toEqual([ofAll]);
  actor.stop();
  expect(call(0).signal.aborted).toBe(true);
});

test('the rows are loaded with a signal, and their text is what is saved', async () => {
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
