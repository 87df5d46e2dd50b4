import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, type InspectionEvent } from 'xstate';
import { createRecordMachine } from '../../../machines/lists/record.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { heard, silent } from '../calls.ts';
import { coverage, endStates, stuckCalls } from '../coverage.ts';
import { follow, stepsOf, walk } from '../paths.ts';

const events: AnyEventObject[] = [
  { type: 'xstate.done.actor.loadThing', output: 'post' },
  { type: 'xstate.error.actor.loadThing', error: refusal('getPost', 404) },
  { type: 'xstate.error.actor.loadThing', error: unreachable },
  { type: 'load.retry' },
];
const machine = createRecordMachine<string>().provide({ actors: { loadThing: silent() } });
const load = () => Promise.reject(new Error('A call went out past its replacement'));
const planOf = (id: number) => ({
  machine,
  input: { load, id },
  events: () => events,
  position: ({ context }: { context: { thing: string | undefined } }) => context.thing,
  create: (inspect: (event: InspectionEvent) => void) =>
    createActor(machine, { input: { load, id }, inspect }),
});
const walks = [...walk(planOf(12)), follow(planOf(0), [])];
const steps = stepsOf(walks);

test('every state and every transition of a record is reached', () => {
  expect(coverage(machine, walks).unreached).toEqual([]);
});

test('an id that nothing can have is missing at once', () => {
  const opened = (id: number) => follow(planOf(id), []).start.value;
  for (const id of [0, -1, 1.5, Number.NaN, 2 ** 60]) expect(opened(id), String(id)).toBe('missing');
  expect(opened(1)).toBe('loading');
});

test('what is shown and what is missing stay so', () => {
  expect(endStates(machine, walks)).toEqual(['record.shown', 'record.missing']);
  expect(stuckCalls(machine)).toEqual([]);
});

test('the page is busy exactly while the thing is awaited', () => {
  for (const { after, story } of steps) expect(after.hasTag('busy'), story).toBe(after.matches('loading'));
});

test('the thing is shown as it came', () => {
  for (const { event, after, story } of steps) {
    if (event.type !== 'xstate.done.actor.loadThing') continue;
    expect(after.value, story).toBe('shown');
    expect(after.context, story).toMatchObject({ thing: 'post', problem: undefined });
  }
});

test('what does not exist is missing, and any other failure can be tried again', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'xstate.error.actor.loadThing') {
      expect(after.value, story).toBe(event.error.kind === 'missing' ? 'missing' : 'failed');
      if (after.matches('failed')) expect(after.context.problem?.kind, story).toBe('unreachable');
    }
    if (event.type === 'load.retry')
      expect([before.value, after.value], story).toEqual(['failed', 'loading']);
  }
});

test('the thing is asked for by its id', async () => {
  const asked: number[] = [];
  const record = createActor(createRecordMachine<string>(), {
    input: {
      id: 12,
      load: (id) => {
        asked.push(id);
        return Promise.resolve('post 12');
      },
    },
  }).start();
  await heard();
  expect(asked).toEqual([12]);
  expect(record.getSnapshot().context.thing).toBe('post 12');
});
