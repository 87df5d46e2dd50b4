import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromPromise } from 'xstate';
import {
  createListExportMachine,
  type ExportPage,
  exportPageSize,
  type ListExport,
  type PageInput,
  type SaveInput,
} from '../../../machines/lists/listExport.ts';
import type { ListAnswer } from '../../../machines/lists/pollingList.ts';
import { unreachable } from '../../contract/refusal.ts';
import { controlledCall, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

type Answer = ListAnswer<number>;
const from = (first: number, length: number) => Array.from({ length }, (_, index) => first + index);
const list = (name: string): ListExport<number> & { name: string } => ({
  name,
  loadPage: () => Promise.reject(new Error('The call of the machine is replaced')),
  loadRowAt: () => Promise.reject(new Error('The call of the machine is replaced')),
  idOf: (row) => row,
  save: () => Promise.reject(new Error('The call of the machine is replaced')),
});
const [all, found] = [list('all'), list('found')];
const full: Answer = { rows: from(0, exportPageSize), total: 130, capped: false };
const rest: Answer = { rows: from(exportPageSize, 30), total: 130, capped: false };
const grown: Answer = { rows: from(99, 32), total: 131, capped: false };
const settled: Answer = { rows: from(exportPageSize, 31), total: 131, capped: false };
const none: Answer = { rows: [], total: 0, capped: false };
const events: AnyEventObject[] = [
  { type: 'export.ask', list: all, format: 'csv' },
  { type: 'export.ask', list: found, format: 'xlsx' },
  { type: 'export.retry' },
  { type: 'export.cancel' },
  { type: 'dialog.close' },
  ...[full, rest, grown, none].map((output) => ({ type: 'xstate.done.actor.loadPage', output })),
  { type: 'xstate.error.actor.loadPage', error: unreachable },
  { type: 'xstate.done.actor.saveFile', output: undefined },
  { type: 'xstate.error.actor.saveFile', error: unreachable },
];

const machine = createListExportMachine<number>().provide({
  actors: { loadPage: pendingCall(), saveFile: pendingCall() },
});
const walks = walk({
  // two full pages say all that more would
  events: ({ context }) => events.filter(({ output }) => output !== full || context.page < 1),
  position: ({ context }) => [
    context.list?.idOf === all.idOf,
    context.format,
    context.page,
    context.hasMoved,
    context.round,
  ],
  create: (inspect) => createActor(machine, { inspect }),
});
const steps = testWalks(machine, walks);

test('the export is busy while it loads, and a failure names its problem', () => {
  for (const { event, after, story } of steps) {
    expect(after.hasTag('busy'), story).toBe(after.value === 'exporting' || after.value === 'saving');
    if (!event.type.startsWith('xstate.error')) continue;
    expect(after.value, story).toBe(event.type.endsWith('saveFile') ? 'unsaved' : 'failed');
    expect(after.context.problem?.kind, story).toBe('unreachable');
  }
});

test('a file is saved only with the last page', () => {
  for (const { event, before, after, story } of steps) {
    if (after.value !== 'saving' || before.value === 'saving') continue;
    const isLastPage = event.type === 'xstate.done.actor.loadPage';
    expect(isLastPage || (before.value === 'unsaved' && event.type === 'export.retry'), story).toBe(true);
  }
});

test('a file that could not be made is made again from the rows that are loaded', () => {
  for (const { event, before, after, story } of steps) {
    if (before.value !== 'unsaved' || event.type !== 'export.retry') continue;
    expect(after.context.rows, story).toEqual(before.context.rows);
    expect(after.context.format, story).toBe(before.context.format);
  }
});

test('a retry goes on with the page that failed', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'export.retry' || before.value !== 'failed') continue;
    expect(after.value, story).toBe('exporting');
    expect([after.context.page, after.context.rows], story).toEqual([
      before.context.page,
      before.context.rows,
    ]);
  }
});

/** Keeps the rows of each saved file. */
const saveInto = (saved: number[][]) =>
  fromPromise<undefined, SaveInput<number>>(async ({ input }) => {
    saved.push(input.rows);
    return undefined;
  });

/** An export whose pages the test answers. */
function startExport() {
  const saved: number[][] = [];
  const { logic, calls, call } = controlledCall<ExportPage<number>, PageInput<number>>();
  const running = createListExportMachine<number>().provide({
    actors: { loadPage: logic, saveFile: saveInto(saved) },
  });
  const actor = createActor(running).start();
  actor.send({ type: 'export.ask', list: all, format: 'csv' });
  return { actor, saved, calls, call };
}

test('the pages are loaded one after the other, and all their rows are saved once', async () => {
  const { actor, saved, calls, call } = startExport();
  await call(0).succeed(full);
  expect(actor.getSnapshot().context).toMatchObject({ total: 130, rows: full.rows });
  await call(1).succeed(rest);
  expect(calls.map(({ input }) => input.page)).toEqual([0, 1]);
  expect(saved).toEqual([from(0, 130)]);
});

