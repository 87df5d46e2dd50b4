import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, type InspectionEvent, toPromise } from 'xstate';
import { createRecordMachine } from '../../../machines/records/record.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { noClient } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { follow, walk } from '../paths.ts';

const events: AnyEventObject[] = [
  { type: 'xstate.done.actor.loadRecord', output: 'post' },
  { type: 'xstate.error.actor.loadRecord', error: refusal('getPost', 404) },
  { type: 'xstate.error.actor.loadRecord', error: unreachable },
  { type: 'load.retry' },
];
const machine = createRecordMachine(() => new Promise<string>(() => undefined));
const planOf = (id: number) => ({
  machine,
  input: { client: noClient, id },
  events: () => events,
  position: () => [],
  create: (inspect: (event: InspectionEvent) => void) =>
    createActor(machine, { input: { client: noClient, id }, inspect }),
});
const walks = [...walk(planOf(12)), follow(planOf(0), [])];
const steps = testWalks(machine, walks);

test('an impossible id is missing without a call', () => {
  const opened = (id: number) => follow(planOf(id), []).start.value;
  for (const id of [0, -1, 1.5, Number.NaN, 2 ** 60]) expect(opened(id), String(id)).toBe('missing');
  expect(opened(1)).toBe('loading');
});

test('the page is busy exactly while the record loads', () => {
  for (const { after, story } of steps) expect(after.hasTag('busy'), story).toBe(after.matches('loading'));
});

test('a record that exists is shown, and is the output of the machine', () => {
  for (const { event, after, story } of steps) {
    if (event.type !== 'xstate.done.actor.loadRecord') continue;
    expect(after, story).toMatchObject({ value: 'shown', output: 'post' });
    expect(after.context, story).toMatchObject({ record: 'post', problem: undefined });
  }
});

test('a record that does not exist is missing, and any other failure can be retried', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'xstate.error.actor.loadRecord') {
      const isMissing = event.error.kind === 'missing';
      expect(after, story).toMatchObject({ value: isMissing ? 'missing' : 'failed', output: undefined });
    }
    expect(after.context.problem?.kind, story).toBe(after.matches('failed') ? 'unreachable' : undefined);
    if (event.type === 'load.retry')
      expect([before.value, after.value], story).toEqual(['failed', 'loading']);
  }
});

test('a record that came with the page is shown while it loads', () => {
  const first = { client: noClient, id: 12, first: 'written by the server' };
  const opened = createActor(machine, { input: first }).start();
  expect(opened.getSnapshot()).toMatchObject({ value: 'loading', context: { record: first.first } });
});

test('the record is loaded by its id, with a signal', async () => {
  const calls: unknown[] = [];
  const record = createActor(
    createRecordMachine(async ({ id }, signal) => {
      calls.push([id, signal.aborted]);
      return `post ${id}`;
    }),
    { input: { client: noClient, id: 12 } },
  ).start();
  expect(await toPromise(record)).toBe('post 12');
  expect(calls).toEqual([[12, false]]);
});
