import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, SimulatedClock } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import { forgotPasswordMachine } from '../../../machines/account/forgotPassword.ts';
import { cooldownMs } from '../../../rules/account/cooldown.ts';
import { unreachable } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const opened = Date.UTC(2026, 0, 5, 9);
const minuteMs = 60_000;
const wallClock = { time: opened };
const events: AnyEventObject[] = [
  { type: 'email.change' },
  { type: 'link.request', email: ' a@b.tr ' },
  { type: 'link.request', email: ' ' },
  { type: 'link.request', email: 'a,b@c.tr' },
  { type: 'cooldown.start', end: opened - 1 },
  { type: 'cooldown.start', end: opened + minuteMs },
  { type: 'xstate.done.actor.requestLink', output: undefined },
  { type: 'xstate.error.actor.requestLink', error: unreachable },
  // `elapsedMs` since the last reading of the clock
  { type: 'xstate.after.second.forgotPassword.coolingDown.clock.ticking', elapsedMs: 1000 },
  { type: 'xstate.after.second.forgotPassword.coolingDown.clock.ticking', elapsedMs: cooldownMs },
  { type: 'xstate.after.second.forgotPassword.coolingDown.clock.ticking', elapsedMs: -60 * minuteMs },
];
const machine = forgotPasswordMachine.provide({ actors: { requestLink: pendingCall() } });
const input = { client: noClient, storedCooldownEnd: undefined, now: () => wallClock.time };
const walks = walk({
  events: () => events,
  position: ({ context }) => context.cooldownEnd > context.time,
  before: ({ context }, event) => {
    wallClock.time = context.time + (event.elapsedMs ?? 0);
  },
  create: (inspect) => {
    wallClock.time = opened;
    return createActor(machine, { input, inspect });
  },
});
const steps = testWalks(machine, walks);

const isAnswer = ({ type }: AnyEventObject) => type.endsWith('actor.requestLink');
const saved = (actions: { type: string; params: unknown }[]) =>
  actions.filter(({ type }) => type === 'saveCooldown').map(({ params }) => params);

test('a cooldown of five minutes starts after each answer, failed or not, and is saved', () => {
  for (const { event, before, after, actions, story } of steps) {
    if (!isAnswer(event)) continue;
    const end = before.context.time + cooldownMs;
    expect(after.context.cooldownEnd, story).toBe(end);
    expect(saved(actions), story).toEqual([{ end }]);
    const outcome = event.type.includes('done') ? 'sent' : 'failed';
    expect(after.matches({ coolingDown: { outcome } }), story).toBe(true);
  }
});

test("another tab's cooldown is saved too, and one that a clock set back would prolong, and nothing else is", () => {
  for (const { event, before, after, actions, story } of steps) {
    if (isAnswer(event)) continue;
    const isSetBack = (event.elapsedMs ?? 0) < 0 && before.matches('coolingDown');
    const starts = isSetBack || (before.matches('ready') && after.matches('coolingDown'));
    expect(saved(actions), story).toEqual(starts ? [{ end: after.context.cooldownEnd }] : []);
  }
});

test('a clock that is set back never shows more than five minutes', () => {
  for (const { after, story } of steps)
    expect(after.context.cooldownEnd - after.context.time, story).toBeLessThanOrEqual(cooldownMs);
});

test('a request without an address, or for none, shows a message until one is typed', () => {
  for (const { event, before, after, story } of steps) {
    if (!before.matches('ready')) continue;
    for (const [state, email] of [
      ['emailMissing', ' '],
      ['emailInvalid', 'a,b@c.tr'],
    ] as const) {
      const isShown = after.matches({ ready: state });
      if (event.type === 'link.request') expect(isShown, story).toBe(event.email === email);
      if (event.type === 'email.change') expect(isShown, story).toBe(false);
    }
  }
});

test('a request is sent with the trimmed address and cannot be repeated during the cooldown', () => {
  for (const { event, before, after, story } of steps) {
    expect(after.can({ type: 'link.request', email: 'a@b.tr' }), story).toBe(after.matches('ready'));
    if (!after.matches('requesting') || before.matches('requesting')) continue;
    expect(event, story).toEqual({ type: 'link.request', email: ' a@b.tr ' });
    expect(after.context.email, story).toBe('a@b.tr');
  }
});

test('the page is busy exactly while it requests a link', () => {
  for (const { after, story } of steps) expect(after.hasTag('busy'), story).toBe(after.matches('requesting'));
});

test('the outcome of a request stays visible until the cooldown ends', () => {
  for (const { before, after, story } of steps) {
    for (const outcome of ['sent', 'failed'] as const) {
      if (!before.matches({ coolingDown: { outcome } }) || !after.matches('coolingDown')) continue;
      expect(after.matches({ coolingDown: { outcome } }), story).toBe(true);
    }
  }
});

