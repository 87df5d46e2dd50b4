import { expect, test } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import { type Auth, sessionMachine, sessionToken } from '../../../machines/account/session.ts';
import { answered, noClient, wire } from '../calls.ts';

const user: Auth = {
  id: 7,
  name: 'Ayşe',
  last_name: 'Işık',
  email: 'ayse@ornek.tr',
  phone: '0555',
  token: 'u',
};
const admin: Auth = { ...user, id: 61, token: 'a' };
const nobody: Auth = { id: 0, name: '', last_name: '', email: '', phone: '', token: '' };

function restored(stored: string | null) {
  return createActor(sessionMachine, { input: { client: noClient, stored } })
    .start()
    .getSnapshot();
}

test('a stored record signs its person in', () => {
  expect(restored(JSON.stringify(user)).matches({ signedIn: 'asUser' })).toBe(true);
  expect(restored(JSON.stringify(user)).context.auth).toEqual(user);
  expect(restored(JSON.stringify(admin)).matches({ signedIn: 'asAdmin' })).toBe(true);
});

test.each([
  ['nothing', null],
  ['something that is not JSON', '{id:'],
  ['a number', '61'],
  ['null', 'null'],
  ['an empty record', '{}'],
  ['a record without a token', JSON.stringify({ ...user, token: '' })],
  ['a token that is not a text', JSON.stringify({ ...user, token: 1 })],
  ['a negative id', JSON.stringify({ ...user, id: -61 })],
  ['an id that is not whole', JSON.stringify({ ...user, id: 61.5 })],
  ['an id that is not a number', JSON.stringify({ ...user, id: 'admin' })],
])('%s in storage means signed out', (_, stored) => {
  const snapshot = restored(stored);
  expect(snapshot.matches({ signedOut: 'resting' })).toBe(true);
  expect(snapshot.context.auth).toEqual(nobody);
});

test('fields of a stored record that are not texts are read as empty', () => {
  expect(restored(JSON.stringify({ ...user, name: 5, phone: null })).context.auth).toEqual({
    ...user,
    name: '',
    phone: '',
  });
});

test('the token header joins id and token, and is left out when signed out', () => {
  expect(sessionToken(user)).toBe('7.u');
  expect(sessionToken(nobody)).toBeUndefined();
  expect(sessionToken({ ...user, token: '' })).toBeUndefined();
  expect(sessionToken({ ...user, id: 0 })).toBeUndefined();
});

test('a signed-out session takes no change, no close and no rejection', () => {
  const snapshot = restored(null);
  expect(snapshot.can({ type: 'session.change', person: user })).toBe(false);
  expect(snapshot.can({ type: 'session.close' })).toBe(false);
  expect(snapshot.can({ type: 'session.reject', token: '7.u', stored: null })).toBe(false);
});

test('signing out revokes the token of the person who leaves', async () => {
  const { client, sent } = wire({ body: { status: 'success' } });
  const session = createActor(sessionMachine, { input: { client, stored: JSON.stringify(user) } }).start();
  session.send({ type: 'session.close' });
  await waitFor(session, (snapshot) => snapshot.matches({ signedOut: 'resting' }));
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/v1/users/logout']);
  expect(sent[0]?.headers.get('token')).toBe('7.u');
});

test('a revocation that answers after the next sign-in changes nothing', async () => {
  const revoke = answered<void, { client: ApiClient; token: string | undefined }>();
  const machine = sessionMachine.provide({ actors: { revoke: revoke.logic } });
  const session = createActor(machine, { input: { client: noClient, stored: JSON.stringify(user) } }).start();
  session.send({ type: 'session.close' });
  session.send({ type: 'session.open', auth: admin });
  await revoke.call(0).fail(new Error('late'));
  expect(session.getSnapshot().matches({ signedIn: 'asAdmin' })).toBe(true);
  expect(session.getSnapshot().context.auth).toEqual(admin);
});

test('a sign-out in another tab signs out here', () => {
  let report: (stored: string | null) => void = () => undefined;
  const watchStorage = fromCallback(({ sendBack }) => {
    report = (stored) => sendBack({ type: 'session.replace', stored });
  });
  const machine = sessionMachine.provide({ actors: { watchStorage } });
  const session = createActor(machine, { input: { client: noClient, stored: JSON.stringify(user) } }).start();
  report(null);
  expect(session.getSnapshot().matches({ signedOut: 'resting' })).toBe(true);
  report(JSON.stringify(admin));
  expect(session.getSnapshot().matches({ signedIn: 'asAdmin' })).toBe(true);
});

test('a sign-in that answers no more than an id and a token leaves the rest empty', () => {
  const saved: Auth[] = [];
  const machine = sessionMachine.provide({ actions: { saveAuth: (_, { auth }) => void saved.push(auth) } });
  const session = createActor(machine, { input: { client: noClient, stored: null } }).start();
  const answer: Auth = JSON.parse('{"id":7,"token":"u"}');
  session.send({ type: 'session.open', auth: answer });
  expect(saved).toEqual([{ ...nobody, id: 7, token: 'u' }]);
});

test('a sign-out reaches the server, even if somebody signs in meanwhile', async () => {
  const { client, sent } = wire({ body: { status: 'success' } });
  const session = createActor(sessionMachine, { input: { client, stored: JSON.stringify(user) } }).start();
  session.send({ type: 'session.close' });
  session.send({ type: 'session.open', auth: admin });
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.signal.aborted).toBe(false);
});

test('a late rejection of an earlier session signs nobody out, here or in storage', () => {
  const saved: Auth[] = [];
  const machine = sessionMachine.provide({ actions: { saveAuth: (_, { auth }) => void saved.push(auth) } });
  const session = createActor(machine, { input: { client: noClient, stored: JSON.stringify(user) } }).start();
  session.send({ type: 'session.open', auth: { ...user, token: 'new' } });
  saved.length = 0;
  session.send({ type: 'session.reject', token: '7.u', stored: JSON.stringify({ ...user, token: 'new' }) });
  session.send({ type: 'session.reject', token: '7.u', stored: null });
  expect(session.getSnapshot().matches({ signedIn: 'asUser' })).toBe(true);
  expect([session.getSnapshot().context.auth.token, saved]).toEqual(['new', []]);
});

test('a rejection is no end for the session that another tab has stored meanwhile', () => {
  const saved: Auth[] = [];
  const machine = sessionMachine.provide({ actions: { saveAuth: (_, { auth }) => void saved.push(auth) } });
  const session = createActor(machine, { input: { client: noClient, stored: JSON.stringify(user) } }).start();
  session.send({ type: 'session.reject', token: '7.u', stored: JSON.stringify({ ...user, token: 'new' }) });
  expect(session.getSnapshot().matches({ signedIn: 'asUser' })).toBe(true);
  expect([session.getSnapshot().context.auth.token, saved]).toEqual(['new', []]);
});
