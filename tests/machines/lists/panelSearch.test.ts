import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import { type FoundRecords, panelSearchMachine } from '../../../machines/lists/panelSearch.ts';
import { success, unreachable } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { listWire } from '../listWire.ts';
import { walk } from '../paths.ts';

const some = success('searchRecords').json;
const none: FoundRecords = { landRequests: [], consultants: [], ads: [], posts: [] };
const events: AnyEventObject[] = [
  { type: 'search.open' },
  { type: 'search.close' },
  ...['u', ' u ', 'ur', 'urla'].map((q) => ({ type: 'query.type', q })),
  { type: 'first.open' },
  { type: 'xstate.after.typingPause.panelSearch.open.typing' },
  ...[some, none].map((output) => ({ type: 'xstate.done.actor.searchRecords', output })),
  { type: 'xstate.error.actor.searchRecords', error: unreachable },
  { type: 'load.retry' },
];
const machine = panelSearchMachine.provide({ actors: { searchRecords: pendingCall() } });
const input = { client: noClient };
const walks = walk({
  events: () => events,
  position: ({ context }) => [context.q, context.found?.posts.length, context.opensFirst],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

test('a text of two characters is searched for, a shorter one is not', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'query.type' || !before.matches('open')) continue;
    const isLong = event.q.trim().length >= 2;
    expect(after.matches({ open: isLong ? 'typing' : 'empty' }), story).toBe(true);
    expect(after.context.q, story).toBe(event.q);
  }
});

test('what was found stays until the next answer, and a closed search forgets it', () => {
  for (const { event, before, after, story } of steps) {
    const isAnswer = event.type === 'xstate.done.actor.searchRecords';
    if (after.matches('closed')) expect(after.context, story).toMatchObject({ q: '', found: undefined });
    else expect(after.context.found, story).toEqual(isAnswer ? event.output : before.context.found);
  }
});

test('Enter opens the first record of the newest text only, and closes the search', () => {
  for (const { event, before, after, actions, story } of steps) {
    const isAnswer = event.type === 'xstate.done.actor.searchRecords';
    const isEnter = event.type === 'first.open';
    const found = isAnswer ? event.output : before.context.found;
    const opens =
      found === some &&
      ((isEnter && before.matches({ open: 'found' })) || (isAnswer && before.context.opensFirst));
    const opened = actions.filter(({ type }) => type === 'openFirst');
    expect(
      opened.map(({ params }) => params),
      story,
    ).toMatchObject(opens ? [{ found }] : []);
    if (opens) expect(after.value, story).toBe('closed');
    if (isEnter && before.matches({ open: 'typing' }))
      expect([after.matches({ open: 'searching' }), after.context.opensFirst], story).toEqual([true, true]);
    if (event.type === 'query.type') expect(after.context.opensFirst, story).toBe(false);
  }
});

test('a failure shows its reason, and the same text can be searched for again', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'xstate.error.actor.searchRecords') {
      expect(after.matches({ open: 'failed' }), story).toBe(true);
      expect(after.context.problem?.kind, story).toBe('unreachable');
    }
    if (event.type !== 'load.retry') continue;
    expect(after.matches({ open: 'searching' }), story).toBe(true);
    expect(after.context.q, story).toBe(before.context.q);
  }
});

test('a search starts 200 ms after the last keystroke, without the blanks around it', () => {
  const searching = controlledCall<FoundRecords, { client: typeof noClient; q: string }>();
  const clock = new SimulatedClock();
  const running = panelSearchMachine.provide({ actors: { searchRecords: searching.logic } });
  const search = createActor(running, { input, clock }).start();
  search.send({ type: 'search.open' });
  search.send({ type: 'query.type', q: 'ur' });
  clock.increment(199);
  search.send({ type: 'query.type', q: ' urla ' });
  clock.increment(199);
  expect(searching.calls).toHaveLength(0);
  clock.increment(1);
  expect(searching.call(0).input.q).toBe('urla');
  search.send({ type: 'query.type', q: ' urla 1' });
  expect(searching.call(0).signal.aborted).toBe(true);
});

test('the search is one call with its text', async () => {
  const { client, calls } = listWire(some);
  const search = createActor(panelSearchMachine, { input: { client } }).start();
  search.send({ type: 'search.open' });
  search.send({ type: 'query.type', q: '101/3' });
  await expect.poll(() => search.getSnapshot().context.found).toEqual(some);
  expect(calls).toEqual(['search?q=101/3']);
});

test('closing the search aborts its call', async () => {
  const { client, expectAbortedBy } = fakeServer({ leavesOpen: 'GET /api/v1/search' });
  const search = createActor(panelSearchMachine, { input: { client } }).start();
  search.send({ type: 'search.open' });
  search.send({ type: 'query.type', q: 'urla' });
  await expectAbortedBy(() => search.send({ type: 'search.close' }));
});
