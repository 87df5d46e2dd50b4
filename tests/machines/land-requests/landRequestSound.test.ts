import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { landRequestSoundMachine } from '../../../machines/land-requests/landRequestSound.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const events: AnyEventObject[] = [
  { type: 'sound.mute' },
  { type: 'sound.unmute' },
  ...[0, 4, 7].map((newestWaitingId) => ({ type: 'landRequests.receive', newestWaitingId })),
];
const input = { lastPlayedId: 0 };
const walks = [false, true].flatMap((wasMuted) => {
  const machine = landRequestSoundMachine.provide({ guards: { wasMuted: () => wasMuted } });
  return walk({
    events: () => events,
    position: ({ context }) => context.lastPlayedId,
    create: (inspect) => createActor(machine, { input, inspect }),
  });
});
const steps = testWalks(landRequestSoundMachine, walks);

test('the sound starts muted on a device that was muted', () => {
  expect(new Set(walks.map(({ start }) => start.value))).toEqual(new Set(['audible', 'muted']));
  expect(createActor(landRequestSoundMachine, { input }).getSnapshot().value).toBe('audible');
});

test('the sound is played once for each land request that is newer than all before it', () => {
  for (const { event, before, after, actions, story } of steps) {
    const { lastPlayedId } = before.context;
    const isNewer = event.type === 'landRequests.receive' && event.newestWaitingId > lastPlayedId;
    expect(after.context.lastPlayedId, story).toBe(isNewer ? event.newestWaitingId : lastPlayedId);
    expect(
      actions.filter(({ type }) => type === 'playSound').map(({ params }) => params),
      story,
    ).toEqual(isNewer ? [event] : []);
  }
});

test('muting is stored and stops a sound that is playing', () => {
  for (const { event, before, after, actions, story } of steps) {
    const isSwitch = event.type !== 'landRequests.receive';
    const muted = isSwitch ? event.type === 'sound.mute' : before.matches('muted');
    expect(after.value, story).toBe(muted ? 'muted' : 'audible');
    expect(
      actions.map(({ type, params }) => ({ type, params })).filter(({ type }) => type !== 'playSound'),
      story,
    ).toEqual([
      ...(isSwitch && muted ? [{ type: 'stopSound', params: undefined }] : []),
      ...(isSwitch ? [{ type: 'saveMuted', params: { muted } }] : []),
    ]);
  }
});
