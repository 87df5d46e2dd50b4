import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { parcelRecordMachine } from '../../../machines/parcels/parcelRecord.ts';
import { refusal, success, unreachable } from '../../contract/refusal.ts';
import { noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const file = new File(['{}'], 'parsel.json');
const stored = success('storeParcel').json;
const crossing = refusal('storeParcel', 400, 'crossing');

const events: AnyEventObject[] = [
  { type: 'load.retry' },
  { type: 'file.choose', file },
  { type: 'send.retry' },
  { type: 'parcel.fetch' },
  { type: 'parcel.remove' },
  { type: 'remove.confirm' },
  { type: 'dialog.close' },
  { type: 'xstate.done.actor.loadParcel', output: {} },
  { type: 'xstate.done.actor.loadParcel', output: { can_fetch: true } },
  { type: 'xstate.done.actor.loadParcel', output: stored },
  { type: 'xstate.error.actor.loadParcel', error: unreachable },
  { type: 'xstate.error.actor.loadParcel', error: refusal('getParcel', 404) },
  { type: 'xstate.done.actor.sendFile', output: stored },
  { type: 'xstate.error.actor.sendFile', error: unreachable },
  { type: 'xstate.error.actor.sendFile', error: crossing },
  { type: 'xstate.error.actor.sendFile', error: refusal('storeParcel', 404) },
  { type: 'xstate.done.actor.fetchParcel', output: stored },
  { type: 'xstate.error.actor.fetchParcel', error: refusal('fetchParcel', 503, 'blocked') },
  { type: 'xstate.error.actor.fetchParcel', error: refusal('fetchParcel', 404) },
  { type: 'xstate.done.actor.removeParcel', output: { status: 'success' } },
  { type: 'xstate.error.actor.removeParcel', error: unreachable },
  { type: 'xstate.error.actor.removeParcel', error: refusal('removeParcel', 404) },
];
const machine = parcelRecordMachine.provide({
  actors: {
    loadParcel: pendingCall(),
    sendFile: pendingCall(),
    fetchParcel: pendingCall(),
    removeParcel: pendingCall(),
  },
});
const steps = testWalks(
  machine,
  walk({
    events: () => events,
    position: ({ context }) => [
      context.stored && 'parcel' in context.stored,
      context.stored?.can_fetch,
      context.file?.name,
      context.problem?.kind,
    ],
    create: (inspect) =>
      createActor(machine, { input: { client: noClient, kind: 'request', id: 1201 }, inspect }),
  }),
);

test('only an answer changes what is stored', () => {
  for (const { event, before, after, story } of steps) {
    const isAnswer = event.type.startsWith('xstate.done.actor.') && before.hasTag('busy');
    const { can_fetch } = before.context.stored ?? {};
    const left = can_fetch ? { can_fetch } : {};
    const answered = event.type === 'xstate.done.actor.removeParcel' ? left : event.output;
    expect(after.context.stored, story).toEqual(isAnswer ? answered : before.context.stored);
  }
});

test('an outline is removed only when there is one and that is confirmed', () => {
  for (const { event, before, after, story } of steps) {
    if (after.matches('removal')) expect(after.context.stored?.parcel, story).toBeDefined();
    if (after.matches({ removal: 'removing' }) && !before.matches({ removal: 'removing' })) {
      expect(event.type, story).toBe('remove.confirm');
    }
  }
});

test('a refused file is not sent again by itself, and its reason stays until another is chosen', () => {
  for (const { event, before, after, story } of steps) {
    if (event.error === crossing && before.matches('sending')) {
      expect(after.value, story).toBe('fileRefused');
      expect(after.context.problem?.fields.parsel_dosyasi, story).toContain('kesiyor');
    }
    if (before.matches('fileRefused') && after.matches('sending')) {
      expect(event.type, story).toBe('file.choose');
    }
  }
});

test('an outline is fetched only where that is configured, and a failure leaves both ways open', () => {
  for (const { event, before, after, story } of steps) {
    if (after.matches('fetching')) expect(after.context.stored?.can_fetch, story).toBe(true);
    if (before.matches('fetchFailed') && event.type === 'parcel.fetch') {
      expect(after.value, story).toBe('fetching');
    }
    if (before.matches('fetchFailed') && event.type === 'file.choose') {
      expect(after.value, story).toBe('sending');
    }
  }
});
