import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { searchLinkMachine } from '../../../machines/ads/searchLink.ts';
import { refusal, success, unreachable } from '../../contract/refusal.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const events: AnyEventObject[] = [
  { type: 'xstate.done.actor.loadSearch', output: success('getLinkedSearch').json },
  { type: 'xstate.error.actor.loadSearch', error: refusal('getLinkedSearch', 404) },
  { type: 'xstate.error.actor.loadSearch', error: unreachable },
  { type: 'load.retry' },
  { type: 'search.end' },
  { type: 'xstate.done.actor.endSearch', output: success('endLinkedSearch').json },
  { type: 'xstate.error.actor.endSearch', error: refusal('endLinkedSearch', 404) },
  { type: 'xstate.error.actor.endSearch', error: unreachable },
];
const machine = searchLinkMachine.provide({
  actors: { loadSearch: pendingCall(), endSearch: pendingCall() },
});
const input = { client: noClient, token: 'secret' };
const walks = walk({
  events: () => events,
  position: () => [],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks, ['searchLink.ended.before', 'searchLink.ended.now']);

test('the search is shown from its answer on, and the page is busy while a call runs', () => {
  for (const { after, story } of steps) {
    expect(after.hasTag('busy'), story).toBe(after.matches('loading') || after.matches('ending'));
    if (after.matches('asking')) expect(after.context.search, story).toEqual(success('getLinkedSearch').json);
  }
});

test('a search ends only once that was asked for', () => {
  for (const { event, before, after, story } of steps)
    if (after.matches('ending') && !before.matches('ending'))
      expect([before.matches('asking'), event.type], story).toEqual([true, 'search.end']);
});

test('a wrong link and a removed search show the same, and so does a repeated end', () => {
  for (const { event, before, after, story } of steps) {
    if (event.error?.kind !== 'missing') continue;
    if (before.matches('loading')) expect(after.value, story).toEqual({ ended: 'before' });
    if (before.matches('ending')) expect(after.value, story).toEqual({ ended: 'now' });
  }
});

test('a failed call is named and can be tried again', () => {
  for (const { after, story } of steps) {
    const failed = after.matches('failed') || after.matches({ asking: 'endFailed' });
    expect(after.context.problem?.kind, story).toBe(failed ? 'unreachable' : undefined);
    if (failed)
      expect(after.can({ type: 'load.retry' }) || after.can({ type: 'search.end' }), story).toBe(true);
  }
});

test('the token of the link goes into both calls', async () => {
  const { client, sent } = fakeServer();
  const actor = createActor(searchLinkMachine, { input: { client, token: 'secret' } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('asking'));
  actor.send({ type: 'search.end' });
  await waitFor(actor, (snapshot) => snapshot.matches({ ended: 'now' }));
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/v1/search-links/secret',
    'POST /api/v1/search-links/secret/end',
  ]);
});
