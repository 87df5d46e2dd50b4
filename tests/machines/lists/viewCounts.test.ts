import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import { firstPage, type ListQuery } from '../../../machines/lists/pollingList.ts';
import { type Count, type CountedView, viewCountsMachine } from '../../../machines/lists/viewCounts.ts';
import { unreachable } from '../../contract/refusal.ts';
import { flushPromises, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

const izmir: CountedView = {
  address: '?il=35',
  query: { ...firstPage, page: 3, sort: 'name', filters: { il: '35' } },
};
const urla: CountedView = { address: '?q=urla', query: { ...firstPage, q: 'urla' } };
const twelve: Count = { total: 12, capped: false };
const many: Count = { total: 1000, capped: true };

const events: AnyEventObject[] = [
  { type: 'rows.receive', views: [] },
  { type: 'rows.receive', views: [izmir] },
  { type: 'rows.receive', views: [izmir, urla], shown: { address: urla.address, count: many } },
  { type: 'xstate.done.actor.countViews', output: { [izmir.address]: twelve } },
  { type: 'xstate.error.actor.countViews', error: unreachable },
  { type: 'xstate.after.countPause.viewCounts.counted' },
];
const machine = viewCountsMachine.provide({ actors: { countViews: pendingCall() } });
const input = { load: () => Promise.reject(new Error('The call of the machine is replaced')) };
const walks = walk({
  events: () => events,
  position: ({ context }) => [context.views.length, Object.keys(context.counts)],
  create: (inspect) => createActor(machine, { input, inspect }),
});
testWalks(machine, walks);

test('nothing is counted before the rows have arrived, and nothing without views', () => {
  for (const { event, before, after, story } of stepsOf(walks)) {
    if (after.value !== 'counting' || before.value === 'counting') continue;
    expect(after.context.views.length, story).toBeGreaterThan(0);
    expect(event.type, story).toBe('rows.receive');
  }
});

test('a failure leaves the old numbers', () => {
  for (const { event, before, after, story } of stepsOf(walks)) {
    if (event.type.startsWith('xstate.error.'))
      expect(after.context.counts, story).toEqual(before.context.counts);
  }
});

/** Counts that begin with the views of `received`; `asked` are the queries of the calls. */
function start(...received: CountedView[]) {
  const asked: ListQuery[] = [];
  const clock = new SimulatedClock();
  const load = async (query: ListQuery) => {
    asked.push(query);
    return query.q === 'urla' ? many : twelve;
  };
  const counts = createActor(viewCountsMachine, { input: { load }, clock }).start();
  const receive = async (...views: CountedView[]) => {
    counts.send({ type: 'rows.receive', views });
    await flushPromises();
  };
  return { counts, asked, clock, receive, received: receive(...received) };
}

test('each view is counted by the list’s own call, for one row', async () => {
  const { counts, asked, received } = start(izmir, urla);
  await received;
  expect(asked).toEqual([
    { ...izmir.query, page: 0, size: 1 },
    { ...urla.query, page: 0, size: 1 },
  ]);
  expect(counts.getSnapshot().context.counts).toEqual({ '?il=35': twelve, '?q=urla': many });
});

test('the list’s refresh counts again; what is turned and typed before does not', async () => {
  const { asked, clock, received, receive } = start(izmir);
  await received;
  await receive(izmir);
  clock.increment(99_999);
  await receive(izmir);
  expect(asked).toHaveLength(1);
  clock.increment(1);
  expect(asked).toHaveLength(1);
  await receive(izmir);
  expect(asked).toHaveLength(2);
});

test('a new view is counted at once', async () => {
  const { asked, received, receive } = start(izmir);
  await received;
  await receive(izmir, urla);
  expect(asked.map(({ q }) => q)).toEqual(['', '', 'urla']);
});

test('the rows that are shown count their own view', async () => {
  const { counts, received } = start(izmir);
  await received;
  const shown = { address: izmir.address, count: { total: 9, capped: false } };
  counts.send({ type: 'rows.receive', views: [izmir], shown });
  expect(counts.getSnapshot().context.counts).toEqual({ '?il=35': { total: 9, capped: false } });
});

test('leaving the list aborts the count', () => {
  const signals: AbortSignal[] = [];
  const load = (_: ListQuery, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<Count>(() => undefined);
  };
  const counts = createActor(viewCountsMachine, { input: { load } }).start();
  counts.send({ type: 'rows.receive', views: [izmir] });
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  counts.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
