import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import type { Auth } from '../../../machines/account/session.ts';
import { type RememberedCredentials, signInMachine } from '../../../machines/account/signIn.ts';
import { refusal } from '../../contract/refusal.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { undeclaredOutput } from '../checkedOutputs.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const user: Auth = { id: 7, name: 'Ayşe', last_name: 'Işık', email: 'a@b.tr', phone: '0555', token: 'u' };
const wrongPassword = refusal('login', 401);
const incomplete = refusal('login', 400);
const codeNeeded = refusal('login', 401, 'codeNeeded');
const events: AnyEventObject[] = [
  { type: 'field.change', field: 'email', value: 'a@b.tr' },
  { type: 'field.change', field: 'password', value: 'gizli' },
  { type: 'field.change', field: 'code', value: '287082' },
  { type: 'password.toggle' },
  { type: 'remember.change', remember: true },
  { type: 'remember.change', remember: false },
  { type: 'form.submit' },
  { type: 'link.request' },
  { type: 'xstate.done.actor.authenticate', output: user },
  { type: 'xstate.done.actor.authenticate', output: undeclaredOutput({ ...user, id: 0 }) },
  { type: 'xstate.error.actor.authenticate', error: wrongPassword },
  { type: 'xstate.error.actor.authenticate', error: incomplete },
  { type: 'xstate.error.actor.authenticate', error: codeNeeded },
];

const machine = signInMachine.provide({ actors: { authenticate: pendingCall() } });
const blank: RememberedCredentials = { email: '', password: '', remember: false };
const inputWith = (client: ApiClient, remembered = blank) => ({
  client,
  remembered,
  failures: 0,
  digest: (password: string) => `digest of ${password}`,
});
const walks = walk({
  events: () => events,
  // no transition depends on the password or on whether it is shown
  position: ({ context }) => [
    context.email !== '',
    context.remember,
    context.code !== '',
    context.codeNeeded,
    Math.min(context.failures, 2),
    Object.keys(context.problem?.fields ?? {}),
  ],
  create: (inspect) => createActor(machine, { input: inputWith(noClient), inspect }),
});
const steps = testWalks(machine, walks, ['signIn.signedIn']);
const paramsOf = (name: string, actions: { type: string; params: unknown }[]) =>
  actions.filter(({ type }) => type === name).map(({ params }) => params);

test('the form is busy exactly while the server checks the credentials', () => {
  for (const { after, story } of steps)
    expect(after.hasTag('busy'), story).toBe(after.matches('authenticating'));
});

const isRefused = ({ type }: AnyEventObject) => type === 'xstate.error.actor.authenticate';
/** The answer asks for a code, and none was sent: the first half of a sign-in, no failure. */
const isAsked = ({ event, before }: Pick<(typeof steps)[number], 'event' | 'before'>) =>
  isRefused(event) &&
  event.error === codeNeeded &&
  !(before.context.codeNeeded && before.context.code !== '');
const hasFailed = (step: Pick<(typeof steps)[number], 'event' | 'before'>) =>
  isRefused(step.event) && !isAsked(step);
const hasAnswered = ({ type }: AnyEventObject) => type === 'xstate.done.actor.authenticate';
const hasEntered = (event: AnyEventObject) => hasAnswered(event) && event.output.id > 0;

test('a failed sign-in raises the stored count by one', () => {
  for (const { event, before, after, actions, story } of steps) {
    if (!hasFailed({ event, before })) continue;
    const failures = before.context.failures + 1;
    expect(after.value, story).toEqual({ entering: 'failed' });
    expect(after.context.failures, story).toBe(failures);
    expect(paramsOf('saveFailures', actions), story).toEqual([{ failures }]);
  }
});

test('a successful sign-in resets the stored count to 0, and opens the session of the answer', () => {
  for (const { event, after, actions, story } of steps) {
    if (!hasEntered(event)) continue;
    expect(after.value, story).toBe('signedIn');
    expect(after.context.failures, story).toBe(0);
    expect(paramsOf('saveFailures', actions), story).toEqual([{ failures: 0 }]);
    expect(paramsOf('enter', actions), story).toEqual([{ auth: event.output }]);
  }
});

test('nothing else changes the count or opens a session', () => {
  for (const { event, before, after, actions, story } of steps) {
    if (!hasEntered(event)) expect(paramsOf('enter', actions), story).toEqual([]);
    if (hasEntered(event) || hasFailed({ event, before })) continue;
    expect(after.context.failures, story).toBe(before.context.failures);
    expect(paramsOf('saveFailures', actions), story).toEqual([]);
  }
});

test('an answer without an id above 0 is no sign-in', () => {
  for (const { event, after, story } of steps) {
    if (hasAnswered(event) && !hasEntered(event))
      expect(after.value, story).toEqual({ entering: 'unauthorised' });
  }
});

