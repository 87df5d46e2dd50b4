import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { loginMachine } from '../../../machines/account/login.ts';
import type { Auth } from '../../../machines/account/session.ts';
import { cooldownLength } from '../../../rules/account/cooldown.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { noClient, silent } from '../calls.ts';
import { coverage, endStates, stuckCalls } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

const user: Auth = { id: 7, name: 'Ayşe', last_name: 'Işık', email: 'a@b.tr', phone: '0555', token: 'u' };
const start = Date.UTC(2026, 0, 5, 9);
const clock = { time: start };

const wrongPassword = refusal('login', 401);
const form: AnyEventObject[] = [
  { type: 'email.change', value: 'a@b.tr' },
  { type: 'password.change', value: 'gizli' },
  { type: 'password.toggle' },
  { type: 'remember.change', remember: true },
  { type: 'remember.change', remember: false },
  { type: 'form.submit' },
  { type: 'xstate.done.actor.authenticate', output: user },
  { type: 'xstate.done.actor.authenticate', output: { ...user, id: 0 } },
  { type: 'xstate.error.actor.authenticate', error: wrongPassword },
];
const link: AnyEventObject[] = [
  { type: 'email.change', value: 'a@b.tr' },
  { type: 'email.change', value: ' ' },
  { type: 'link.request' },
  { type: 'cooldown.see', end: start - 1 },
  { type: 'cooldown.see', end: start + 60_000 },
  { type: 'xstate.done.actor.requestLink', output: undefined },
  { type: 'xstate.error.actor.requestLink', error: unreachable },
  // `waited` is how long ago the clock was last read
  { type: 'xstate.after.second.login.forgotPassword.coolingDown.clock.ticking', waited: 1000 },
  { type: 'xstate.after.second.login.forgotPassword.coolingDown.clock.ticking', waited: cooldownLength },
];

const machine = loginMachine.provide({ actors: { authenticate: silent(), requestLink: silent() } });
const input = {
  client: noClient,
  memory: { email: '', password: '', remember: false, failures: 0, cooldownEnd: undefined },
  digest: (password: string) => `digest of ${password}`,
  now: () => clock.time,
};
/**
 * The two regions share only the typed address: each is walked on its own, or the graph would be
 * their product.
 */
function walkWith(events: readonly AnyEventObject[]) {
  return walk({
    machine,
    input,
    events: () => events,
    // what no guard and no rule looks at (the password, whether it is shown) would only multiply
    // the paths
    position: ({ context }) => [
      context.email.trim() !== '',
      context.remember,
      Math.min(context.failures, 2),
      context.cooldownEnd > context.time,
    ],
    before: ({ context }, event) => {
      clock.time = context.time + (event.waited ?? 0);
    },
    create: (inspect) => {
      clock.time = start;
      return createActor(machine, { input, inspect });
    },
  });
}
const walks = [...walkWith(form), ...walkWith(link)];
const steps = stepsOf(walks);
const saved = (name: string, actions: { type: string; params: unknown }[]) =>
  actions.filter(({ type }) => type === name).map(({ params }) => params);

test('every state and every transition of signing in is reached', () => {
  expect(coverage(machine, walks).unreached).toEqual([]);
});

test('only being signed in ends the flow', () => {
  expect(endStates(machine, walks)).toEqual(['login.credentials.signedIn']);
  expect(stuckCalls(machine, ['watchCooldown'])).toEqual([]);
});

test('the page is busy exactly while a call is under way', () => {
  for (const { after, story } of steps) {
    const calls =
      after.matches({ credentials: 'authenticating' }) || after.matches({ forgotPassword: 'requesting' });
    expect(after.hasTag('busy'), story).toBe(calls);
  }
});

test('failures go up by one on each failed sign-in, to 0 on success, and change at nothing else', () => {
  for (const { event, before, after, actions, story } of steps) {
    const failed = event.type === 'xstate.error.actor.authenticate';
    const entered = event.type === 'xstate.done.actor.authenticate' && event.output.id > 0;
    const expected = failed ? before.context.failures + 1 : entered ? 0 : before.context.failures;
    expect(after.context.failures, story).toBe(expected);
    expect(saved('saveFailures', actions), story).toEqual(failed || entered ? [{ failures: expected }] : []);
  }
});

