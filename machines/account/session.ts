import { and, assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { adminId } from '../../rules/account/adminId.ts';
import { normaliseEmail } from '../../rules/people/email.ts';
import { property } from '../../rules/records/properties.ts';

/** The auth record in storage (product, 3). */
export interface Auth {
  id: number;
  name: string;
  last_name: string;
  email: string;
  phone: string;
  token: string;
}
/** The auth record without a session. */
export const signedOutAuth: Auth = { id: 0, name: '', last_name: '', email: '', phone: '', token: '' };

/** Tells people apart; 0 is a visitor. */
export type Person = number | string;
/** All admins have one id, so that their email addresses tell them apart. */
export const personOf = ({ id, email }: Auth): Person => (id === adminId && normaliseEmail(email)) || id;

/** The value of the `token` header, or undefined when signed out. */
export function sessionToken(auth: Auth): string | undefined {
  return auth.id > 0 && auth.token !== '' ? `${auth.id}.${auth.token}` : undefined;
}

/** Reads the auth record of storage; anything else means signed out. */
export function parseAuth(stored: string | null): Auth {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    const field = (name: keyof Auth) => {
      const text = property(value, name);
      return typeof text === 'string' ? text : '';
    };
    const id = Number(property(value, 'id'));
    const auth = {
      id: Number.isSafeInteger(id) ? id : 0,
      name: field('name'),
      last_name: field('last_name'),
      email: field('email'),
      phone: field('phone'),
      token: field('token'),
    };
    return sessionToken(auth) ? auth : signedOutAuth;
  } catch {
    return signedOutAuth;
  }
}

interface Input {
  client: ApiClient;
  stored: string | null;
}
interface Context {
  client: ApiClient;
  auth: Auth;
  /** Whose session has expired on this page; 0 after a sign-out. */
  expired: Person;
  /** The token that signing out has to revoke on the server. */
  tokenToRevoke: string | undefined;
  /**
   * Rises at a sign-out, and when another user signs in over a session or after one that expired.
   * The page is then replaced: the next person must not see what the last one typed.
   */
  personChanges: number;
}
type Event =
  | { type: 'session.open'; auth: Auth }
  | { type: 'session.change'; profile: Pick<Auth, 'name' | 'last_name' | 'email' | 'phone'> }
  | { type: 'session.close' }
  /**
   * The server has rejected the session of this `token` header; `stored` is the auth record at
   * that moment.
   */
  | { type: 'session.reject'; token: string; stored: string | null }
  /**
   * Another tab changed the stored record: a sign-in, a sign-out (null), or an expired session.
   */
  | { type: 'session.replace'; stored: string | null };

const isSignedInRecord = ({ event }: { event: { stored: string | null } }) => parseAuth(event.stored).id > 0;

/**
 * The session of a visitor, a consultant or an admin (product, 3 and 6). It is restored from
 * storage, saved on every change and shared between tabs. An answer 401 signs out with a message; a
 * user with unsaved changes stays on the page and signs in again there. A 401 for the token of an
 * earlier session changes nothing.
 */