/** A page on a simulated clock; `startInOtherTab` reports a cooldown of another tab. */
function openPage(storedCooldownEnd?: number, client: ApiClient = noClient) {
  const requestLink = controlledCall<void, { client: ApiClient; email: string }>();
  const clock = new SimulatedClock();
  const saved: number[] = [];
  let startInOtherTab: (end: number) => void = () => undefined;
  const provided = forgotPasswordMachine.provide({
    actors: {
      ...(client === noClient && { requestLink: requestLink.logic }),
      watchCooldown: fromCallback(({ sendBack }) => {
        startInOtherTab = (end) => sendBack({ type: 'cooldown.start', end });
      }),
    },
    actions: { saveCooldown: (_, { end }) => void saved.push(end) },
  });
  const now = () => opened + clock.now();
  const page = createActor(provided, { input: { client, storedCooldownEnd, now }, clock }).start();
  return { page, clock, requestLink, saved, startInOtherTab: (end: number) => startInOtherTab(end) };
}

test('after a request the countdown runs each second for five minutes', async () => {
  const { page, clock, requestLink } = openPage();
  page.send({ type: 'link.request', email: 'a@b.tr' });
  await requestLink.call(0).fail(unreachable);
  clock.increment(999);
  expect(page.getSnapshot().context.time).toBe(opened);
  clock.increment(1);
  expect(page.getSnapshot().context.time).toBe(opened + 1000);
  for (let second = 2; second < 300; second++) clock.increment(1000);
  expect(page.getSnapshot().matches({ coolingDown: { outcome: 'failed' } })).toBe(true);
  clock.increment(1000);
  expect(page.getSnapshot().matches('ready')).toBe(true);
});

test('a cooldown survives a reload', () => {
  const { page, clock } = openPage(opened + minuteMs);
  expect(page.getSnapshot().matches({ coolingDown: { outcome: 'earlier' } })).toBe(true);
  clock.increment(minuteMs);
  expect(page.getSnapshot().matches('ready')).toBe(true);
  expect(openPage(opened).page.getSnapshot().matches('ready')).toBe(true);
});

test('a stored cooldown is clamped to five minutes, and the clamped end is stored', () => {
  const { page, saved } = openPage(opened + 60 * minuteMs);
  expect(page.getSnapshot().context.cooldownEnd).toBe(opened + 5 * minuteMs);
  expect(saved).toEqual([opened + 5 * minuteMs]);
});

test('a cooldown of another tab applies here too, clamped, and shortens none', () => {
  const { page, clock, startInOtherTab } = openPage();
  startInOtherTab(opened + 60 * minuteMs);
  expect(page.getSnapshot().context.cooldownEnd).toBe(opened + 5 * minuteMs);
  for (const end of [opened + minuteMs, opened - 1, 0, Number.NaN]) startInOtherTab(end);
  clock.increment(5 * minuteMs - 1000);
  expect(page.getSnapshot().matches('coolingDown')).toBe(true);
  clock.increment(1000);
  expect(page.getSnapshot().matches('ready')).toBe(true);
});

test('a later cooldown of another tab extends the one of this tab', () => {
  const { page, clock, startInOtherTab } = openPage(opened + minuteMs);
  startInOtherTab(opened + 2 * minuteMs);
  clock.increment(2 * minuteMs - 1000);
  expect(page.getSnapshot().matches('coolingDown')).toBe(true);
  clock.increment(1000);
  expect(page.getSnapshot().matches('ready')).toBe(true);
});

test('a cooldown of another tab does not abort the call of this one', async () => {
  const { page, requestLink, startInOtherTab } = openPage();
  page.send({ type: 'link.request', email: 'a@b.tr' });
  startInOtherTab(opened + minuteMs);
  expect(requestLink.call(0).signal.aborted).toBe(false);
  await requestLink.call(0).succeed();
  expect(page.getSnapshot().matches({ coolingDown: { outcome: 'sent' } })).toBe(true);
});

test('two quick requests send one call, without the token of an earlier session', async () => {
  const { client, sent } = fakeServer();
  const { page } = openPage(undefined, client);
  page.send({ type: 'link.request', email: ' a@b.tr ' });
  page.send({ type: 'link.request', email: ' a@b.tr ' });
  await waitFor(page, (snapshot) => snapshot.matches({ coolingDown: { outcome: 'sent' } }));
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/v1/users/forgot-password', { email: 'a@b.tr' }],
  ]);
  expect(sent[0]?.headers.get('token')).toBe('');
});

test('leaving the page aborts the call', async () => {
  const { client, expectAbortedBy } = fakeServer({ leavesOpen: 'POST /api/v1/users/forgot-password' });
  const { page } = openPage(undefined, client);
  page.send({ type: 'link.request', email: 'a@b.tr' });
  await expectAbortedBy(() => page.stop());
});
