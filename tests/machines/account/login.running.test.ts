import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock, waitFor } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import { type LoginMemory, loginMachine } from '../../../machines/account/login.ts';
import type { Auth } from '../../../machines/account/session.ts';
import { unreachable } from '../../contract/refusal.ts';
import { answered, noClient, wire } from '../calls.ts';

const user: Auth = { id: 7, name: 'Ayşe', last_name: 'Işık', email: 'a@b.tr', phone: '0555', token: 'u' };
const blank: LoginMemory = { email: '', password: '', remember: false, failures: 0, cooldownEnd: undefined };
const opened = Date.UTC(2026, 0, 5, 9);
const minutes = 60_000;

function startLogin(memory: Partial<LoginMemory> = {}, client: ApiClient = noClient) {
  const authenticate = answered<Auth, { client: ApiClient; email: string; password: string }>();
  const requestLink = answered<void, { client: ApiClient; email: string }>();
  const clock = new SimulatedClock();
  const entered: Auth[] = [];
  const kept: number[] = [];
  let report: (end: number) => void = () => undefined;
  const calls =
    client === noClient ? { authenticate: authenticate.logic, requestLink: requestLink.logic } : {};
  const machine = loginMachine.provide({
    actors: {
      ...calls,
      watchCooldown: fromCallback(({ sendBack }) => {
        report = (end) => sendBack({ type: 'cooldown.see', end });
      }),
    },
    actions: {
      enter: (_, { auth }) => void entered.push(auth),
      saveCooldown: (_, { end }) => void kept.push(end),
    },
  });
  const input = {
    client,
    memory: { ...blank, ...memory },
    digest: (password: string) => `digest of ${password}`,
    now: () => opened + clock.now(),
  };
  const login = createActor(machine, { input, clock }).start();
  const seeOtherTab = (end: number) => report(end);
  return { login, clock, authenticate, requestLink, entered, kept, seeOtherTab };
}

test('the page begins with what was remembered', () => {
  const remembered = { email: 'a@b.tr', password: 'gizli', remember: true, failures: 4 };
  const { login } = startLogin(remembered);
  expect(login.getSnapshot().context).toMatchObject({
    ...remembered,
    passwordShown: false,
    problem: undefined,
  });
  expect(login.getSnapshot().matches({ credentials: { entering: 'fresh' } })).toBe(true);
});

test('two quick submits send one request, with the trimmed address and the digest', async () => {
  const { login, authenticate, entered } = startLogin({ email: ' a@b.tr ', password: ' gizli ' });
  login.send({ type: 'form.submit' });
  login.send({ type: 'form.submit' });
  expect(authenticate.calls.map(({ input }) => input)).toEqual([
    { client: noClient, email: 'a@b.tr', password: 'digest of  gizli ' },
  ]);
  await authenticate.call(0).succeed(user);
  expect(entered).toEqual([user]);
  login.send({ type: 'form.submit' });
  expect(authenticate.calls).toHaveLength(1);
});

test.each([
  ['nobody', { data: undefined }],
  ['no number', { data: { id: '62', token: 'abc' } }],
])('an answer that names %s signs nobody in', async (_, answer) => {
  const { client } = wire({ body: answer });
  const { login, entered } = startLogin({ email: 'a@b.tr', password: 'gizli' }, client);
  login.send({ type: 'form.submit' });
  await waitFor(login, (snapshot) => snapshot.matches({ credentials: { entering: 'unauthorised' } }));
  expect(entered).toEqual([]);
});

test('what is sent cannot be changed under way', () => {
  const { login } = startLogin({ email: 'a@b.tr', password: 'gizli' });
  login.send({ type: 'form.submit' });
  expect(login.getSnapshot().can({ type: 'password.change', value: 'x' })).toBe(false);
  expect(login.getSnapshot().can({ type: 'email.change', value: 'x' })).toBe(false);
  expect(login.getSnapshot().can({ type: 'remember.change', remember: true })).toBe(false);
});

test('an answer after the page was left lets nobody in', async () => {
  const { login, authenticate, entered } = startLogin({ email: 'a@b.tr', password: 'gizli' });
  login.send({ type: 'form.submit' });
  login.stop();
  await authenticate.call(0).succeed(user);
  expect(entered).toEqual([]);
  expect(authenticate.call(0).signal.aborted).toBe(true);
});

