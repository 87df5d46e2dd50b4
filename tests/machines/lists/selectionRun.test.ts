import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import {
  type CarryOut,
  countOutcomes,
  createSelectionRunMachine,
  isRetryPointless,
  type RowEnd,
  type Run,
} from '../../../machines/lists/selectionRun.ts';
import { toProblem } from '../../../machines/page/problem.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { flushPromises, noClient } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

type Task = 'cancel' | 'blank';
const isIncomplete = (task: Task) => task === 'blank';
const closed = refusal('cancelLandRequest', 409);
const signedOut = refusal('cancelLandRequest', 401);
const failed = refusal('cancelLandRequest', 500);
const problem = toProblem(refusal('cancelLandRequest', 409, 'outdated'));
const done = (row: number): RowEnd<number> => ({ outcome: 'done', row });
const changed = (row: number): RowEnd<number> => ({ outcome: 'changed', row, problem });

const events: AnyEventObject[] = [
  { type: 'run.ask', task: 'cancel', rows: [] },
  { type: 'run.ask', task: 'cancel', rows: [1, 2, 3] },
  { type: 'run.ask', task: 'blank', rows: [1] },
  { type: 'task.change', task: 'cancel' },
  { type: 'run.confirm' },
  { type: 'run.stop' },
  { type: 'run.retry' },
  { type: 'dialog.close' },
  ...[done(1), changed(1)].map((output) => ({ type: 'xstate.done.actor.carryOut', output })),
  ...[closed, signedOut].map((error) => ({ type: 'xstate.error.actor.carryOut', error })),
];
const input = { client: noClient, newKey: () => 'key' };
const machine = createSelectionRunMachine<number, Task>(() => new Promise(() => undefined), isIncomplete);
const walks = walk({
  events: () => events,
  position: ({ context }) => [context.task, countOutcomes(context.results)],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

test('nothing is done before the confirmation, nor without what it asks for', () => {
  for (const { event, before, after, story } of steps) {
    expect(after.hasTag('busy'), story).toBe(after.matches('running'));
    if (event.type === 'task.change') expect(after.context.task, story).toBe(event.task);
    if (after.matches('running') && !before.matches('running'))
      expect(['run.confirm', 'run.retry'], story).toContain(event.type);
    if (event.type !== 'run.confirm') continue;
    const isBlank = before.context.task === 'blank';
    expect(after.matches({ asking: 'incomplete' }), story).toBe(isBlank);
    expect(after.matches('running'), story).toBe(!isBlank);
  }
});

test('until the confirmation it can be asked again, with another task or other rows', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'run.ask' || !(before.matches('ready') || before.matches('asking'))) continue;
    const hasRows = event.rows.length > 0;
    expect(after.value, story).toEqual(hasRows ? { asking: 'fresh' } : 'ready');
    if (!hasRows) continue;
    expect(after.context.task, story).toBe(event.task);
    expect(
      after.context.results.map(({ row }) => row),
      story,
    ).toEqual(event.rows);
  }
});

test('a run is reported once it has ended, whatever ends it', () => {
  for (const { before, after, actions, story } of steps) {
    const hasEnded = after.matches('finished') && !before.matches('finished');
    expect(actions.filter(({ type }) => type === 'reportRun').length, story).toBe(hasEnded ? 1 : 0);
    if (!after.matches('finished')) continue;
    expect(countOutcomes(after.context.results).waiting, story).toBe(0);
  }
});

test('each call is settled by itself, and what was done is never tried again', () => {
  for (const { event, before, after, story } of steps) {
    const [was, is] = [before, after].map(({ context }) => context.results);
    if (event.type.includes('.carryOut') && before.matches('running'))
      expect(countOutcomes(was ?? []).waiting, story).toBeGreaterThan(countOutcomes(is ?? []).waiting);
    if (event.type !== 'run.retry') continue;
    expect(countOutcomes(is ?? []).done, story).toBe(countOutcomes(was ?? []).done);
  }
});

/** A run with rows whose calls a function answers. */
function run(rows: readonly number[], carryOut: CarryOut<number, Task>) {
  const reported: Run<number, Task>[] = [];
  let keys = 0;
  const actor = createActor(
    createSelectionRunMachine<number, Task>(carryOut).provide({
      actions: { reportRun: (_, ended) => void reported.push(ended) },
    }),
    {
      input: {
        client: noClient,
        newKey: () => {
          keys += 1;
          return `key ${keys}`;
        },
      },
    },
  ).start();
  actor.send({ type: 'run.ask', task: 'cancel', rows });
  actor.send({ type: 'run.confirm' });
  return {
    actor,
    reported,
    outcomes: () => actor.getSnapshot().context.results.map(({ outcome }) => outcome),
    finish: () => expect.poll(() => actor.getSnapshot().value).toBe('finished'),
  };
}

