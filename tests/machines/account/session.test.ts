import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, type SnapshotFrom } from 'xstate';
import {
  type Auth,
  parseAuth,
  personOf,
  sessionMachine,
  sessionToken,
  signedOutAuth,
} from '../../../machines/account/session.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const user: Auth = {
  id: 7,
  name: 'Ayşe',
  last_name: 'Işık',
  email: 'ayse@ornek.tr',
  phone: '0555',
  token: 'u',
};
const admin: Auth = { ...user, id: 61, token: 'a' };
/** Another person with the id that all admins share. */
const otherAdmin: Auth = { ...admin, email: 'deniz@ornek.tr', token: 'd' };
const empty: Auth = { id: 0, name: '', last_name: '', email: '', phone: '', token: '' };
const person = { name: 'Ayşegül', last_name: 'Işık', email: 'yeni@ornek.tr', phone: '0556' };

const events: AnyEventObject[] = [
  { type: 'session.open', auth: user },
  { type: 'session.open', auth: admin },
  { type: 'session.open', auth: otherAdmin },
  { type: 'session.change', profile: person },
  { type: 'session.close' },
  { type: 'session.reject', token: '7.u', stored: JSON.stringify(user) },
  { type: 'session.reject', token: '7.u', stored: null, writing: true },
  { type: 'session.reject', token: '61.a', stored: null },
  { type: 'session.reject', token: '61.a', stored: JSON.stringify(user) },
  { type: 'session.replace', stored: null },
  { type: 'session.replace', stored: null, writing: true },
  { type: 'session.replace', stored: JSON.stringify(empty) },
  { type: 'session.replace', stored: JSON.stringify(empty), writing: true },
  { type: 'session.replace', stored: JSON.stringify(user) },
  { type: 'session.replace', stored: JSON.stringify(admin) },
  { type: 'session.replace', stored: JSON.stringify({ ...admin, email: 'yeni@ornek.tr' }) },
  { type: 'xstate.done.actor.revoke', output: undefined },
  { type: 'xstate.error.actor.revoke', error: new Error('away') },
];
const machine = sessionMachine.provide({
  actors: { revoke: pendingCall() },
  // the walk's events tell whether the page has unsaved changes
  guards: { hasUnsavedChanges: ({ event }) => 'writing' in event },
});
const walks = walk({
  events: () => events,
  position: ({ context: { auth, expired, tokenToRevoke } }) => [auth, expired, tokenToRevoke],
  create: (inspect) => createActor(machine, { input: { client: noClient, stored: null }, inspect }),
});
const steps = testWalks(machine, walks);
type Session = SnapshotFrom<typeof machine>;
const isReject = ({ type }: AnyEventObject) => type === 'session.reject';
/** Whether the event rejects the session of this tab, and storage holds no newer one. */
const endsHere = (event: AnyEventObject, before: Session) =>
  isReject(event) &&
  event.token === sessionToken(before.context.auth) &&
  [undefined, event.token].includes(sessionToken(parseAuth(event.stored)));

test('the state follows from the auth record', () => {
  for (const { after, story } of steps) {
    const { id, token } = after.context.auth;
    expect(after.matches({ signedIn: 'asAdmin' }), story).toBe(id === 61 && token !== '');
    expect(after.matches({ signedIn: 'asUser' }), story).toBe(id > 0 && id !== 61 && token !== '');
    expect(after.matches('interrupted'), story).toBe(id > 0 && token === '');
    expect(after.matches('signedOut'), story).toBe(id === 0);
  }
});

test('a signed-out session holds no data of the user', () => {
  for (const { after, story } of steps) {
    if (after.matches('signedOut')) expect(after.context.auth, story).toEqual(empty);
  }
});

test('a session is saved after each change of this tab: removed at a sign-out, empty once expired', () => {
  for (const { event, before, after, actions, story } of steps) {
    const closes = event.type === 'session.close' && before.matches('signedIn');
    const saves =
      ['session.open', 'session.change'].includes(event.type) || closes || endsHere(event, before);
    const saved = after.matches('interrupted') ? signedOutAuth : after.context.auth;
    const auth = closes ? undefined : saved;
    expect(
      actions.filter(({ type }) => type === 'saveAuth'),
      story,
    ).toEqual(saves ? [{ type: 'saveAuth', params: { auth } }] : []);
  }
});