test('only a known id goes in, and it goes in as it came', () => {
  for (const { event, after, actions, story } of steps) {
    if (!event.type.endsWith('actor.authenticate')) continue;
    const entered = event.type.includes('done') && event.output.id > 0;
    expect(saved('enter', actions), story).toEqual(entered ? [{ auth: event.output }] : []);
    expect(after.matches({ credentials: 'signedIn' }), story).toBe(entered);
    const refused = event.type.includes('error') ? 'failed' : 'unauthorised';
    if (!entered) expect(after.matches({ credentials: { entering: refused } }), story).toBe(true);
  }
});

test('a failed sign-in says why, and a new try forgets it', () => {
  for (const { event, after, story } of steps) {
    if (event.type === 'xstate.error.actor.authenticate') {
      expect(after.context.problem, story).toEqual({
        kind: 'signedOut',
        serverMessage: wrongPassword.serverMessage,
        fields: {},
      });
    }
    if (event.type === 'form.submit') expect(after.context.problem, story).toBeUndefined();
  }
});

test('what was typed stays, whatever comes of it', () => {
  for (const { event, before, after, story } of steps) {
    const { email, password, remember, passwordShown } = before.context;
    const typed = {
      email: event.type === 'email.change' ? event.value : email,
      password: event.type === 'password.change' ? event.value : password,
      remember: event.type === 'remember.change' ? event.remember : remember,
      passwordShown: event.type === 'password.toggle' ? !passwordShown : passwordShown,
    };
    // an address that arrives while the sign-in is under way only clears the other region's message
    const closed = !before.matches({ credentials: 'entering' }) && event.type === 'email.change';
    expect(after.context, story).toMatchObject(closed ? { email } : typed);
  }
});

test('storage keeps the credentials from a sign-in with the box ticked, and clearing the box erases them at once', () => {
  for (const { event, after, actions, story } of steps) {
    const { email, password, remember } = after.context;
    const erases = event.type === 'remember.change' && !event.remember;
    const asks = erases || saved('enter', actions).length > 0;
    const kept = remember ? { email, password, remember } : { email: '', password: '', remember };
    expect(saved('saveRemembered', actions), story).toEqual(asks ? [kept] : []);
  }
});

test('a wait of five minutes begins after each answer, failed or not, and is saved', () => {
  for (const { event, before, after, actions, story } of steps) {
    const answered = event.type.endsWith('actor.requestLink');
    const end = before.context.time + cooldownLength;
    const follows =
      before.matches({ forgotPassword: 'ready' }) && after.matches({ forgotPassword: { coolingDown: {} } });
    const saves = answered ? [{ end }] : follows ? [{ end: after.context.cooldownEnd }] : [];
    expect(saved('saveCooldown', actions), story).toEqual(saves);
    if (!answered) continue;
    expect(after.context.cooldownEnd, story).toBe(end);
    const outcome = event.type.includes('done') ? 'sent' : 'failed';
    expect(after.matches({ forgotPassword: { coolingDown: { outcome } } }), story).toBe(true);
  }
});

test('no link is asked for without an address, nor during the wait', () => {
  for (const { event, before, after, story } of steps) {
    if (!after.matches({ forgotPassword: 'requesting' }) || before.matches({ forgotPassword: 'requesting' }))
      continue;
    expect(event.type, story).toBe('link.request');
    expect(before.context.email, story).toBe('a@b.tr');
    expect(before.matches({ forgotPassword: 'ready' }), story).toBe(true);
  }
});

test('asking without an address says so until one is typed', () => {
  for (const { event, before, after, story } of steps) {
    if (!before.matches({ forgotPassword: 'ready' })) continue;
    const missing = after.matches({ forgotPassword: { ready: 'emailMissing' } });
    if (event.type === 'link.request') expect(missing, story).toBe(before.context.email.trim() === '');
    if (event.type === 'email.change') expect(missing, story).toBe(false);
  }
});

test('the outcome of a request stays to be read until the wait is over', () => {
  for (const { before, after, story } of steps) {
    for (const outcome of ['sent', 'failed'] as const) {
      if (!before.matches({ forgotPassword: { coolingDown: { outcome } } })) continue;
      if (after.matches({ forgotPassword: 'coolingDown' })) {
        expect(after.matches({ forgotPassword: { coolingDown: { outcome } } }), story).toBe(true);
      }
    }
  }
});

test('a request under way is not lost to what another tab does', () => {
  for (const { event, before, after, story } of steps) {
    if (!before.matches({ forgotPassword: 'requesting' }) || event.type.endsWith('actor.requestLink'))
      continue;
    expect(after.matches({ forgotPassword: 'requesting' }), story).toBe(true);
  }
});
