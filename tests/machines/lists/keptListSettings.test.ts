import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import { type Auth, sessionMachine } from '../../../machines/account/session.ts';
import { keptListSettings, startListSettings } from '../../../machines/lists/keptListSettings.ts';
import { listSettingsMachine } from '../../../machines/lists/listSettings.ts';
import {
  type ListName,
  type ListSettings,
  type SettingsChange,
  untouchedSettings,
} from '../../../rules/lists/listSettings.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, flushPromises, noClient, pendingCall } from '../calls.ts';

type Call = { client: ApiClient; list: ListName };
const input: Call = { client: noClient, list: 'ads' };
const admin: Auth = {
  id: 61,
  name: 'Ayşe',
  last_name: 'Işık',
  email: 'ayse@ornek.tr',
  phone: '0555',
  token: 'a',
};
const otherAdmin: Auth = { ...admin, email: 'deniz@ornek.tr', token: 'd' };
const hide = (field: string): SettingsChange => ({
  type: 'showColumn',
  field,
  visible: false,
  fields: ['name', 'phone'],
});
const settingsWith = (version: number, ...fields: string[]): ListSettings => ({
  ...untouchedSettings,
  columns: fields.map((field) => ({ field, visible: false })),
  version,
});

/** The settings of a page on which two columns were hidden while the first save still runs. */
async function start() {
  const session = createActor(sessionMachine.provide({ actors: { revoke: pendingCall() } }), {
    input: { client: noClient, stored: JSON.stringify(admin) },
  }).start();
  const loading = controlledCall<ListSettings, Call>();
  const saving = controlledCall<ListSettings, Call & { settings: ListSettings }>();
  const machine = listSettingsMachine.provide({
    actors: { loadSettings: loading.logic, saveSettings: saving.logic },
  });
  const settings = createActor(machine, { input });
  const leave = startListSettings(session, settings);
  await loading.call(0).succeed(untouchedSettings);
  settings.send({ type: 'settings.change', change: hide('name') });
  settings.send({ type: 'settings.change', change: hide('phone') });
  const isRunning = () => settings.getSnapshot().status === 'active';
  return { session, settings, leave, loading, saving, isRunning };
}

test('what was changed last is sent after its page is left, and then nothing runs on', async () => {
  const { session, leave, saving, isRunning } = await start();
  leave();
  await flushPromises();
  await saving.call(0).succeed(settingsWith(1, 'name'));
  expect(saving.call(1).input.settings).toEqual(settingsWith(1, 'name', 'phone'));
  await saving.call(1).succeed(settingsWith(2, 'name', 'phone'));
  expect(saving.calls).toHaveLength(2);
  expect(isRunning()).toBe(false);
  expect(keptListSettings(session, 'ads')).toBeUndefined();
});

test('what another tab has saved meanwhile is loaded, also after the page is left', async () => {
  const { leave, loading, saving } = await start();
  leave();
  await saving.call(0).fail(refusal('saveListSettings', 409));
  await loading.call(1).succeed({ ...settingsWith(5), density: 'compact' });
  expect(saving.call(1).input.settings).toEqual({ ...settingsWith(5, 'name', 'phone'), density: 'compact' });
});

test('a save that failed after its page was left is repeated from the next page of the list', async () => {
  const { session, settings, leave, saving } = await start();
  leave();
  await saving.call(0).fail(unreachable);
  expect(keptListSettings(session, 'posts')).toBeUndefined();
  const next = keptListSettings(session, 'ads');
  expect(next).toBe(settings);
  const leaveNext = startListSettings(session, settings);
  expect(settings.getSnapshot().value).toBe('failed');
  settings.send({ type: 'settings.retry' });
  await saving.call(1).succeed(settingsWith(1, 'name', 'phone'));
  expect(settings.getSnapshot()).toMatchObject({ status: 'active', value: 'kept' });
  leaveNext();
  await flushPromises();
  expect(settings.getSnapshot().status).toBe('stopped');
});

test('the settings of each list of a person are kept', async () => {
  const { session, settings } = await start();
  const { client } = fakeServer({ leavesOpen: 'GET /api/v1/list-settings/posts' });
  const posts = createActor(listSettingsMachine, { input: { client, list: 'posts' } });
  startListSettings(session, posts);
  expect([keptListSettings(session, 'ads'), keptListSettings(session, 'posts')]).toEqual([settings, posts]);
});

test('before the first list of a person nothing is kept', () => {
  const session = createActor(sessionMachine, { input: { client: noClient, stored: JSON.stringify(admin) } });
  expect(keptListSettings(session, 'ads')).toBeUndefined();
});

test.each([
  ['a sign-out', { type: 'session.close' } as const],
  ['a sign-out in another tab', { type: 'session.replace', stored: null } as const],
  ['the sign-in of somebody else', { type: 'session.open', auth: otherAdmin } as const],
])('after %s nothing more of the last person is sent', async (_, event) => {
  const { session, leave, saving, isRunning } = await start();
  leave();
  session.send(event);
  expect(isRunning()).toBe(false);
  expect(keptListSettings(session, 'ads')).toBeUndefined();
  await saving.call(0).succeed(settingsWith(1, 'name'));
  expect(saving.calls).toHaveLength(1);
});

test('an expired session keeps the changes for the same person only', async () => {
  const { session, settings, leave, saving } = await start();
  leave();
  await saving.call(0).fail(refusal('saveListSettings', 401));
  session.send({ type: 'session.reject', token: '61.a', stored: null });
  session.send({ type: 'session.open', auth: { ...admin, token: 'later' } });
  expect(keptListSettings(session, 'ads')).toBe(settings);
  session.send({ type: 'session.reject', token: '61.later', stored: null });
  session.send({ type: 'session.open', auth: otherAdmin });
  expect(keptListSettings(session, 'ads')).toBeUndefined();
});

test('a page that is left without changes ends its loading, unless it returns at once', async () => {
  const session = createActor(sessionMachine, {
    input: { client: noClient, stored: JSON.stringify(admin) },
  }).start();
  const { client, openCall } = fakeServer({ leavesOpen: 'GET /api/v1/list-settings/ads' });
  const settings = createActor(listSettingsMachine, { input: { client, list: 'ads' } });
  startListSettings(session, settings)();
  const leave = startListSettings(session, settings);
  const read = await openCall();
  await flushPromises();
  expect(read.signal.aborted).toBe(false);
  leave();
  await flushPromises();
  expect(read.signal.aborted).toBe(true);
});
