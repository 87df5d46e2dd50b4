import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { type SavedSearch, savedInput, savedSearchesMachine } from '../../../machines/ads/savedSearches.ts';
import { refusal, success, unreachable } from '../../contract/refusal.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const [urla, mugla]: SavedSearch[] = [
  {
    id: 12,
    tarih: '2026-11-18T10:20:00.000Z',
    summary: 'Urla',
    il: { id: 35, il_adi: 'İzmir' },
    ilce: { id: 35430142, ilce_adi: 'Urla' },
    onay: { tarih: '2026-11-18T10:20:00.000Z', metin: '2026-11', kaynak: 'HS_WEB' },
  },
  {
    id: 13,
    tarih: '2026-11-19T08:05:00.000Z',
    summary: 'Muğla',
    il: { id: 48, il_adi: 'Muğla' },
  },
];
const events: AnyEventObject[] = [
  { type: 'xstate.done.actor.loadSearches', output: [urla] },
  { type: 'xstate.error.actor.loadSearches', error: unreachable },
  { type: 'load.retry' },
  { type: 'consent.ask', search: { il: 48 } },
  { type: 'consent.tick', given: true },
  { type: 'consent.tick', given: false },
  { type: 'dialog.close' },
  { type: 'search.save' },
  { type: 'xstate.done.actor.saveSearch', output: [mugla, urla] },
  { type: 'xstate.error.actor.saveSearch', error: refusal('saveSearch', 409) },
  { type: 'consent.withdraw' },
  { type: 'xstate.done.actor.withdrawConsent', output: success('withdrawSearchConsent').json },
  { type: 'xstate.error.actor.withdrawConsent', error: unreachable },
  { type: 'search.remove', id: 12 },
  { type: 'xstate.done.actor.removeSearch', output: success('removeSavedSearch').json },
  { type: 'xstate.error.actor.removeSearch', error: refusal('removeSavedSearch', 404) },
  { type: 'xstate.error.actor.removeSearch', error: unreachable },
];
const machine = savedSearchesMachine.provide({
  actors: {
    loadSearches: pendingCall(),
    saveSearch: pendingCall(),
    removeSearch: pendingCall(),
    withdrawConsent: pendingCall(),
  },
});
const input = { client: noClient };
const walks = walk({
  events: () => events,
  position: ({ context }) => [
    context.searches?.map(({ id, onay }: SavedSearch) => `${id}${onay ? '+' : '-'}`).join(),
    context.id,
    context.isTicked,
  ],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

test('the page is busy exactly while it loads, saves, removes and withdraws', () => {
  for (const { after, story } of steps)
    expect(after.hasTag('busy'), story).toBe(
      ['loading', 'saving', 'removing', 'withdrawing'].includes(String(after.value)),
    );
});

test('a saved search brings the list that the server then has', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'xstate.done.actor.saveSearch' || !before.matches('saving')) continue;
    expect(after.value, story).toEqual({ resting: 'saved' });
    expect(after.context.searches, story).toEqual(event.output);
  }
});

test('a removed search leaves the list, also when it was removed elsewhere', () => {
  for (const { event, before, after, story } of steps) {
    if (!before.matches('removing') || !event.type.endsWith('removeSearch')) continue;
    const isGone = event.error !== unreachable;
    expect(after.value, story).toEqual({ resting: isGone ? 'removed' : 'removeFailed' });
    const left = before.context.searches?.filter(({ id }) => !isGone || id !== before.context.id);
    expect(after.context.searches, story).toEqual(left);
  }
});

test('nothing is saved without a ticked box, which every question begins without', () => {
  for (const { event, before, after, story } of steps) {
    if (after.matches('saving')) expect(after.context.isTicked, story).toBe(true);
    if (event.type === 'consent.ask' && !before.matches('asking') && after.matches('asking'))
      expect(after.context.isTicked, story).toBe(false);
    if (event.type === 'search.save' && before.matches('asking') && !before.context.isTicked)
      expect(after.value, story).toEqual({ asking: 'unticked' });
  }
});

test('a failed call is named, and what it was for can be tried again', () => {
  for (const { after, story } of steps) {
    const { resting, asking }: { resting?: string; asking?: string } = Object(after.value);
    const failed = [resting, asking].find((state) => state?.endsWith('Failed'));
    expect(after.context.problem !== undefined, story).toBe(failed !== undefined);
    const again = asking ? { type: 'search.save' as const } : { type: 'consent.ask' as const, search: {} };
    if (failed !== undefined) expect(after.can(again), story).toBe(true);
  }
});

test('a search is saved with its words and filters, without order, page and days', async () => {
  const { client, sent } = fakeServer();
  const actor = createActor(savedSearchesMachine, { input: { client } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'loaded' }));
  const filters = { il: '35', fiyat_max: '3000000', metre_kare_min: 'geniş', from: '2026-11-01' };
  actor.send({ type: 'consent.ask', search: savedInput({ q: '  deniz   manzara ', filters }) });
  actor.send({ type: 'consent.tick', given: true });
  actor.send({ type: 'search.save' });
  await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'saved' }));
  expect(sent.at(-1)?.body).toEqual({
    q: 'deniz manzara',
    il: 35,
    fiyat_max: 3_000_000,
    onay: '2026-11',
  });
});

test('a search is removed by its id', async () => {
  const { client, sent } = fakeServer();
  const actor = createActor(savedSearchesMachine, { input: { client } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'loaded' }));
  actor.send({ type: 'search.remove', id: 12 });
  await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'removed' }));
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /api/v1/saved-searches/12');
});