test('the next link can be asked for five minutes after the answer', async () => {
  const { login, clock, requestLink } = startLogin({ email: ' a@b.tr ' });
  login.send({ type: 'link.request' });
  login.send({ type: 'link.request' });
  expect(requestLink.calls.map(({ input }) => input)).toEqual([{ client: noClient, email: 'a@b.tr' }]);
  await requestLink.call(0).fail(unreachable);
  for (let second = 1; second < 300; second++) {
    clock.increment(1000);
    expect(login.getSnapshot().matches({ forgotPassword: { coolingDown: { outcome: 'failed' } } })).toBe(
      true,
    );
    expect(login.getSnapshot().context.time).toBe(opened + second * 1000);
    expect(login.getSnapshot().can({ type: 'link.request' })).toBe(false);
  }
  clock.increment(1000);
  expect(login.getSnapshot().matches({ forgotPassword: 'ready' })).toBe(true);
  login.send({ type: 'link.request' });
  expect(requestLink.calls).toHaveLength(2);
});

test('the countdown moves each second, not more often', () => {
  const { login, clock } = startLogin({ cooldownEnd: opened + minutes });
  clock.increment(999);
  expect(login.getSnapshot().context.time).toBe(opened);
  clock.increment(1);
  expect(login.getSnapshot().context.time).toBe(opened + 1000);
});

test('a wait survives a reload', () => {
  const { login, clock } = startLogin({ cooldownEnd: opened + minutes });
  expect(login.getSnapshot().matches({ forgotPassword: { coolingDown: { outcome: 'earlier' } } })).toBe(true);
  clock.increment(minutes);
  expect(login.getSnapshot().matches({ forgotPassword: 'ready' })).toBe(true);
});

test('a wait that is over is not waited for again', () => {
  expect(startLogin({ cooldownEnd: opened }).login.getSnapshot().matches({ forgotPassword: 'ready' })).toBe(
    true,
  );
});

test('a stored wait is held to five minutes', () => {
  const { login, kept } = startLogin({ cooldownEnd: opened + 60 * minutes });
  expect(login.getSnapshot().context.cooldownEnd).toBe(opened + 5 * minutes);
  // else each reload would begin the five minutes anew
  expect(kept).toEqual([opened + 5 * minutes]);
});

test('a wait that another tab began holds here too, and no other tab can end it sooner', () => {
  const { login, clock, seeOtherTab } = startLogin({ email: 'a@b.tr' });
  seeOtherTab(opened + 60 * minutes);
  expect(login.getSnapshot().matches({ forgotPassword: 'coolingDown' })).toBe(true);
  expect(login.getSnapshot().context.cooldownEnd).toBe(opened + 5 * minutes);
  for (const end of [opened + minutes, opened - 1, 0, Number.NaN]) seeOtherTab(end);
  clock.increment(5 * minutes - 1000);
  expect(login.getSnapshot().matches({ forgotPassword: 'coolingDown' })).toBe(true);
  clock.increment(1000);
  expect(login.getSnapshot().matches({ forgotPassword: 'ready' })).toBe(true);
});

test('a link under way stays under way when another tab begins its wait', async () => {
  const { login, requestLink, seeOtherTab } = startLogin({ email: 'a@b.tr' });
  login.send({ type: 'link.request' });
  seeOtherTab(opened + minutes);
  expect(requestLink.call(0).signal.aborted).toBe(false);
  await requestLink.call(0).succeed();
  expect(login.getSnapshot().matches({ forgotPassword: { coolingDown: { outcome: 'sent' } } })).toBe(true);
});

test('signing in goes on beside a link that is asked for', async () => {
  const { login, authenticate, requestLink, entered } = startLogin({ email: 'a@b.tr' });
  login.send({ type: 'link.request' });
  login.send({ type: 'form.submit' });
  await requestLink.call(0).succeed();
  await authenticate.call(0).succeed(user);
  expect(entered).toEqual([user]);
});

test('credentials and the request for a link go where the contract says', async () => {
  const { client, sent } = wire({ body: { data: user } });
  const { login, entered } = startLogin({ email: 'a@b.tr', password: 'gizli' }, client);
  login.send({ type: 'form.submit' });
  await waitFor(login, (snapshot) => snapshot.matches({ credentials: 'signedIn' }));
  login.send({ type: 'link.request' });
  await waitFor(login, (snapshot) =>
    snapshot.matches({ forgotPassword: { coolingDown: { outcome: 'sent' } } }),
  );
  expect(entered).toEqual([user]);
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/v1/users/login', { email: 'a@b.tr', password: 'digest of gizli' }],
    ['POST', '/api/v1/users/forgot-password', { email: 'a@b.tr' }],
  ]);
  // whoever was signed in before
  expect(sent[1]?.headers.get('token')).toBe('');
});

test.each([
  ['form.submit', 'POST /api/v1/users/login'],
  ['link.request', 'POST /api/v1/users/forgot-password'],
] as const)('leaving the page ends the call of %s', async (type, leavesOpen) => {
  const { client, openCall } = wire({ leavesOpen });
  const { login } = startLogin({ email: 'a@b.tr', password: 'gizli' }, client);
  login.send({ type });
  const { signal } = await openCall();
  expect(signal.aborted).toBe(false);
  login.stop();
  expect(signal.aborted).toBe(true);
});
