import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { soundSwitchMachine } from '../../../machines/land-requests/soundSwitch.ts';
import { coverage, endStates, stuckCalls } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

const events: AnyEventObject[] = [{ type: 'sound.mute' }, { type: 'sound.unmute' }];
const machine = soundSwitchMachine;
const walksFrom = (muted: boolean) =>
  walk({
    machine,
    input: { muted },
    events: () => events,
    position: () => [],
    create: (inspect) => createActor(machine, { input: { muted }, inspect }),
  });
const walks = [...walksFrom(false), ...walksFrom(true)];

test('every state and every transition of the sound switch is reached', () => {
  expect(coverage(machine, walks).unreached).toEqual([]);
});

test('no state of the sound switch is without a way out', () => {
  expect(endStates(machine, walks)).toEqual([]);
  expect(stuckCalls(machine)).toEqual([]);
});

test('what was chosen last time holds', () => {
  for (const muted of [true, false]) {
    expect(createActor(machine, { input: { muted } }).getSnapshot().value).toBe(muted ? 'muted' : 'heard');
  }
});

test('each change is remembered, and muting stops what is playing', () => {
  for (const { event, actions, after, story } of stepsOf(walks)) {
    const muted = event.type === 'sound.mute';
    expect(after.value, story).toBe(muted ? 'muted' : 'heard');
    expect(
      actions.map(({ type, params }) => ({ type, params })),
      story,
    ).toEqual([
      ...(muted ? [{ type: 'silence', params: undefined }] : []),
      { type: 'keepChoice', params: { muted } },
    ]);
  }
});
