import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import {
  createPollingListMachine,
  firstPage,
  type ListAnswer,
  type ListQuery,
  pageSizes,
} from '../../../machines/lists/pollingList.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { controlledCall, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

type Answer = ListAnswer<string>;
const none: Answer = { rows: [], total: 0, capped: false };
const one: Answer = { rows: ['a'], total: 1, capped: false };
const many: Answer = { rows: ['b'], total: 40, capped: true };
const error = refusal('listLandRequests', 500);
const events: AnyEventObject[] = [
  ...[none, one, many].flatMap((output) => [
    { type: 'xstate.done.actor.loadRows', output },
    { type: 'xstate.done.actor.refreshRows', output },
  ]),
  { type: 'xstate.error.actor.loadRows', error },
  { type: 'xstate.error.actor.refreshRows', error },
  { type: 'xstate.after.pollInterval.pollingList.shown' },
  { type: 'xstate.after.pollInterval.pollingList.stale' },
  { type: 'xstate.after.pollInterval.pollingList.failed' },
  { type: 'xstate.after.typingPause.pollingList.typing' },
  { type: 'load.retry' },
  { type: 'query.change', query: { page: 1 } },
  { type: 'query.type', query: { q: 'urla' } },
  { type: 'visit.begin', query: { page: 2, size: 10, sort: '-il', q: 'çeşme', filters: { il: '35' } } },
];

