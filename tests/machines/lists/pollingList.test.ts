import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import {
  createPollingListMachine,
  firstPage,
  type ListAnswer,
  type ListQuery,
} from '../../../machines/lists/pollingList.ts';
import { refusal } from '../../contract/refusal.ts';
import { silent } from '../calls.ts';
import { coverage, endStates, stuckCalls } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

type Row = string;
const none: ListAnswer<Row> = { rows: [], total: 0, capped: false, waiting: 0, newest: 0 };
const one: ListAnswer<Row> = { rows: ['a'], total: 1, capped: false, waiting: 1, newest: 4 };
/** One was offered on and another came: as many wait as before. */
const other: ListAnswer<Row> = { rows: ['b'], total: 40, capped: true, waiting: 1, newest: 7 };
const answers = [none, one, other].flatMap((output): AnyEventObject[] => [
  { type: 'xstate.done.actor.loadRows', output },
  { type: 'xstate.done.actor.refreshRows', output },
]);
const error = refusal('listLandRequests', 500);
const events: AnyEventObject[] = [
  ...answers,
  { type: 'xstate.error.actor.loadRows', error },
  { type: 'xstate.error.actor.refreshRows', error },
  { type: 'xstate.after.pollInterval.pollingList.shown' },
  { type: 'xstate.after.pollInterval.pollingList.stale' },
  { type: 'xstate.after.pollInterval.pollingList.failed' },
  { type: 'xstate.after.typingPause.pollingList.typing' },
  { type: 'load.retry' },
  { type: 'query.change', query: { page: 1 } },
  { type: 'search.change', q: 'urla' },
  { type: 'visit.begin', query: { page: 2, size: 10, sort: '-il', q: 'çeşme' } },
];

const machine = createPollingListMachine<Row>().provide({ actors: { loadRows: silent() } });
const input = { load: () => Promise.reject(new Error('A call went out past its replacement')) };
const walksFrom = (first?: ListAnswer<Row>) =>
  walk({
    machine,
    input: { ...input, first },
    events: () => events,
    position: ({ context }) => [context.heard, context.query.page],
    create: (inspect) => createActor(machine, { input: { ...input, first }, inspect }),
  });
// with nothing, and with rows that came before the page: without news and with some
const walks = [...walksFrom(), ...walksFrom(none), ...walksFrom(one)];
const steps = stepsOf(walks);
const isAnswer = (event: AnyEventObject) => event.type.startsWith('xstate.done.actor.');
/** The page that was asked for is no longer there. */
const isBeyondEnd = (event: AnyEventObject, { context }: { context: { query: ListQuery } }) =>
  isAnswer(event) && event.output.total > 0 && context.query.page > lastPage(event, context.query);
const lastPage = (event: AnyEventObject, { size }: ListQuery) => Math.ceil(event.output.total / size) - 1;
const isFailure = (event: AnyEventObject) => event.type.startsWith('xstate.error.actor.');

test('every state and every transition of a polling list is reached', () => {
  expect(coverage(machine, walks).unreached).toEqual([]);
});

test('no state of a polling list is without a way out', () => {
  expect(endStates(machine, walks)).toEqual([]);
  expect(stuckCalls(machine, ['watchVisits'])).toEqual([]);
});

test('the sound is played when a request waits that is newer than those heard of, and never otherwise', () => {
  for (const { event, before, actions, story } of steps) {
    const more = isAnswer(event) && event.output.newest > before.context.heard;
    expect(
      actions.filter(({ type }) => type === 'announce').map(({ params }) => params),
      story,
    ).toEqual(more ? [event.output] : []);
  }
});

test('an answer is shown as it came, and forgets the problem before it', () => {
  for (const { event, before, after, story } of steps) {
    if (!isAnswer(event)) continue;
    expect(after.value, story).toBe(isBeyondEnd(event, before) ? 'loading' : 'shown');
    expect(after.context, story).toMatchObject({
      ...event.output,
      isAnswered: true,
      heard: Math.max(before.context.heard, event.output.newest),
      problem: undefined,
    });
  }
});

