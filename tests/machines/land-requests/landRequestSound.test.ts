import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { bellMachine } from '../../../machines/land-requests/landRequestSound.ts';
import { expectWalked } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

const events: AnyEventObject[] = [
  { type: 'sound.mute' },
  { type: 'sound.unmute' },
  ...[0, 4, 7].map((newestWaitingId) => ({ type: 'requests.receive', newestWaitingId })),
];
const input = { lastRungId: 0 };
const walks = [false, true].flatMap((wasMuted) => {
  const machine = bellMachine.provide({ guards: { wasMuted: () => wasMuted } });
  return walk({
    machine,
    input,
    events: () => events,
    position: ({ context }) => context.lastRungId,
    create: (inspect) => createActor(machine, { input, inspect }),
  });
});
const steps = stepsOf(walks);

test('every state and transition of the bell is reached, and every state left', () => {
  expectWalked(bellMachine, walks);
});

test('the bell starts muted on a device that was muted', () => {
  expect(new Set(walks.map(({ start }) => start.value))).toEqual(new Set(['audible', 'muted']));
  expect(createActor(bellMachine, { input }).getSnapshot().value).toBe('audible');
});

test('the bell rings once for each request that is newer than all before it', () => {
  for (const { event, before, after, actions, story } of steps) {
    const { lastRungId } = before.context;
    const isNewer = event.type === 'requests.receive' && event.newestWaitingId > lastRungId;
    expect(after.context.lastRungId, story).toBe(isNewer ? event.newestWaitingId : lastRungId);
    expect(
      actions.filter(({ type }) => type === 'ring').map(({ params }) => params),
      story,
    ).toEqual(isNewer ? [event] : []);
  }
});

test('muting is stored and stops a sound that is playing', () => {
  for (const { event, before, after, actions, story } of steps) {
    const isSwitch = event.type !== 'requests.receive';
    const muted = isSwitch ? event.type === 'sound.mute' : before.matches('muted');
    expect(after.value, story).toBe(muted ? 'muted' : 'audible');
    expect(
      actions.map(({ type, params }) => ({ type, params })).filter(({ type }) => type !== 'ring'),
      story,
    ).toEqual([
      ...(isSwitch && muted ? [{ type: 'silence', params: undefined }] : []),
      ...(isSwitch ? [{ type: 'saveMuted', params: { muted } }] : []),
    ]);
  }
});
