import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { Done } from '../page/callEnd.ts';
import { type Problem, problemOf, withoutField } from '../page/problem.ts';
import { type Auth, signedOutAuth } from './session.ts';

/** The credentials that the browser stores when 'Beni Hatırla' is ticked (product, 9). */
export interface RememberedCredentials {
  email: string;
  password: string;
  remember: boolean;
}
type CredentialField = 'email' | 'password' | 'code';

interface Credentials {
  email: string;
  password: string;
  code: string | undefined;
}
interface Input {
  client: ApiClient;
  remembered: RememberedCredentials;
  /** Failed sign-ins since the last successful one. */
  failures: number;
  /** Hashes the password as the contract expects it. */
  digest: (password: string) => string;
}
interface Context extends Omit<Input, 'remembered'>, RememberedCredentials {
  passwordShown: boolean;
  /** Of the second factor; sent only once the server has asked for it. */
  code: string;
  codeNeeded: boolean;
  problem: Problem | undefined;
}
type Event =
  | { type: 'field.change'; field: CredentialField; value: string }
  | { type: 'password.toggle' }
  | { type: 'remember.change'; remember: boolean }
  | { type: 'form.submit' }
  /** The person asks for a reset link instead. */
  | { type: 'link.request' };

const isKnownId = ({ event }: Done<Auth>) => Number.isInteger(event.output.id) && event.output.id > 0;
/** The server has refused the field's value. */
const isRefused = ({ context, event }: { context: Context; event: { field: CredentialField } }) =>
  context.problem?.fields[event.field] !== undefined;

/**
 * Signing in (product, 4, 6, 8 and 9). The server asks for the code of a second factor after the
 * right password. Being asked is no failed sign-in; a wrong code is one.
 */
export const signInMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    authenticate: fromPromise<Auth, Credentials & { client: ApiClient }>(async ({ input, signal }) => {
      const { client, code, ...credentials } = input;
      const form = { ...credentials, ...(code !== undefined && { code }) };
      const { data } = body(await client.POST('/api/v1/users/login', { body: form, signal }));
      // Treat an answer without a user as a sign-in without permission.
      return data ?? signedOutAuth;
    }),
  },
  guards: {
    /** The password was right, and no code was sent. */
    isAskedForCode: ({ context, event }) =>
      codeToSend(context) === undefined && problemOf(event).fields.code !== undefined,
    isToRemember: ({ event }) => event.type === 'remember.change' && event.remember,
  },
  actions: {
    keepField: assign(({ context, event }) => {
      assertEvent(event, 'field.change');
      return {
        [event.field]: event.value,
        problem: withoutField(context.problem, event.field),
        // another person may have no second factor
        ...(event.field === 'email' && { code: '', codeNeeded: false }),
      };
    }),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    clearProblem: assign({ problem: undefined }),
    /** Writes to storage; the page provides both. */
    saveFailures: (_, _params: { failures: number }) => undefined,
    saveRemembered: (_, _params: RememberedCredentials) => undefined,
    /** Opens the session and leaves the page; the page provides it. */
    enter: (_, _params: { auth: Auth }) => undefined,
  },
}).createMachine({
  id: 'signIn',
  context: ({ input: { remembered, ...input } }) => ({
    ...input,
    ...remembered,
    passwordShown: false,
    code: '',
    codeNeeded: false,
    problem: undefined,
  }),
  initial: 'entering',
  on: { 'password.toggle': { actions: assign({ passwordShown: ({ context }) => !context.passwordShown }) } },
  states: {
    entering: {
      initial: 'fresh',
      on: {
        'field.change': [
          { guard: isRefused, target: '.fresh', actions: 'keepField' },
          { actions: 'keepField' },
        ],
        'remember.change': [
          // Stored only after the next successful sign-in, when the password is known to be right.
          { guard: 'isToRemember', actions: assign({ remember: true }) },
          {
            actions: [
              assign({ remember: false }),
              { type: 'saveRemembered', params: { email: '', password: '', remember: false } },
            ],
          },
        ],
        'form.submit': 'authenticating',
        'link.request': { target: '.fresh', actions: 'clearProblem' },
      },
      states: { fresh: {}, failed: {}, unauthorised: {}, codeAsked: {} },
    },
    authenticating: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ context }) => ({
          client: context.client,
          email: context.email.trim(),
          password: context.digest(context.password),
          code: codeToSend(context),
        }),
        onDone: [
          {
            guard: isKnownId,
            target: 'signedIn',
            actions: [
              assign({ failures: 0 }),
              { type: 'saveFailures', params: { failures: 0 } },
              { type: 'saveRemembered', params: ({ context }) => toRemember(context) },
              { type: 'enter', params: ({ event }) => ({ auth: event.output }) },
            ],
          },
          { target: 'entering.unauthorised' },
        ],
        onError: [
          {
            guard: 'isAskedForCode',
            target: 'entering.codeAsked',
            actions: assign({ codeNeeded: true, code: '' }),
          },
          {
            target: 'entering.failed',
            actions: [
              assign({ failures: ({ context }) => context.failures + 1 }),
              { type: 'saveFailures', params: ({ context }) => ({ failures: context.failures }) },
              'keepProblem',
            ],
          },
        ],
      },
    },
    signedIn: {},
  },
});

/** What is sent of the second factor: nothing before the server has asked for it. */
function codeToSend({ code, codeNeeded }: Pick<Context, 'code' | 'codeNeeded'>): string | undefined {
  return codeNeeded && code.trim() !== '' ? code.trim() : undefined;
}

function toRemember({ email, password, remember }: RememberedCredentials): RememberedCredentials {
  return remember ? { email, password, remember } : { email: '', password: '', remember };
}