test('a user whose session ends with unsaved changes stays on the page until signing in again or giving up', () => {
  for (const { event, before, after, story } of steps) {
    const ends =
      endsHere(event, before) || (event.type === 'session.replace' && !sessionToken(parseAuth(event.stored)));
    if (before.matches('signedIn') && ends) {
      expect(after.matches('interrupted'), story).toBe(event.writing === true);
      if (event.writing) expect(after.context.auth, story).toEqual({ ...before.context.auth, token: '' });
    }
    if (before.matches('interrupted') && event.type === 'session.close') {
      expect(after.matches({ signedOut: 'expired' }), story).toBe(true);
    }
  }
});

test('drafts are cleared on signing out, here or in another tab, and not by giving up an ended session', () => {
  for (const { event, before, after, actions, story } of steps) {
    const signsOut =
      (event.type === 'session.close' && before.matches('signedIn')) ||
      (event.type === 'session.replace' && event.stored === null);
    const leaves = before.context.auth.id > 0 && after.matches('signedOut') && signsOut;
    expect(
      actions.some(({ type }) => type === 'clearDrafts'),
      story,
    ).toBe(leaves);
  }
});

test('the land offer form ends with a sign-out in another tab, also where unsaved changes stay', () => {
  for (const { event, before, after, actions, story } of steps) {
    const signsOut = event.type === 'session.replace' && event.stored === null;
    const stays = before.context.auth.id > 0 && after.matches('interrupted');
    expect(
      actions.some(({ type }) => type === 'clearLandOffer'),
      story,
    ).toBe(signsOut && stays);
  }
});

test('a page is replaced when its user signs out and when somebody else signs in over the session', () => {
  for (const { event, before, after, story } of steps) {
    const [was, is] = [personOf(before.context.auth), personOf(after.context.auth)];
    // another tab, or the profile, has changed the email address
    const isSameSession = is !== 0 && after.context.auth.token === before.context.auth.token;
    const expires =
      isReject(event) || (event.type === 'session.replace' && event.stored === JSON.stringify(empty));
    const leaves = was !== 0 && is !== was && !isSameSession && !(is === 0 && expires);
    const last = before.context.expired;
    const followsExpired = was === 0 && last !== 0 && is !== 0 && is !== last;
    expect(after.context.personChanges, story).toBe(
      before.context.personChanges + Number(leaves || followsExpired),
    );
  }
});

test('after an expired session a page stays for the same user, and is replaced for another', () => {
  const expired = (auth: Auth) => {
    const session = createActor(machine, { input: { client: noClient, stored: JSON.stringify(auth) } });
    session.start().send({ type: 'session.reject', token: `${auth.id}.${auth.token}`, stored: null });
    return session;
  };
  const changesAfter = (before: Auth, auth: Auth) => {
    const session = expired(before);
    session.send({ type: 'session.open', auth: { ...auth, token: 'new' } });
    return session.getSnapshot().context.personChanges;
  };
  expect(expired(user).getSnapshot().context.personChanges).toBe(0);
  expect([changesAfter(user, user), changesAfter(user, admin)]).toEqual([0, 1]);
  expect([changesAfter(admin, admin), changesAfter(admin, otherAdmin)]).toEqual([0, 1]);
});

test('a sign-in and a change of the profile update the auth record', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'session.open') expect(after.context.auth, story).toEqual(event.auth);
    if (event.type === 'session.change') {
      expect(after.context.auth, story).toEqual({ ...before.context.auth, ...person });
      expect(after.value, story).toEqual(before.value);
    }
  }
});

test('a session that the server rejects is signed out as expired', () => {
  for (const { event, before, after, story } of steps) {
    const isExpired = event.type === 'session.replace' && event.stored === JSON.stringify(empty);
    const refused =
      (isExpired && before.context.auth.id > 0 && !event.writing) ||
      (endsHere(event, before) && !event.writing) ||
      (event.type === 'session.close' && before.matches('interrupted'));
    expect(after.matches({ signedOut: 'expired' }), story).toBe(refused);
  }
});

