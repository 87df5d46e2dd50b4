import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, type SnapshotFrom } from 'xstate';
import { type Auth, parseAuth, sessionMachine, sessionToken } from '../../../machines/account/session.ts';
import { noClient, silent } from '../calls.ts';
import { coverage, endStates, stuckCalls } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

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
const person = { name: 'Ayşegül', last_name: 'Işık', email: 'yeni@ornek.tr', phone: '0556' };

const events: AnyEventObject[] = [
  { type: 'session.open', auth: user },
  { type: 'session.open', auth: admin },
  { type: 'session.change', person },
  { type: 'session.close' },
  { type: 'session.reject', token: '7.u', stored: JSON.stringify(user) },
  { type: 'session.reject', token: '7.u', stored: null, writing: true },
  { type: 'session.reject', token: '61.a', stored: null },
  { type: 'session.reject', token: '61.a', stored: JSON.stringify(user) },
  { type: 'session.replace', stored: null },
  { type: 'session.replace', stored: null, writing: true },
  { type: 'session.replace', stored: JSON.stringify(user) },
  { type: 'session.replace', stored: JSON.stringify(admin) },
  { type: 'xstate.done.actor.revoke', output: undefined },
  { type: 'xstate.error.actor.revoke', error: new Error('away') },
];
/** Whether the page held changes when the event came. */
let writing = false;
const machine = sessionMachine.provide({
  actors: { revoke: silent() },
  guards: { isWriting: () => writing },
});
const walks = walk({
  machine,
  input: { client: noClient, stored: null },
  events: () => events,
  position: ({ context: { auth, leaving } }) => [auth, leaving],
  before: (_, event) => {
    writing = event.writing === true;
  },
  create: (inspect) => createActor(machine, { input: { client: noClient, stored: null }, inspect }),
});
const steps = stepsOf(walks);
type Session = SnapshotFrom<typeof machine>;
const isReject = ({ type }: AnyEventObject) => type === 'session.reject';
/** The rejection is of the session that this tab and the storage hold. */
const endsHere = (event: AnyEventObject, before: Session) =>
  isReject(event) &&
  event.token === sessionToken(before.context.auth) &&
  [undefined, event.token].includes(sessionToken(parseAuth(event.stored)));

test('every state and every transition of the session is reached', () => {
  expect(coverage(machine, walks).unreached).toEqual([]);
});

test('no state of the session is without a way out', () => {
  expect(endStates(machine, walks)).toEqual([]);
  expect(stuckCalls(machine, ['watchStorage'])).toEqual([]);
});

test('the state says what the record says, on every path', () => {
  for (const { after, story } of steps) {
    const { id, token } = after.context.auth;
    expect(after.matches({ signedIn: 'asAdmin' }), story).toBe(id === 61 && token !== '');
    expect(after.matches({ signedIn: 'asUser' }), story).toBe(id > 0 && id !== 61 && token !== '');
    expect(after.matches('interrupted'), story).toBe(id > 0 && token === '');
    expect(after.matches('signedOut'), story).toBe(id === 0);
  }
});

test('nothing of the person is left in a signed-out session', () => {
  for (const { after, story } of steps) {
    if (after.matches('signedOut')) expect(after.context.auth, story).toEqual(nobody);
  }
});

test('each change is saved as it is, without a token nothing is, and what another tab saved is not saved again', () => {
  for (const { event, before, after, actions, story } of steps) {
    const saves =
      ['session.open', 'session.change', 'session.close'].includes(event.type) || endsHere(event, before);
    const auth = after.matches('interrupted') ? nobody : after.context.auth;
    expect(
      actions.filter(({ type }) => type === 'saveAuth'),
      story,
    ).toEqual(saves ? [{ type: 'saveAuth', params: expect.objectContaining({ auth }) }] : []);
  }
});

test('whoever is writing when the session ends stays on the page until they sign in again or give up', () => {
  for (const { event, before, after, story } of steps) {
    const ends = endsHere(event, before) || (event.type === 'session.replace' && !event.stored);
    if (before.matches('signedIn') && ends) {
      expect(after.matches('interrupted'), story).toBe(event.writing === true);
      if (event.writing) expect(after.context.auth, story).toEqual({ ...before.context.auth, token: '' });
    }
    if (before.matches('interrupted') && event.type === 'session.close') {
      expect(after.matches({ signedOut: 'expired' }), story).toBe(true);
    }
  }
});

test('what was written is forgotten when the person signs out, here or in another tab, and not before', () => {
  for (const { event, before, after, actions, story } of steps) {
    const leaves =
      before.context.auth.id > 0 && after.matches('signedOut') && event.type !== 'session.reject';
    expect(
      actions.some(({ type }) => type === 'clearDrafts'),
      story,
    ).toBe(leaves);
  }
});

test('a sign-in and a change of the person keep what came with them', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'session.open') expect(after.context.auth, story).toEqual(event.auth);
    if (event.type === 'session.change') {
      expect(after.context.auth, story).toEqual({ ...before.context.auth, ...person });
      expect(after.value, story).toEqual(before.value);
    }
  }
});

test('a refused session is signed out and marked as expired, until somebody signs in or another tab says more', () => {
  for (const { event, before, after, story } of steps) {
    const refused =
      (endsHere(event, before) && !event.writing) ||
      (event.type === 'session.close' && before.matches('interrupted'));
    expect(after.matches({ signedOut: 'expired' }), story).toBe(refused);
  }
});

test('signing out forgets the person at once and keeps the token only until it is revoked', () => {
  for (const { event, before, after, story } of steps) {
    const leaving = `${before.context.auth.id}.${before.context.auth.token}`;
    const closes = event.type === 'session.close' && before.matches('signedIn');
    expect(after.matches({ signedOut: 'revoking' }), story).toBe(closes);
    expect(after.context.leaving, story).toBe(closes ? leaving : undefined);
    if (before.matches({ signedOut: 'revoking' }) && event.type.startsWith('xstate.')) {
      expect(after.matches({ signedOut: 'resting' }), story).toBe(true);
    }
  }
});
