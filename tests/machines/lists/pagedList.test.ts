import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { createPagedListMachine, type Page } from '../../../machines/lists/pagedList.ts';
import { unreachable } from '../../contract/refusal.ts';
import { silent } from '../calls.ts';
import { coverage, endStates, stuckCalls } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

type Row = string;
const none: Page<Row> = { rows: [], pages: 0, capped: false };
const first: Page<Row> = { rows: ['a', 'b'], pages: 3, capped: true };
const beyond: Page<Row> = { rows: [], pages: 2, capped: false };
const start = { page: 1, q: '', sort: undefined };
const third = { page: 3, q: 'urla', sort: '-fiyat' };
const unnumbered = { page: undefined, q: '', sort: undefined };

const events: AnyEventObject[] = [
  ...[none, first, beyond].map((output) => ({ type: 'xstate.done.actor.loadPage', output })),
  { type: 'xstate.error.actor.loadPage', error: unreachable },
  ...[third, unnumbered].map((query) => ({ type: 'address.change', query })),
  { type: 'load.retry' },
];
const machine = createPagedListMachine<Row>().provide({ actors: { loadPage: silent() } });
const load = () => Promise.reject(new Error('A call went out past its replacement'));
const walksFrom = (query: typeof start | typeof unnumbered) =>
  walk({
    machine,
    input: { load, query },
    events: () => events,
    position: ({ context }) => context.query.page,
    create: (inspect) => createActor(machine, { input: { load, query }, inspect }),
  });
const walks = walksFrom(start);
const steps = stepsOf(walks);

test('every state and every transition of a paged list is reached', () => {
  expect(coverage(machine, walks).unreached).toEqual([]);
});

test('no state of a paged list is without a way out', () => {
  expect(endStates(machine, walks)).toEqual([]);
  expect(stuckCalls(machine, ['watchAddress'])).toEqual([]);
});

test('the page is busy exactly while rows are awaited', () => {
  for (const { after, story } of steps) expect(after.hasTag('busy'), story).toBe(after.matches('loading'));
});

test('an answer is shown, or told empty, or told too short for the page', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'xstate.done.actor.loadPage') continue;
    const { rows, pages, capped } = event.output;
    const expected = pages === 0 ? 'empty' : before.context.query.page > pages ? 'outOfRange' : 'shown';
    expect(after.value, story).toBe(expected);
    expect(after.context, story).toMatchObject({ rows, pages, capped, problem: undefined });
  }
});

test('the last page is shown', () => {
  const last = steps.find(
    ({ event, before }) =>
      event.type === 'xstate.done.actor.loadPage' && before.context.query.page === event.output.pages,
  );
  expect(last?.after.value).toBe('shown');
});

test('a failure says why, and the same page can be asked for again', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'xstate.error.actor.loadPage') {
      expect(after.value, story).toBe('failed');
      expect(after.context.problem?.kind, story).toBe('unreachable');
    }
    if (event.type === 'load.retry') {
      expect([before.value, after.value], story).toEqual(['failed', 'loading']);
      expect(after.context.query, story).toEqual(before.context.query);
    }
  }
});

test('a change of the address is loaded at once, as the address says it', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'address.change') {
      expect(after.context.query, story).toEqual(before.context.query);
      continue;
    }
    expect(after.value, story).toBe('loading');
    expect(after.context.query, story).toEqual({ ...event.query, page: event.query.page ?? 1 });
  }
});

test('an address without a page is put right, any other is left alone', () => {
  for (const { event, actions, story } of steps) {
    const wrong = event.type === 'address.change' && event.query.page === undefined;
    expect(
      actions.filter(({ type }) => type === 'replacePage').map(({ params }) => params),
      story,
    ).toEqual(wrong ? [{ page: 1 }] : []);
  }
});

test('a list that is opened without a page begins with the first', () => {
  const replaced: number[] = [];
  const opened = createActor(
    machine.provide({ actions: { replacePage: (_, { page }) => void replaced.push(page) } }),
    { input: { load, query: unnumbered } },
  ).start();
  expect(opened.getSnapshot().value).toBe('loading');
  expect(opened.getSnapshot().context).toMatchObject({ query: start, rows: [], pages: 0 });
  expect(replaced).toEqual([1]);
});
