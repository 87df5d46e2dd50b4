import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, type InputFrom, SimulatedClock } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import { createPagedListMachine, type Page, type PageQuery } from '../../../machines/lists/pagedList.ts';
import { unreachable } from '../../contract/refusal.ts';
import { controlledCall, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

type Row = string;
const none: Page<Row> = { rows: [], pages: 0, capped: false };
const first: Page<Row> = { rows: ['a', 'b'], pages: 3, total: 21, capped: true };
const beyond: Page<Row> = { rows: [], pages: 2, capped: false };
const start = { page: 1, q: '', sort: undefined, filters: {} };
const third = { page: 3, q: 'urla', sort: '-fiyat', filters: { il: '35' } };
const unnumbered = { page: undefined, q: '', sort: undefined, filters: {} };

const events: AnyEventObject[] = [
  ...[none, first, beyond].map((output) => ({ type: 'xstate.done.actor.loadPage', output })),
  { type: 'xstate.error.actor.loadPage', error: unreachable },
  ...[third, unnumbered, start].map((query) => ({ type: 'address.change', query })),
  { type: 'query.change', query: { sort: 'fiyat' } },
  { type: 'query.type', query: { q: 'urla' } },
  { type: 'xstate.after.typingPause.pagedList.typing' },
  { type: 'load.retry' },
];
const isChoice = ({ type }: AnyEventObject) => type === 'query.change' || type === 'query.type';
const list = createPagedListMachine<Row>(() => Promise.resolve(first));
const machine = list.provide({ actors: { loadPage: pendingCall() } });
const input = { client: noClient, query: start };
const walkFrom = (input: InputFrom<typeof machine>) =>
  walk({
    events: () => events,
    position: ({ context }) => context.query.page,
    create: (inspect) => createActor(machine, { input, inspect }),
  });
const walks = walkFrom(input);
/** The server has written the rows into the page. */
const prerendered = [start, unnumbered].flatMap((query) => walkFrom({ client: noClient, query, first }));
const steps = stepsOf(walks);
testWalks(machine, [...walks, ...prerendered]);

test('the list is busy exactly while it loads', () => {
  for (const { after, story } of steps) expect(after.hasTag('busy'), story).toBe(after.matches('loading'));
});

test('an answer is shown unless the list is empty or has fewer pages', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'xstate.done.actor.loadPage') continue;
    const { rows, pages, capped } = event.output;
    const hasPage = before.context.query.page <= pages;
    expect(after.matches('empty'), story).toBe(pages === 0);
    expect(after.matches('outOfRange'), story).toBe(pages > 0 && !hasPage);
    expect(after.matches('shown'), story).toBe(pages > 0 && hasPage);
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

test('a failed page shows the reason and can be loaded again', () => {
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

test('a change of the address is loaded at once', () => {
  for (const { event, before, after, story } of steps) {
    if (isChoice(event)) continue;
    if (event.type !== 'address.change') {
      expect(after.context.query, story).toEqual(before.context.query);
      continue;
    }
    expect(after.value, story).toBe('loading');
    expect(after.context.query, story).toEqual({ ...event.query, page: event.query.page ?? 1 });
  }
});

test('a choice leads to the first page: the address has it at once, or when the typing pauses', () => {
  for (const { event, before, after, actions, story } of steps) {
    const written = actions.filter(({ type }) => type === 'writeQuery').map(({ params }) => params);
    if (isChoice(event)) {
      expect(after.context.query, story).toEqual({ ...before.context.query, ...event.query, page: 1 });
      // its rows come with the change of the address
      expect(after.value, story).toBe(event.type === 'query.type' ? 'typing' : before.value);
    }
    const isWritten = event.type === 'query.change' || event.type.includes('.typingPause.');
    expect(
      written.map((params) => Reflect.get(Object(params), 'query')),
      story,
    ).toEqual(isWritten ? [after.context.query] : []);
  }
});

test('a search is written into the address 300 ms after the last keystroke', () => {
  const clock = new SimulatedClock();
  const written: PageQuery[] = [];
  const opened = createActor(
    machine.provide({ actions: { writeQuery: (_, { query }) => void written.push(query) } }),
    { input, clock },
  ).start();
  opened.send({ type: 'query.type', query: { q: 'u' } });
  clock.increment(299);
  opened.send({ type: 'query.type', query: { q: 'ur' } });
  clock.increment(299);
  expect(written).toEqual([]);
  clock.increment(1);
  expect(written).toEqual([{ ...start, q: 'ur' }]);
});

test('only an address without a page number is corrected', () => {
  for (const { event, actions, story } of steps) {
    const wrong = event.type === 'address.change' && event.query.page === undefined;
    expect(
      actions.filter(({ type }) => type === 'replacePage').map(({ params }) => params),
      story,
    ).toEqual(wrong ? [{ page: 1 }] : []);
  }
});

test('a list that is opened without a page number starts on the first page', () => {
  const replaced: number[] = [];
  const opened = createActor(
    machine.provide({ actions: { replacePage: (_, { page }) => void replaced.push(page) } }),
    { input: { client: noClient, query: unnumbered } },
  ).start();
  expect(opened.getSnapshot().value).toBe('loading');
  expect(opened.getSnapshot().context).toMatchObject({ query: start, ...none });
  expect(replaced).toEqual([1]);
});

test.each([start, unnumbered])('rows that came with the page are shown without a call: %o', (query) => {
  const replaced: number[] = [];
  const opened = createActor(
    machine.provide({ actions: { replacePage: (_, { page }) => void replaced.push(page) } }),
    { input: { client: noClient, query, first } },
  ).start();
  expect(opened.getSnapshot()).toMatchObject({ value: 'shown', context: first });
  expect(replaced).toEqual(query === unnumbered ? [1] : []);
  // the corrected address
  opened.send({ type: 'address.change', query: start });
  expect(opened.getSnapshot().value).toBe('shown');
  opened.send({ type: 'address.change', query: third });
  expect(opened.getSnapshot().value).toBe('loading');
});

test('the answer for an earlier page is ignored', async () => {
  const pages = controlledCall<Page<Row>, { client: ApiClient; query: PageQuery }>();
  let change: (page: number) => void = () => undefined;
  const running = createActor(
    list.provide({
      actors: {
        loadPage: pages.logic,
        watchAddress: fromCallback(({ sendBack }) => {
          change = (page) => sendBack({ type: 'address.change', query: { ...start, page } });
        }),
      },
    }),
    { input },
  ).start();
  change(2);
  expect(pages.calls.map(({ input }) => input.query.page)).toEqual([1, 2]);
  expect(pages.call(0).signal.aborted).toBe(true);
  await pages.call(0).succeed(none);
  expect(running.getSnapshot().value).toBe('loading');
  await pages.call(1).succeed(first);
  expect(running.getSnapshot()).toMatchObject({ value: 'shown', context: { rows: first.rows } });
});

test('the page is loaded with the client, the query and a signal', async () => {
  const calls: unknown[] = [];
  const machine = createPagedListMachine<Row>(async (client, query, signal) => {
    calls.push([client === noClient, query, signal.aborted]);
    return first;
  });
  const running = createActor(machine, { input }).start();
  await expect.poll(() => running.getSnapshot().value).toBe('shown');
  expect(calls).toEqual([[true, start, false]]);
});