test('only an answer changes the rows', () => {
  for (const { event, before, after, story } of steps) {
    if (isAnswer(event)) continue;
    const { rows, total, waiting, newest, heard, visits } = before.context;
    expect(after.context, story).toMatchObject({ rows, total, waiting, newest, heard });
    expect(after.context.visits, story).toBe(event.type === 'visit.begin' ? visits + 1 : visits);
  }
});

test('a failure says why: in place of the rows at first, beside them on a refresh', () => {
  for (const { event, before, after, story } of steps) {
    if (!isFailure(event)) continue;
    expect(after.context.problem?.kind, story).toBe(error.kind);
    expect(after.value, story).toBe(before.value === 'loading' ? 'failed' : 'stale');
  }
});

test('only the person changes what is asked for, unless the page is no longer there: then the last one is', () => {
  for (const { event, before, after, story } of steps) {
    const { query } = before.context;
    if (event.type === 'query.change') expect(after.context.query, story).toEqual({ ...query, page: 1 });
    else if (event.type === 'visit.begin') expect(after.context.query, story).toEqual(event.query);
    else if (event.type === 'search.change')
      expect(after.context.query, story).toEqual({ ...query, q: 'urla', page: 0 });
    else if (isBeyondEnd(event, before))
      expect(after.context.query, story).toEqual({ ...query, page: lastPage(event, query) });
    else expect(after.context.query, story).toEqual(query);
  }
});

test('each change of what is asked for is remembered, and nothing else is', () => {
  for (const { event, before, after, actions, story } of steps) {
    const isChange =
      event.type === 'query.change' || event.type === 'search.change' || isBeyondEnd(event, before);
    expect(
      actions
        .filter(({ type }) => type === 'rememberQuery')
        .map(({ params }) => Reflect.get(Object(params), 'query')),
      story,
    ).toEqual(isChange ? [after.context.query] : []);
  }
});

test('a list that is come back to asks for what it was asked for', () => {
  const query = { page: 2, size: 50, sort: '-name', q: 'urla' };
  const list = createActor(machine, { input: { ...input, query } });
  expect(list.getSnapshot().context.query).toEqual(query);
});

test('a change of page or order is loaded at once, a text when the typing pauses', () => {
  for (const { event, after, story } of steps) {
    if (event.type === 'query.change') expect(after.value, story).toBe('loading');
    if (event.type === 'search.change') expect(after.value, story).toBe('typing');
    if (event.type.includes('.typingPause.')) expect(after.value, story).toBe('loading');
  }
});

test('the list asks again after each interval, and when the person says so', () => {
  for (const { event, before, after, story } of steps) {
    if (!event.type.includes('.pollInterval.') && event.type !== 'load.retry') continue;
    expect(after.value, story).toBe(before.value === 'failed' ? 'loading' : 'refreshing');
  }
  const retries = steps.filter(({ event }) => event.type === 'load.retry').map(({ before }) => before.value);
  expect(new Set(retries)).toEqual(new Set(['failed', 'stale']));
});

test('the page is busy only while the rows of a new question are awaited', () => {
  for (const { after, story } of steps) expect(after.hasTag('busy'), story).toBe(after.value === 'loading');
});

test('a list begins with the first page of 25 rows in the order of the server', () => {
  expect(firstPage).toEqual({ page: 0, size: 25, sort: undefined, q: '' });
  expect(walks[0]?.start.context).toMatchObject({
    query: firstPage,
    rows: [],
    total: 0,
    waiting: 0,
    newest: 0,
    heard: 0,
  });
});

test('what was heard of on an earlier visit stays heard', () => {
  const list = createActor(machine, { input: { ...input, heard: 7 } });
  expect(list.getSnapshot().context.heard).toBe(7);
});
