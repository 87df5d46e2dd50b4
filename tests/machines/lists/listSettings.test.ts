import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import { currentSettings, listSettingsMachine } from '../../../machines/lists/listSettings.ts';
import {
  type ListName,
  type ListSettings,
  type SettingsChange,
  untouchedSettings,
} from '../../../rules/lists/listSettings.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const view = (name: string, query = '') => ({ name, query });
const stored: ListSettings = {
  columns: [{ field: 'name', visible: false }],
  density: 'compact',
  views: [view('Urla', 'q=urla')],
  version: 4,
};
const newer: ListSettings = { ...stored, columns: [], views: [view('Urla'), view('Çeşme')], version: 5 };
const full: ListSettings = { ...newer, views: [view('Urla'), view('Çeşme'), view('Foça')] };
const addView: SettingsChange = { type: 'addView', view: view('Yeni', 'il=35') };
const toComfortable: SettingsChange = { type: 'density', density: 'comfortable' };
const conflict = refusal('saveListSettings', 409);

const events = [
  ...[stored, full].map((output) => ({ type: 'xstate.done.actor.loadSettings', output })),
  { type: 'xstate.error.actor.loadSettings', error: unreachable },
  { type: 'xstate.done.actor.saveSettings', output: newer },
  ...[conflict, unreachable].map((error) => ({ type: 'xstate.error.actor.saveSettings', error })),
  ...[addView, toComfortable].map((change) => ({ type: 'settings.change', change })),
  { type: 'rows.receive' },
  { type: 'settings.retry' },
  { type: 'notice.close' },
];
const machine = listSettingsMachine.provide({
  actors: { loadSettings: pendingCall(), saveSettings: pendingCall() },
});
type Call = { client: ApiClient; list: ListName };
const input: Call = { client: noClient, list: 'ads' };
const walks = walk({
  events: ({ context: { changes } }) =>
    events.filter(({ type }) => type !== 'settings.change' || changes.length < 2),
  position: ({ context: { changes, sent, hasRows, stored: known, lost } }) => [
    changes.map(({ type }: SettingsChange) => type),
    sent,
    hasRows,
    known.version,
    lost.length,
  ],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

test('a change shows at once', () => {
  for (const { event, after, story } of steps) {
    if (event.type !== 'settings.change') continue;
    expect(after.context.changes.at(-1), story).toEqual(event.change);
    expect(after.context.layout.density, story).toBe(currentSettings(after.context).density);
  }
});

test('no failure loses a change', () => {
  for (const { event, before, after, story } of steps) {
    if (!event.type.startsWith('xstate.error.')) continue;
    expect(after.context.changes, story).toEqual(before.context.changes);
    if (event.error === conflict) expect(after.value, story).toBe('loading');
    else if (before.context.changes.length > 0) expect(after.value, story).toBe('failed');
  }
});

test('rows that are shown do not move for settings that arrive late, but with the next rows', async () => {
  const loading = controlledCall<ListSettings, Call>();
  const running = listSettingsMachine.provide({ actors: { loadSettings: loading.logic } });
  const settings = createActor(running, { input }).start();
  const layout = () => settings.getSnapshot().context.layout;
  settings.send({ type: 'rows.receive' });
  const shown = layout();
  await loading.call(0).succeed(stored);
  expect(layout()).toBe(shown);
  expect(stored).not.toMatchObject(shown);
  settings.send({ type: 'rows.receive' });
  expect(stored).toMatchObject(layout());
});

test('settings that arrive before the rows, or after a change, show at once', async () => {
  for (const isChanged of [false, true]) {
    const loading = controlledCall<ListSettings, Call>();
    const running = listSettingsMachine.provide({
      actors: { loadSettings: loading.logic, saveSettings: pendingCall() },
    });
    const settings = createActor(running, { input }).start();
    if (isChanged) {
      settings.send({ type: 'rows.receive' });
      settings.send({ type: 'settings.change', change: toComfortable });
    }
    await loading.call(0).succeed(stored);
    const { context } = settings.getSnapshot();
    expect(currentSettings(context)).toMatchObject(context.layout);
    expect(context.layout.columns).toEqual(stored.columns);
  }
});

/** Settings that were loaded, with their saves. */
async function start(loaded: ListSettings = stored) {
  const loading = controlledCall<ListSettings, Call>();
  const saving = controlledCall<ListSettings, Call & { settings: ListSettings }>();
  const running = listSettingsMachine.provide({
    actors: { loadSettings: loading.logic, saveSettings: saving.logic },
  });
  const settings = createActor(running, { input }).start();
  await loading.call(0).succeed(loaded);
  const change = (made: SettingsChange) => settings.send({ type: 'settings.change', change: made });
  return { settings, change, loading, saving };
}

describe('saving', () => {
  test('sends all settings with the version that was read', async () => {
    const { change, saving } = await start();
    change(addView);
    expect(saving.call(0).input.settings).toEqual({
      ...stored,
      views: [...stored.views, view('Yeni', 'il=35')],
    });
  });

  test('sends changes that are made meanwhile together, after the answer', async () => {
    const { settings, change, saving } = await start();
    change(addView);
    change(toComfortable);
    change({ type: 'removeView', name: 'Urla' });
    expect(saving.calls).toHaveLength(1);
    await saving.call(0).succeed({ ...saving.call(0).input.settings, version: 5 });
    expect(saving.call(1).input.settings).toEqual({
      ...stored,
      density: 'comfortable',
      views: [view('Yeni', 'il=35')],
      version: 5,
    });
    await saving.call(1).succeed({ ...saving.call(1).input.settings, version: 6 });
    expect(settings.getSnapshot().value).toBe('kept');
    expect(saving.calls).toHaveLength(2);
  });

  test('makes the change to what another tab has saved meanwhile', async () => {
    const { change, loading, saving } = await start();
    change(addView);
    await saving.call(0).fail(conflict);
    await loading.call(1).succeed(newer);
    expect(saving.call(1).input.settings).toEqual({
      ...newer,
      views: [...newer.views, view('Yeni', 'il=35')],
    });
  });

  test("leaves another tab's view of the same name, and names the one that was lost", async () => {
    const { settings, change, loading, saving } = await start();
    change(addView);
    const others: ListSettings = { ...newer, views: [view('Yeni', 'il=9')] };
    await saving.call(0).fail(conflict);
    await loading.call(1).succeed(others);
    expect(saving.call(1).input.settings).toEqual(others);
    expect(settings.getSnapshot().context.lost).toEqual(['Yeni']);
    settings.send({ type: 'notice.close' });
    expect(settings.getSnapshot().context.lost).toEqual([]);
  });

  test('is repeated with what failed, also after a further change', async () => {
    const { settings, change, saving } = await start();
    change(addView);
    await saving.call(0).fail(unreachable);
    expect(settings.getSnapshot().context.problem?.kind).toBe('unreachable');
    settings.send({ type: 'settings.retry' });
    expect(saving.call(1).input).toEqual(saving.call(0).input);
    await saving.call(1).fail(unreachable);
    change(toComfortable);
    expect(saving.call(2).input.settings).toMatchObject({ density: 'comfortable', views: { length: 2 } });
    expect(settings.getSnapshot().context.problem).toBeUndefined();
  });
});

test('a change to settings that could not be read is saved to those that are stored', async () => {
  const { client, sent } = fakeServer({ answers: { getListSettings: refusal('getListSettings', 500) } });
  const settings = createActor(listSettingsMachine, { input: { client, list: 'ads' } }).start();
  await expect.poll(() => settings.getSnapshot().value).toBe('unread');
  expect(currentSettings(settings.getSnapshot().context)).toEqual(untouchedSettings);
  settings.send({ type: 'settings.change', change: toComfortable });
  expect(settings.getSnapshot().value).toBe('loading');
  await expect
    .poll(() => sent.map(({ method, path }) => `${method} ${path}`))
    .toEqual(['GET /api/v1/list-settings/ads', 'GET /api/v1/list-settings/ads']);
});

test('a page that is left ends its loading, and still sends what was changed', async () => {
  const reading = fakeServer({ leavesOpen: 'GET /api/v1/list-settings/ads' });
  const unread = createActor(listSettingsMachine, { input: { client: reading.client, list: 'ads' } }).start();
  const read = await reading.openCall();
  unread.stop();
  expect(read.signal.aborted).toBe(true);

  const { client, openCall } = fakeServer({ leavesOpen: 'PUT /api/v1/list-settings/ads' });
  const settings = createActor(listSettingsMachine, { input: { client, list: 'ads' } }).start();
  settings.send({ type: 'settings.change', change: addView });
  const save = await openCall();
  settings.stop();
  expect(save.signal.aborted).toBe(false);
});