export const sessionMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    // biome-ignore lint/plugin: neither a new sign-in nor closing the tab may end this call
    revoke: fromPromise<void, { client: ApiClient; token: string | undefined }>(async ({ input }) => {
      if (!input.token) return;
      await input.client.POST('/api/v1/users/logout', { headers: { token: input.token }, keepalive: true });
    }),
    /** Reports the auth record that other tabs store; the pages provide it. */
    watchStorage: fromCallback(() => undefined),
  },
  guards: {
    isAdmin: ({ context }) => context.auth.id === adminId,
    isSignedIn: ({ context }) => context.auth.id > 0,
    /** The pages provide it. */
    hasUnsavedChanges: () => false,
    /** The record was stored without a session, not removed by a sign-out. */
    isExpiry: ({ event }) => event.type === 'session.replace' && event.stored !== null,
    isOfThisSession: ({ context, event }) =>
      event.type === 'session.reject' && event.token === sessionToken(context.auth),
    /** Another tab has signed in, which the browser has not reported to this tab yet. */
    isReplacedInStorage: ({ event }) => {
      if (event.type !== 'session.reject') return false;
      const stored = sessionToken(parseAuth(event.stored));
      return stored !== undefined && stored !== event.token;
    },
  },
  actions: {
    keepStored: assign(({ context, event }) => {
      assertEvent(event, ['session.replace', 'session.reject']);
      return signedInOver(context, parseAuth(event.stored));
    }),
    keepTokenToRevoke: assign(({ context }) => ({ tokenToRevoke: sessionToken(context.auth) })),
    clearAuth: assign({ auth: signedOutAuth, expired: 0 }),
    expireAuth: assign(({ context }) => ({ auth: signedOutAuth, expired: personOf(context.auth) })),
    dropToken: assign({ auth: ({ context }) => ({ ...context.auth, token: '' }) }),
    /** Removes unsaved drafts, which the next user must not read; the pages provide it. */
    clearDrafts: () => undefined,
    /** Removes the drafts that are neither the reader's nor a visitor's; the pages provide it. */
    clearOthersDrafts: (_, _params: { reader: Person }) => undefined,
    /** Removes the unsent land offer form, which ends with a sign-out; the pages provide it. */
    clearLandOffer: () => undefined,
    countPersonChange: assign({ personChanges: ({ context }) => context.personChanges + 1 }),
    /** Writes to storage; the pages provide it. Undefined, after a sign-out, removes the record. */
    saveAuth: (_, _params: { auth: Auth | undefined }) => undefined,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    client: input.client,
    auth: parseAuth(input.stored),
    expired: 0,
    tokenToRevoke: undefined,
    personChanges: 0,
  }),
  invoke: { id: 'watchStorage', src: 'watchStorage' },
  initial: 'deciding',
  on: {
    'session.open': {
      target: '.deciding',
      actions: [
        // A login answer has at least an id and a token (product, 3).
        assign(({ context, event }) => signedInOver(context, { ...signedOutAuth, ...event.auth })),
        { type: 'saveAuth', params: ({ context }) => ({ auth: context.auth }) },
      ],
    },
    'session.replace': [
      { guard: isSignedInRecord, target: '.deciding', actions: 'keepStored' },
      { guard: and(['hasUnsavedChanges', 'isExpiry']), target: '.interrupted', actions: 'dropToken' },
      { guard: 'hasUnsavedChanges', target: '.interrupted', actions: ['dropToken', 'clearLandOffer'] },
      { guard: 'isExpiry', target: '.signedOut.expired', actions: 'expireAuth' },
      { target: '.signedOut', actions: ['clearAuth', 'clearDrafts', 'countPersonChange'] },
    ],
  },
  states: {
    deciding: {
      always: [
        { guard: 'isAdmin', target: 'signedIn.asAdmin' },
        { guard: 'isSignedIn', target: 'signedIn.asUser' },
        { target: 'signedOut' },
      ],
    },
    signedOut: {
      initial: 'resting',
      on: {
        // Unlike a user, a visitor with unsaved changes is not interrupted.
        'session.replace': { target: 'deciding', actions: 'keepStored' },
      },
      states: {
        resting: {},
        // The user is signed out already; the outcome of the call changes nothing.
        revoking: {
          exit: assign({ tokenToRevoke: undefined }),
          invoke: {
            id: 'revoke',
            src: 'revoke',
            input: ({ context }) => ({ client: context.client, token: context.tokenToRevoke }),
            onDone: 'resting',
            onError: 'resting',
          },
        },
        expired: {},
      },
    },
    signedIn: {
      initial: 'asUser',
      // a session that has ended leaves the drafts of its person in the tab
      entry: { type: 'clearOthersDrafts', params: ({ context }) => ({ reader: personOf(context.auth) }) },
      on: {
        'session.change': {
          actions: [
            assign({ auth: ({ context, event }) => ({ ...context.auth, ...event.profile }) }),
            { type: 'saveAuth', params: ({ context }) => ({ auth: context.auth }) },
          ],
        },
        'session.close': {
          target: 'signedOut.revoking',
          actions: [
            'keepTokenToRevoke',
            'clearAuth',
            { type: 'saveAuth', params: { auth: undefined } },
            'clearDrafts',
            'countPersonChange',
          ],
        },
        'session.reject': [
          {
            guard: and(['isOfThisSession', 'isReplacedInStorage']),
            target: 'deciding',
            actions: 'keepStored',
          },
          {
            guard: and(['isOfThisSession', 'hasUnsavedChanges']),
            target: 'interrupted',
            actions: ['dropToken', { type: 'saveAuth', params: { auth: signedOutAuth } }],
          },
          {
            guard: 'isOfThisSession',
            target: 'signedOut.expired',
            actions: ['expireAuth', { type: 'saveAuth', params: { auth: signedOutAuth } }],
          },
        ],
      },
      states: { asUser: {}, asAdmin: {} },
    },
    // The session has ended, but the page with its unsaved changes stays. Leaving it writes nothing
    // to storage, so other tabs keep their session, and the same person finds the drafts again.
    interrupted: {
      on: {
        'session.close': { target: 'signedOut.expired', actions: ['clearAuth', 'countPersonChange'] },
      },
    },
  },
});

function signedInOver(before: Context, auth: Auth): Pick<Context, 'auth' | 'personChanges'> {
  const last = personOf(before.auth) || before.expired;
  // another tab may have changed the email address of the same session
  const isSomebodyElse = last && auth.id > 0 && personOf(auth) !== last && auth.token !== before.auth.token;
  return { auth, personChanges: before.personChanges + Number(isSomebodyElse) };
}
