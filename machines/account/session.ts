import { and, assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';

/**
 * What the browser keeps of the signed-in person under the key `auth` (product, 3).
 */
export interface Auth {
  id: number;
  name: string;
  last_name: string;
  email: string;
  phone: string;
  token: string;
}
export const adminId = 61;
/** The auth record without a session. */
export const signedOutAuth: Auth = { id: 0, name: '', last_name: '', email: '', phone: '', token: '' };

/** The value of the `token` header, or undefined when signed out. */
export function sessionToken(auth: Auth): string | undefined {
  return auth.id > 0 && auth.token !== '' ? `${auth.id}.${auth.token}` : undefined;
}

/** Reads what storage holds; anything that is not an auth record means signed out. */
export function parseAuth(stored: string | null): Auth {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return signedOutAuth;
    const field = (name: keyof Auth) => {
      const text: unknown = Reflect.get(value, name);
      return typeof text === 'string' ? text : '';
    };
    const id = Number(Reflect.get(value, 'id'));
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
  /** The token that a sign-out still has to revoke on the server. */
  leaving: string | undefined;
}
type Event =
  | { type: 'session.open'; auth: Auth }
  | { type: 'session.change'; person: Pick<Auth, 'name' | 'last_name' | 'email' | 'phone'> }
  | { type: 'session.close' }
  /**
   * The server no longer knows the session of this `token` header; `stored` is what storage holds
   * when it says so.
   */
  | { type: 'session.reject'; token: string; stored: string | null }
  /** Another tab signed in or out. */
  | { type: 'session.replace'; stored: string | null };

/**
 * Who is signed in (product, 3 and 6): a visitor, a user, or the admin (id 61).
 * Restored from storage, saved on every change, shared between tabs. An answer 401 signs out and
 * says why; whoever is in the middle of writing keeps the page, and signs in over it. A 401 to a
 * call that carried the token of an earlier session changes nothing.
 */
export const sessionMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    revoke: fromPromise<void, { client: ApiClient; token: string | undefined }>(async ({ input }) => {
      // without the signal: a sign-in meanwhile must not call it back, nor must closing the tab
      if (!input.token) return;
      await input.client.POST('/api/v1/users/logout', { headers: { token: input.token }, keepalive: true });
    }),
    /** Reports what other tabs store; the pages provide it. */
    watchStorage: fromCallback(() => undefined),
  },
  guards: {
    isAdmin: ({ context }) => context.auth.id === adminId,
    isSignedIn: ({ context }) => context.auth.id > 0,
    /** Whether the page holds changes that are not saved yet; the pages provide it. */
    isWriting: () => false,
    isSignedInRecord: (_, params: { stored: string | null }) => parseAuth(params.stored).id > 0,
    isOfThisSession: ({ context, event }) =>
      event.type === 'session.reject' && event.token === sessionToken(context.auth),
    /** Another tab has signed in, and the browser has not reported it to this one yet. */
    isReplacedInStorage: ({ event }) => {
      if (event.type !== 'session.reject') return false;
      const stored = sessionToken(parseAuth(event.stored));
      return stored !== undefined && stored !== event.token;
    },
  },
  actions: {
    // the answer of a sign-in promises an id and a token (section 3); what else it lacks is empty,
    // never undefined
    keepAuth: assign((_, params: { auth: Auth }) => ({ auth: { ...signedOutAuth, ...params.auth } })),
    keepPerson: assign(({ context }, params: { person: Partial<Auth> }) => ({
      auth: { ...context.auth, ...params.person },
    })),
    keepStored: assign((_, params: { stored: string | null }) => ({ auth: parseAuth(params.stored) })),
    rememberLeaving: assign(({ context }) => ({ leaving: sessionToken(context.auth) })),
    forgetLeaving: assign({ leaving: undefined }),
    clearAuth: assign({ auth: signedOutAuth }),
    dropToken: assign({ auth: ({ context }) => ({ ...context.auth, token: '' }) }),
    /**
     * What the person wrote and has not saved must not be read by the next one; the pages provide
     * it.
     */
    clearDrafts: () => undefined,
    /** Writes the auth record to storage; the pages provide it. */
    saveAuth: (_, _params: { auth: Auth }) => undefined,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ client: input.client, auth: parseAuth(input.stored), leaving: undefined }),
  invoke: { id: 'watchStorage', src: 'watchStorage' },
  initial: 'deciding',
  on: {
    'session.open': {
      target: '.deciding',
      actions: [
        { type: 'keepAuth', params: ({ event }) => event },
        { type: 'saveAuth', params: ({ context }) => ({ auth: context.auth }) },
      ],
    },
    'session.replace': [
      {
        guard: { type: 'isSignedInRecord', params: ({ event }) => event },
        target: '.deciding',
        actions: { type: 'keepStored', params: ({ event }) => event },
      },
      { guard: 'isWriting', target: '.interrupted', actions: 'dropToken' },
      { target: '.signedOut', actions: ['clearAuth', 'clearDrafts'] },
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
        // a visitor may be writing too, and stays one
        'session.replace': {
          target: 'deciding',
          actions: { type: 'keepStored', params: ({ event }) => event },
        },
      },
      states: {
        resting: {},
        // signing out must not wait for the server, nor fail with it
        revoking: {
          exit: 'forgetLeaving',
          invoke: {
            id: 'revoke',
            src: 'revoke',
            input: ({ context }) => ({ client: context.client, token: context.leaving }),
            onDone: 'resting',
            onError: 'resting',
          },
        },
        expired: {},
      },
    },
    signedIn: {
      initial: 'asUser',
      on: {
        'session.change': {
          actions: [
            { type: 'keepPerson', params: ({ event }) => event },
            { type: 'saveAuth', params: ({ context }) => ({ auth: context.auth }) },
          ],
        },
        'session.close': {
          target: 'signedOut.revoking',
          actions: [
            'rememberLeaving',
            'clearAuth',
            { type: 'saveAuth', params: { auth: signedOutAuth } },
            'clearDrafts',
          ],
        },
        'session.reject': [
          {
            guard: and(['isOfThisSession', 'isReplacedInStorage']),
            target: 'deciding',
            actions: { type: 'keepStored', params: ({ event }) => event },
          },
          {
            guard: and(['isOfThisSession', 'isWriting']),
            target: 'interrupted',
            actions: ['dropToken', { type: 'saveAuth', params: { auth: signedOutAuth } }],
          },
          {
            guard: 'isOfThisSession',
            target: 'signedOut.expired',
            actions: ['clearAuth', { type: 'saveAuth', params: { auth: signedOutAuth } }],
          },
        ],
      },
      states: { asUser: {}, asAdmin: {} },
    },
    // the session has ended, and the page stays with what is written on it until the person has
    // signed in again or gives it up
    interrupted: {
      on: {
        'session.close': {
          target: 'signedOut.expired',
          actions: ['clearAuth', { type: 'saveAuth', params: { auth: signedOutAuth } }, 'clearDrafts'],
        },
      },
    },
  },
});