test('the rows are done one after another, and a failure does not keep the others from it', async () => {
  let open = 0;
  const seen: number[] = [];
  const { outcomes, finish, reported } = run([1, 2, 3], async ({ row }) => {
    open += 1;
    seen.push(open);
    await flushPromises();
    open -= 1;
    if (row === 2) throw failed;
    return done(row);
  });
  await finish();
  expect(seen).toEqual([1, 1, 1]);
  expect(outcomes()).toEqual(['done', 'failed', 'done']);
  expect(reported).toMatchObject([
    {
      task: 'cancel',
      results: [
        { row: 1, outcome: 'done' },
        { row: 2, outcome: 'failed', problem: { kind: 'failed' } },
        { row: 3, outcome: 'done' },
      ],
    },
  ]);
});

test('a retry repeats only what was not done, with the keys of the first attempt', async () => {
  const calls: unknown[] = [];
  let isDown = true;
  const { actor, outcomes, finish } = run([1, 2, 3], async ({ row, key, mayBeDone }) => {
    calls.push([row, key, mayBeDone]);
    if (row === 2 && isDown) throw unreachable;
    if (row === 3 && isDown) return { ...changed(row), row: 30 };
    return done(row);
  });
  await finish();
  isDown = false;
  actor.send({ type: 'run.retry' });
  await finish();
  expect(calls).toEqual([
    [1, 'key 1', false],
    [2, 'key 2', false],
    [3, 'key 3', false],
    [2, 'key 2', true],
    [30, 'key 3', false],
  ]);
  expect(outcomes()).toEqual(['done', 'done', 'done']);
});

test('a retry leaves out rows that are gone or closed, and without others there is none', async () => {
  const tried: number[] = [];
  const { actor, finish } = run([1, 2], async ({ row }) => {
    tried.push(row);
    if (row === 1 || tried.length > 2) throw refusal('cancelLandRequest', 404);
    throw failed;
  });
  await finish();
  actor.send({ type: 'run.retry' });
  await finish();
  expect(tried).toEqual([1, 2, 2]);
  expect(actor.getSnapshot().can({ type: 'run.retry' })).toBe(false);
});

test('stopping waits for the call under way, and the rest can be done later', async () => {
  const held = Promise.withResolvers<void>();
  const signals: AbortSignal[] = [];
  const { actor, outcomes, finish } = run([1, 2, 3], async ({ row }, signal) => {
    signals.push(signal);
    await held.promise;
    return done(row);
  });
  actor.send({ type: 'run.stop' });
  expect(actor.getSnapshot().value).toEqual({ running: 'stopping' });
  held.resolve();
  await finish();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  expect(outcomes()).toEqual(['done', 'untried', 'untried']);
  actor.send({ type: 'run.retry' });
  await finish();
  expect(outcomes()).toEqual(['done', 'done', 'done']);
});

describe('a run ends before its last row', () => {
  test('when the session has ended', async () => {
    const { outcomes, finish } = run([1, 2, 3], async () => {
      throw signedOut;
    });
    await finish();
    expect(outcomes()).toEqual(['failed', 'untried', 'untried']);
  });

  test('when the server does not answer three calls in succession', async () => {
    const { outcomes, finish } = run([1, 2, 3, 4, 5, 6], async ({ row }) => {
      if (row === 2) return done(row);
      throw unreachable;
    });
    await finish();
    expect(outcomes()).toEqual(['failed', 'done', 'failed', 'failed', 'failed', 'untried']);
  });

  test('when the server does not answer a retry, whatever stands between its rows', async () => {
    let isDown = false;
    const calls: number[] = [];
    const { actor, outcomes, finish } = run([1, 2, 3, 4, 5, 6, 7, 8], async ({ row }) => {
      calls.push(row);
      if (isDown) throw unreachable;
      if (row % 2 === 0) throw failed;
      return done(row);
    });
    await finish();
    isDown = true;
    actor.send({ type: 'run.retry' });
    await finish();
    expect(calls.slice(8)).toEqual([2, 4, 6]);
    expect(outcomes().at(-1)).toBe('untried');
  });

  test('but goes on when the third answer is a refusal', async () => {
    const { outcomes, finish } = run([1, 2, 3, 4], async ({ row }) => {
      if (row === 4) return done(row);
      throw row === 3 ? failed : unreachable;
    });
    await finish();
    expect(outcomes()).toEqual(['failed', 'failed', 'failed', 'done']);
  });
});

test('leaving the page aborts the call under way, and makes no other', async () => {
  const signals: AbortSignal[] = [];
  const { actor } = run([1, 2], (_, signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  actor.stop();
  await flushPromises();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('a row that is gone or closed need not stay selected', () => {
  const end = (outcome: 'failed' | 'changed', error: unknown) =>
    isRetryPointless({ outcome, problem: toProblem(error) });
  expect(end('failed', closed)).toBe(true);
  expect(end('failed', refusal('cancelLandRequest', 404))).toBe(true);
  expect(end('failed', failed)).toBe(false);
  expect(end('changed', closed)).toBe(false);
  expect(isRetryPointless({ outcome: 'failed', problem: undefined })).toBe(false);
});

test('there is nothing to show before something is asked for', () => {
  expect(createActor(machine, { input }).start().getSnapshot().context.results).toEqual([]);
});