test('a failed sign-in shows the reason until the next try', () => {
  for (const { event, before, after, story } of steps) {
    if (hasFailed({ event, before })) {
      const { kind, serverMessage, fields } = event.error;
      expect(after.context.problem, story).toEqual({ kind, serverMessage, fields });
    }
    if (event.type === 'form.submit') expect(after.context.problem, story).toBeUndefined();
  }
});

test('being asked for the code opens its field, until another address is typed', () => {
  for (const { event, before, after, story } of steps) {
    const isOther = event.type === 'field.change' && event.field === 'email' && before.matches('entering');
    const asked = isAsked({ event, before });
    if (asked) expect(after.value, story).toEqual({ entering: 'codeAsked' });
    expect(after.context.codeNeeded, story).toBe(asked || (before.context.codeNeeded && !isOther));
    if (isOther) expect(after.context.code, story).toBe('');
  }
});

test('requesting a reset link takes the refusal of the sign-in away', () => {
  for (const { event, before, after, story } of steps)
    if (event.type === 'link.request' && before.matches('entering'))
      expect([after.value, after.context.problem], story).toEqual([{ entering: 'fresh' }, undefined]);
});

test('a field that the server has refused stays marked until it is changed', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'field.change' || !before.matches('entering')) continue;
    const { [event.field]: refused, ...others } = before.context.problem?.fields ?? {};
    expect(after.context.problem?.fields ?? {}, story).toEqual(others);
    expect(after.value, story).toEqual(refused ? { entering: 'fresh' } : before.value);
  }
});

const isOtherPerson = ({ type, field }: AnyEventObject) => type === 'field.change' && field === 'email';

test('no outcome changes what the user typed', () => {
  for (const { event, before, after, story } of steps) {
    const { email, password, remember, passwordShown, code } = before.context;
    expect(after.context, story).toMatchObject({
      ...(!isOtherPerson(event) &&
        !isAsked({ event, before }) && { code: event.field === 'code' ? event.value : code }),
      email: event.field === 'email' ? event.value : email,
      password: event.field === 'password' ? event.value : password,
      remember: event.type === 'remember.change' ? event.remember : remember,
      passwordShown: event.type === 'password.toggle' ? !passwordShown : passwordShown,
    });
  }
});

test('a sign-in with the box ticked stores the credentials, and clearing the box removes them', () => {
  for (const { event, after, actions, story } of steps) {
    const { email, password, remember } = after.context;
    const erases = event.type === 'remember.change' && !event.remember;
    const isSaved = erases || paramsOf('enter', actions).length > 0;
    const stored = remember ? { email, password, remember } : blank;
    expect(paramsOf('saveRemembered', actions), story).toEqual(isSaved ? [stored] : []);
  }
});

test('the form starts with the remembered credentials', () => {
  const remembered = { email: 'a@b.tr', password: 'gizli', remember: true };
  const signIn = createActor(machine, { input: inputWith(noClient, remembered) }).start();
  expect(signIn.getSnapshot().context).toMatchObject({ ...remembered, passwordShown: false });
  expect(signIn.getSnapshot().value).toEqual({ entering: 'fresh' });
});

test('two quick submits send one call, with the trimmed address and the digest', async () => {
  const { client, sent } = fakeServer({ answers: { login: { data: user } } });
  const remembered = { ...blank, email: ' a@b.tr ', password: ' gizli ' };
  const signIn = createActor(signInMachine, { input: inputWith(client, remembered) }).start();
  signIn.send({ type: 'form.submit' });
  signIn.send({ type: 'form.submit' });
  await waitFor(signIn, (snapshot) => snapshot.matches('signedIn'));
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/v1/users/login', { email: 'a@b.tr', password: 'digest of  gizli ' }],
  ]);
});

test('a code is sent without blanks around it, and only once the server has asked for it', async () => {
  const { client, sent } = fakeServer({ answers: { login: codeNeeded } });
  const signIn = createActor(signInMachine, { input: inputWith(client) }).start();
  for (const code of ['287082', ' 287082 ']) {
    signIn.send({ type: 'field.change', field: 'code', value: code });
    signIn.send({ type: 'form.submit' });
    await waitFor(signIn, (snapshot) => snapshot.matches('entering'));
  }
  expect(sent.map(({ body }) => Object(body).code)).toEqual([undefined, '287082']);
});

test.each([
  ['no user', { data: undefined }],
  ['an id that is not a number', { data: { id: '62', token: 'abc' } }],
])('an answer with %s is a sign-in without permission', async (_, answer) => {
  const { client } = fakeServer({ undeclared: { login: { json: answer } } });
  const signIn = createActor(signInMachine, { input: inputWith(client) }).start();
  signIn.send({ type: 'form.submit' });
  await waitFor(signIn, (snapshot) => snapshot.matches({ entering: 'unauthorised' }));
});

test('leaving the page aborts the sign-in', async () => {
  const { client, expectAbortedBy } = fakeServer({ leavesOpen: 'POST /api/v1/users/login' });
  const signIn = createActor(signInMachine, { input: inputWith(client) }).start();
  signIn.send({ type: 'form.submit' });
  await expectAbortedBy(() => signIn.stop());
});