const machine = createPollingListMachine<Answer>().provide({ actors: { loadRows: pendingCall() } });
const noLoad = () => Promise.reject(new Error('The call of the machine is replaced'));
const input = { load: noLoad, query: firstPage };
const walks = walk({
  events: () => events,
  position: ({ context }) => [context.answer?.total, context.query.page],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);
const isAnswer = (event: AnyEventObject) => event.type.startsWith('xstate.done.actor.');
const lastPage = (event: AnyEventObject, { size }: ListQuery) => Math.ceil(event.output.total / size) - 1;
const isBeyondEnd = (event: AnyEventObject, { context }: { context: { query: ListQuery } }) =>
  isAnswer(event) && event.output.total > 0 && context.query.page > lastPage(event, context.query);

test('each answer is kept and reported once, and clears the problem', () => {
  for (const { event, before, after, actions, story } of steps) {
    expect(
      actions.filter(({ type }) => type === 'reportAnswer').map(({ params }) => params),
      story,
    ).toEqual(isAnswer(event) ? [{ answer: event.output }] : []);
    expect(after.context.answer, story).toBe(isAnswer(event) ? event.output : before.context.answer);
    if (!isAnswer(event)) continue;
    expect(after.value, story).toBe(isBeyondEnd(event, before) ? 'loading' : 'shown');
    expect(after.context.problem, story).toBeUndefined();
  }
});

test('a failure is shown instead of the rows at first, and beside them on a refresh', () => {
  for (const { event, before, after, story } of steps) {
    if (!event.type.startsWith('xstate.error.actor.')) continue;
    expect(after.context.problem?.kind, story).toBe(error.kind);
    expect(after.value, story).toBe(before.value === 'loading' ? 'failed' : 'stale');
  }
});

test('only the user changes the query, except that a page beyond the end becomes the last page', () => {
  for (const { event, before, after, story } of steps) {
    const { query } = before.context;
    const changes: Record<string, Partial<ListQuery>> = {
      'query.change': { page: 1 },
      'visit.begin': event.query,
      'query.type': { q: 'urla', page: 0 },
    };
    const change = isBeyondEnd(event, before) ? { page: lastPage(event, query) } : changes[event.type];
    expect(after.context.query, story).toEqual({ ...query, ...change });
  }
});

test('each change of the query is written into the address, except that of a visit, which is in the address already', () => {
  for (const { event, before, after, actions, story } of steps) {
    const isChange = ['query.change', 'query.type'].includes(event.type) || isBeyondEnd(event, before);
    expect(
      actions
        .filter(({ type }) => type === 'rememberQuery')
        .map(({ params }) => Reflect.get(Object(params), 'query')),
      story,
    ).toEqual(isChange ? [after.context.query] : []);
  }
});

test('a chosen query is loaded at once, a typed one when the typing pauses', () => {
  for (const { event, after, story } of steps) {
    if (event.type === 'query.change' || event.type === 'visit.begin')
      expect(after.value, story).toBe('loading');
    if (event.type === 'query.type') expect(after.value, story).toBe('typing');
    if (event.type.includes('.typingPause.')) expect(after.value, story).toBe('loading');
  }
});

test('the list refreshes after each interval and on request', () => {
  for (const { event, before, after, story } of steps) {
    if (!event.type.includes('.pollInterval.') && event.type !== 'load.retry') continue;
    expect(after.value, story).toBe(before.value === 'failed' ? 'loading' : 'refreshing');
  }
  const retries = steps.filter(({ event }) => event.type === 'load.retry').map(({ before }) => before.value);
  expect(new Set(retries)).toEqual(new Set(['failed', 'stale']));
});

test('the list is busy only while it loads a new query', () => {
  for (const { after, story } of steps) expect(after.hasTag('busy'), story).toBe(after.value === 'loading');
});

test('a list starts with the query of its address, by default 25 rows of 10, 25, 50 or 100', () => {
  expect(firstPage).toEqual({ page: 0, size: 25, sort: undefined, q: '', filters: {} });
  expect(pageSizes).toEqual([10, 25, 50, 100]);
  expect(walks[0]?.start.context).toMatchObject({ query: firstPage, answer: undefined });
  const query = { page: 2, size: 50, sort: '-name', q: 'urla', filters: { il: '35' } };
  expect(createActor(machine, { input: { ...input, query } }).getSnapshot().context.query).toEqual(query);
});

/** A list on a simulated clock; the test answers its calls. */
function startList() {
  const rows = controlledCall<
    Answer,
    { load: (query: ListQuery, signal: AbortSignal) => Promise<Answer>; query: ListQuery }
  >();
  const clock = new SimulatedClock();
  const running = createPollingListMachine<Answer>().provide({ actors: { loadRows: rows.logic } });
  return { list: createActor(running, { input, clock }).start(), clock, ...rows };
}

test('the rows stay visible and are refreshed after 120 s, also after a failure', async () => {
  const { list, clock, calls, call } = startList();
  await call(0).succeed(one);
  clock.increment(119_999);
  expect(calls).toHaveLength(1);
  clock.increment(1);
  expect(calls).toHaveLength(2);
  expect(call(1).input).toEqual(call(0).input);
  await call(1).fail(unreachable);
  expect(list.getSnapshot()).toMatchObject({ value: 'stale', context: { answer: one } });
  clock.increment(120_000);
  await call(2).succeed(many);
  expect(list.getSnapshot()).toMatchObject({ value: 'shown', context: { answer: many } });
});

test('a list that could not be loaded is loaded again after 120 s', async () => {
  const { list, clock, call } = startList();
  await call(0).fail(unreachable);
  clock.increment(120_000);
  await call(1).succeed(none);
  expect(list.getSnapshot().value).toBe('shown');
});

test('what is typed is searched for 300 ms after the last keystroke, on the first page', async () => {
  const { list, clock, calls, call } = startList();
  list.send({ type: 'query.change', query: { page: 4 } });
  list.send({ type: 'query.type', query: { q: 'u' } });
  clock.increment(299);
  list.send({ type: 'query.type', query: { q: 'ur' } });
  clock.increment(299);
  expect(calls).toHaveLength(2);
  clock.increment(1);
  expect(call(2).input.query).toEqual({ page: 0, size: 25, sort: undefined, q: 'ur', filters: {} });
});

test('an answer to an earlier query changes nothing', async () => {
  const { list, clock, call } = startList();
  list.send({ type: 'query.change', query: { sort: '-tarih' } });
  expect(call(0).signal.aborted).toBe(true);
  await call(0).succeed(many);
  expect(list.getSnapshot().context.answer).toBeUndefined();
  await call(1).succeed(one);
  clock.increment(120_000);
  list.send({ type: 'query.change', query: { page: 1 } });
  await call(2).fail(unreachable);
  expect(list.getSnapshot()).toMatchObject({ value: 'loading', context: { problem: undefined } });
});

test('a list makes no calls after the page is left', async () => {
  const { list, clock, calls, call } = startList();
  await call(0).succeed(one);
  list.stop();
  clock.increment(240_000);
  expect(calls).toHaveLength(1);
});

test('the load function gets the query and a signal', async () => {
  const calls: unknown[] = [];
  const load = async (query: ListQuery, signal: AbortSignal) => {
    calls.push([query, signal.aborted]);
    return one;
  };
  const list = createActor(createPollingListMachine<Answer>(), { input: { load, query: firstPage } }).start();
  await expect.poll(() => list.getSnapshot().context.answer).toEqual(one);
  expect(calls).toEqual([[firstPage, false]]);
});