test('the session that another tab has opened since replaces one that ended', () => {
  for (const { event, before, after, story } of steps) {
    if (!['session.reject', 'session.replace'].includes(event.type)) continue;
    const opened = parseAuth(event.stored);
    const isOver = event.type === 'session.replace' || event.token === sessionToken(before.context.auth);
    if (isOver && opened.id > 0 && !endsHere(event, before))
      expect(after.context.auth, story).toEqual(opened);
  }
});

test('signing out clears the user at once and keeps the token only until it is revoked', () => {
  for (const { event, before, after, story } of steps) {
    const token = `${before.context.auth.id}.${before.context.auth.token}`;
    const closes = event.type === 'session.close' && before.matches('signedIn');
    expect(after.matches({ signedOut: 'revoking' }), story).toBe(closes);
    expect(after.context.tokenToRevoke, story).toBe(closes ? token : undefined);
    if (before.matches({ signedOut: 'revoking' }) && event.type.startsWith('xstate.')) {
      expect(after.matches({ signedOut: 'resting' }), story).toBe(true);
    }
  }
});

const start = (stored: string | null, machine = sessionMachine, client = noClient) =>
  createActor(machine, { input: { client, stored } }).start();

test('a stored auth record signs its user in', () => {
  expect(start(JSON.stringify(user)).getSnapshot()).toMatchObject({
    value: { signedIn: 'asUser' },
    context: { auth: user },
  });
  expect(start(JSON.stringify(admin)).getSnapshot().value).toEqual({ signedIn: 'asAdmin' });
});

test.each([
  ['nothing', null],
  ['invalid JSON', '{id:'],
  ['a number', '61'],
  ['null', 'null'],
  ['an empty record', '{}'],
  ['a record without a token', JSON.stringify({ ...user, token: '' })],
  ['a token that is not a string', JSON.stringify({ ...user, token: 1 })],
  ['a negative id', JSON.stringify({ ...user, id: -61 })],
  ['a fractional id', JSON.stringify({ ...user, id: 61.5 })],
  ['an id that is not a number', JSON.stringify({ ...user, id: 'admin' })],
])('%s in storage means signed out', (_, stored) => {
  expect(start(stored).getSnapshot()).toMatchObject({
    value: { signedOut: 'resting' },
    context: { auth: signedOutAuth },
  });
});

test('a field of a stored record that is not a string is read as empty', () => {
  const stored = JSON.stringify({ ...user, name: 5, phone: null });
  expect(parseAuth(stored)).toEqual({ ...user, name: '', phone: '' });
});

test('the token header joins id and token, and is left out when signed out', () => {
  expect(sessionToken(user)).toBe('7.u');
  expect(sessionToken(signedOutAuth)).toBeUndefined();
  expect(sessionToken({ ...user, token: '' })).toBeUndefined();
  expect(sessionToken({ ...user, id: 0 })).toBeUndefined();
});

test('signing out revokes the token, even when somebody signs in or closes the tab meanwhile', async () => {
  const { client, sent } = fakeServer();
  const session = start(JSON.stringify(user), sessionMachine, client);
  session.send({ type: 'session.close' });
  session.send({ type: 'session.open', auth: admin });
  await expect.poll(() => sent.length).toBe(1);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/v1/users/logout']);
  expect(sent[0]?.headers.get('token')).toBe('7.u');
  expect([sent[0]?.signal.aborted, sent[0]?.request.keepalive]).toEqual([false, true]);
  session.send({ type: 'session.close' });
  await waitFor(session, (snapshot) => snapshot.matches({ signedOut: 'resting' }));
});

test('a tab follows the sign-ins and sign-outs of the other tabs', () => {
  let report: (stored: string | null) => void = () => undefined;
  const watchStorage = fromCallback(({ sendBack }) => {
    report = (stored) => sendBack({ type: 'session.replace', stored });
  });
  const session = start(JSON.stringify(user), sessionMachine.provide({ actors: { watchStorage } }));
  report(null);
  expect(session.getSnapshot().value).toEqual({ signedOut: 'resting' });
  report(JSON.stringify(admin));
  expect(session.getSnapshot().value).toEqual({ signedIn: 'asAdmin' });
});

test('the fields that a login answer lacks are empty', () => {
  const session = start(null);
  const auth: Auth = JSON.parse('{"id":7,"token":"u"}');
  session.send({ type: 'session.open', auth });
  expect(session.getSnapshot().context.auth).toEqual({ ...empty, id: 7, token: 'u' });
});
