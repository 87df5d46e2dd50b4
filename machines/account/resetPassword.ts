import { assign, fromPromise, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { isStrongPassword } from '../../rules/account/password.ts';
import { type Problem, problemOf, withoutField } from '../page/problem.ts';

interface Input {
  client: ApiClient;
  /** The token of the link; empty when the address has none. */
  token: string;
}
interface Context extends Input {
  password: string;
  confirmation: string;
  passwordShown: boolean;
  problem: Problem | undefined;
}
type Event =
  | { type: 'password.change'; value: string }
  | { type: 'confirmation.change'; value: string }
  | { type: 'password.toggle' }
  | { type: 'form.submit' };

/**
 * Sets a new password through a link (product, 5). The server sends the link after an approval, or
 * when a user has forgotten the password. A link works once; a used, expired or invalid one is
 * dead. After a lost answer, the server answers a retry with the same password like the first try.
 */
export const resetPasswordMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    setPassword: fromPromise<void, Pick<Context, 'client' | 'token' | 'password'>>(
      async ({ input, signal }) => {
        const { client, ...body } = input;
        await client.POST('/api/v1/users/reset-password', { body, signal });
      },
    ),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isWeak: ({ context }) => !isStrongPassword(context.password),
    isMismatched: ({ context }) => context.password !== context.confirmation,
    /** The link is used, expired or unknown; of a truncated one the server names `token`. */
    isDeadLink: ({ event }) =>
      problemOf(event).kind === 'missing' || problemOf(event).fields.token !== undefined,
  },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    clearPasswords: assign({ password: '', confirmation: '' }),
  },
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({
    ...input,
    password: '',
    confirmation: '',
    passwordShown: false,
    problem: undefined,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasToken', target: 'editing' }, { target: 'deadLink' }] },
    editing: {
      initial: 'fresh',
      on: {
        'password.change': {
          target: '.fresh',
          actions: assign({
            password: ({ event }) => event.value,
            problem: ({ context }) => withoutField(context.problem, 'password'),
          }),
        },
        'confirmation.change': {
          target: '.fresh',
          actions: assign({ confirmation: ({ event }) => event.value }),
        },
        'password.toggle': { actions: assign({ passwordShown: ({ context }) => !context.passwordShown }) },
        'form.submit': [
          { guard: 'isWeak', target: '.weak' },
          { guard: 'isMismatched', target: '.mismatched' },
          { target: 'saving' },
        ],
      },
      states: { fresh: {}, weak: {}, mismatched: {}, failed: {} },
    },
    saving: {
      tags: 'busy',
      entry: assign({ problem: undefined }),
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context: { client, token, password } }) => ({ client, token, password }),
        onDone: { target: 'saved', actions: 'clearPasswords' },
        onError: [
          { guard: 'isDeadLink', target: 'deadLink', actions: 'clearPasswords' },
          { target: 'editing.failed', actions: 'keepProblem' },
        ],
      },
    },
    saved: {},
    deadLink: {},
  },
});