test('a list that grew meanwhile is loaded again, without a doubled row', async () => {
  const { saved, calls, call } = startExport();
  await call(0).succeed(full);
  await call(1).succeed(grown);
  expect(saved).toEqual([]);
  await call(2).succeed({ ...full, total: 131 });
  await call(3).succeed(settled);
  expect(calls.map(({ input }) => input.page)).toEqual([0, 1, 0, 1]);
  expect(saved).toEqual([from(0, 131)]);
});

test('a list that grew at its end is loaded again', async () => {
  const { saved, call } = startExport();
  await call(0).succeed(full);
  await call(1).succeed({ ...rest, total: 131 });
  expect(saved).toEqual([]);
  await call(2).succeed({ ...full, total: 131 });
  await call(3).succeed(settled);
  expect(saved).toEqual([from(0, 131)]);
});

test('the progress is measured by the number that the first page named', async () => {
  const { actor, call } = startExport();
  await call(0).succeed({ ...full, total: 250, capped: true });
  await call(1).succeed({ rows: from(exportPageSize, exportPageSize), total: 251, capped: false });
  expect(actor.getSnapshot().context).toMatchObject({ total: 250, capped: true });
});

test('a list whose page before has become shorter is loaded again', async () => {
  const asked: number[] = [];
  const actor = createActor(createListExportMachine<number>()).start();
  const loadPage = async (page: number) => {
    asked.push(page);
    return page === 0 ? full : rest;
  };
  actor.send({
    type: 'export.ask',
    list: { ...all, loadPage, loadRowAt: async () => undefined, save: async () => undefined },
    format: 'csv',
  });
  await expect.poll(() => actor.getSnapshot().value).toBe('moved');
  expect(asked).toEqual([0, 1, 0, 1, 0, 1]);
});

test('a list that never stands still is saved after the third round, which says so', async () => {
  const { actor, saved, calls, call } = startExport();
  for (let round = 0; round < 3; round++) {
    await call(2 * round).succeed(full);
    await call(2 * round + 1).succeed(grown);
  }
  expect(calls).toHaveLength(6);
  await expect.poll(() => actor.getSnapshot().value).toBe('moved');
  expect(saved).toHaveLength(1);
  actor.send({ type: 'export.retry' });
  expect(calls.at(-1)?.input).toMatchObject({ page: 0, last: undefined });
  await call(6).succeed({ ...full, total: 131 });
  await call(7).succeed(settled);
  await expect.poll(() => actor.getSnapshot().value).toBe('ready');
  expect(saved.at(-1)).toEqual(from(0, 131));
});

test('a second click makes no second call, and giving up or leaving the page aborts the first', () => {
  for (const end of ['cancel', 'stop'] as const) {
    const { actor, calls, call } = startExport();
    actor.send({ type: 'export.ask', list: found, format: 'xlsx' });
    expect(calls.map(({ input }) => input.list)).toEqual([all]);
    if (end === 'cancel') actor.send({ type: 'export.cancel' });
    else actor.stop();
    expect(call(0).signal.aborted).toBe(true);
  }
});

test('a page is loaded by its number, with a signal', async () => {
  const asked: unknown[] = [];
  const saved: number[][] = [];
  const actor = createActor(
    createListExportMachine<number>().provide({
      actors: { saveFile: saveInto(saved) },
    }),
  ).start();
  const loadPage = async (page: number, signal: AbortSignal) => {
    asked.push([page, signal.aborted]);
    return { rows: [7], total: 1, capped: false };
  };
  actor.send({ type: 'export.ask', list: { ...all, loadPage }, format: 'csv' });
  await expect.poll(() => saved).toEqual([[7]]);
  expect(asked).toEqual([[0, false]]);
});

test.each<[string, Answer, (ids: number[]) => number[]]>([
  // another admin takes the first row out of the list
  ['too long to be counted', { rows: [], total: 1000, capped: true }, (ids) => ids.filter((id) => id !== 0)],
  // another admin changes what the first row is sorted by
  ['of which one row moves', { rows: [], total: 250, capped: false }, (ids) => [...ids.slice(1), 0]],
  // and a row of the second page comes to the front, so that the edge looks the same
  [
    'of which two rows change places',
    { rows: [], total: 250, capped: false },
    (ids) => [150, ...ids.slice(1).filter((id) => id !== 150), 0],
  ],
])('a list %s is loaded again', async (_, answer, move) => {
  let ids = from(0, 250);
  let hasMoved = false;
  const saved: number[][] = [];
  const machineOfList = createListExportMachine<number>().provide({
    actors: { saveFile: saveInto(saved) },
  });
  const actor = createActor(machineOfList).start();
  const loadPage = async (page: number) => {
    const rows = ids.slice(page * exportPageSize, (page + 1) * exportPageSize);
    if (page === 0 && !hasMoved) ids = move(ids);
    hasMoved = true;
    return { ...answer, rows };
  };
  const loadRowAt = async (index: number) => ids[index];
  actor.send({ type: 'export.ask', list: { ...all, loadPage, loadRowAt }, format: 'csv' });
  await expect.poll(() => saved).toEqual([move(from(0, 250))]);
  await expect.poll(() => actor.getSnapshot().value).toBe('ready');
});
