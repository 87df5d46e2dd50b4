import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  createPollingListMachine,
  type ListAnswer,
  type ListQuery,
} from '../../../machines/lists/pollingList.ts';
import { heard } from '../calls.ts';

/** A list whose calls the test answers, on a clock that the test turns. */
function startList(begun: { first?: ListAnswer<string>; heard?: number } = {}) {
  const calls: {
    query: ListQuery;
    signal: AbortSignal;
    answer: (answer: ListAnswer<string>) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const load = (query: ListQuery, signal: AbortSignal) =>
    new Promise<ListAnswer<string>>((resolve, reject) => {
      calls.push({
        query,
        signal,
        answer: (answer) => {
          resolve(answer);
          return heard();
        },
        fail: () => {
          reject(new Error('away'));
          return heard();
        },
      });
    });
  const rung: number[] = [];
  const clock = new SimulatedClock();
  const machine = createPollingListMachine<string>().provide({
    actions: {
      announce: (_, { newest }) => void rung.push(newest),
    },
  });
  const list = createActor(machine, { input: { load, ...begun }, clock }).start();
  const call = (n: number) => {
    const made = calls[n];
    if (!made) throw new Error(`Only ${calls.length} calls were made`);
    return made;
  };
  return { list, clock, calls, call, rung };
}
const rows = (newest: number): ListAnswer<string> => ({
  rows: [`${newest}`],
  total: 1,
  capped: false,
  waiting: Math.min(newest, 1),
  newest,
});

test('rows that came before the page stand in its first drawing, ring once, and are asked for again after 120 seconds', () => {
  const unstarted = createActor(createPollingListMachine<string>(), {
    input: { load: () => Promise.reject(new Error('Nothing is to be asked for')), first: rows(4) },
  });
  expect(unstarted.getSnapshot().context).toMatchObject(rows(4));
  expect(unstarted.getSnapshot().hasTag('busy')).toBe(false);
  const { list, clock, calls, rung } = startList({ first: rows(4) });
  expect(list.getSnapshot().value).toBe('shown');
  expect(rung).toEqual([4]);
  clock.increment(119_999);
  expect(calls).toHaveLength(0);
  clock.increment(1);
  expect(calls).toHaveLength(1);
});

test('rows that came before the page and were heard of on an earlier visit stay silent', () => {
  const { list, calls, rung } = startList({ first: rows(4), heard: 4 });
  expect(list.getSnapshot().value).toBe('shown');
  expect(list.getSnapshot().context).toMatchObject(rows(4));
  expect(rung).toEqual([]);
  expect(calls).toHaveLength(0);
});

test('the rows are asked for again after 120 seconds, not before', async () => {
  const { list, clock, calls, call } = startList();
  await call(0).answer(rows(0));
  clock.increment(119_999);
  expect(calls).toHaveLength(1);
  clock.increment(1);
  expect(calls).toHaveLength(2);
  expect(list.getSnapshot().context.rows).toEqual(['0']);
  await call(1).answer(rows(3));
  expect(list.getSnapshot().context.rows).toEqual(['3']);
  clock.increment(120_000);
  expect(calls).toHaveLength(3);
});

test('the sound is played once, and again only for a request that is newer than all before it', async () => {
  const { clock, call, rung } = startList();
  const heardAfter: number[] = [];
  for (const [n, newest] of [0, 1, 1, 3, 2, 3, 0, 4].entries()) {
    await call(n).answer(rows(newest));
    heardAfter.push(rung.length);
    clock.increment(120_000);
  }
  expect(heardAfter).toEqual([0, 1, 1, 2, 2, 2, 2, 3]);
});

test('a failed refresh keeps the rows, and the next one follows by itself', async () => {
  const { list, clock, call } = startList();
  await call(0).answer(rows(1));
  clock.increment(120_000);
  await call(1).fail();
  expect(list.getSnapshot().value).toBe('stale');
  expect(list.getSnapshot().context.rows).toEqual(['1']);
  clock.increment(120_000);
  await call(2).answer(rows(2));
  expect(list.getSnapshot().value).toBe('shown');
  expect(list.getSnapshot().context.problem).toBeUndefined();
});

test('a list that could not be loaded tries again by itself', async () => {
  const { list, clock, call } = startList();
  await call(0).fail();
  expect(list.getSnapshot().value).toBe('failed');
  clock.increment(120_000);
  await call(1).answer(rows(0));
  expect(list.getSnapshot().value).toBe('shown');
});

test('a text is searched for once the typing has paused for 300 ms', async () => {
  const { list, clock, calls, call } = startList();
  await call(0).answer(rows(0));
  list.send({ type: 'query.change', query: { page: 4 } });
  await call(1).answer({ ...rows(0), total: 1000 });
  list.send({ type: 'search.change', q: 'u' });
  clock.increment(299);
  list.send({ type: 'search.change', q: 'ur' });
  clock.increment(299);
  expect(calls).toHaveLength(2);
  clock.increment(1);
  expect(calls).toHaveLength(3);
  expect(call(2).query).toEqual({ page: 0, size: 25, sort: undefined, q: 'ur' });
});

test('the answer to an older question changes nothing', async () => {
  const { list, call } = startList();
  list.send({ type: 'query.change', query: { sort: '-tarih' } });
  expect(call(0).signal.aborted).toBe(true);
  await call(0).answer(rows(5));
  expect(list.getSnapshot().value).toBe('loading');
  expect(list.getSnapshot().context.rows).toEqual([]);
  await call(1).answer(rows(1));
  expect(call(1).query.sort).toBe('-tarih');
  expect(list.getSnapshot().context.rows).toEqual(['1']);
});

test('the failure of a refresh that was overtaken changes nothing', async () => {
  const { list, clock, call } = startList();
  await call(0).answer(rows(1));
  clock.increment(120_000);
  list.send({ type: 'query.change', query: { page: 1 } });
  await call(1).fail();
  expect(list.getSnapshot().value).toBe('loading');
  expect(list.getSnapshot().context.problem).toBeUndefined();
});

test('a list that is left behind asks no more', async () => {
  const { list, clock, calls, call } = startList();
  await call(0).answer(rows(1));
  list.stop();
  clock.increment(240_000);
  expect(calls).toHaveLength(1);
});
