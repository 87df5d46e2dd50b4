import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import { cooldownEnd, cooldownLength } from '../../rules/account/cooldown.ts';
import { type Problem, toProblem } from '../page/problem.ts';
import { type Auth, nobody } from './session.ts';

/** What the browser keeps for the login page (product, 9). */
export interface LoginMemory {
  email: string;
  password: string;
  remember: boolean;
  failures: number;
  /** When the forgot-password wait ends, in milliseconds since 1970. */
  cooldownEnd: number | undefined;
}
interface Input {
  client: ApiClient;
  memory: LoginMemory;
  /** The digest that the wire takes for a password; it comes with the login page only. */
  digest: (password: string) => string;
  /** Milliseconds since 1970. */
  now: () => number;
}
interface Context extends Omit<Input, 'memory'> {
  email: string;
  password: string;
  remember: boolean;
  passwordShown: boolean;
  failures: number;
  problem: Problem | undefined;
  cooldownEnd: number;
  /** The clock as last read; the countdown is shown from it. */
  time: number;
}
type Event =
  | { type: 'email.change'; value: string }
  | { type: 'password.change'; value: string }
  | { type: 'password.toggle' }
  | { type: 'remember.change'; remember: boolean }
  | { type: 'form.submit' }
  | { type: 'link.request' }
  /** Another tab asked for a link. */
  | { type: 'cooldown.see'; end: number };

/**
 * Signing in (product, 4, 6, 8 and 9). Beside it, and independent of it, runs the
 * forgotten password: after each request, a failed one too, five minutes pass before the next; the
 * wait survives a reload and is shared between tabs.
 */
export const loginMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  delays: { second: 1000 },
  actors: {
    authenticate: fromPromise<Auth, { client: ApiClient; email: string; password: string }>(
      async ({ input, signal }) => {
        const { client, ...credentials } = input;
        const { data } = body(await client.POST('/api/v1/users/login', { body: credentials, signal }));
        // an answer that names nobody signs nobody in
        return data ?? nobody;
      },
    ),
    requestLink: fromPromise<void, { client: ApiClient; email: string }>(async ({ input, signal }) => {
      // a visitor's call, also where the session of an earlier sign-in is still kept: it may have
      // ended
      const headers = { token: '' };
      await input.client.POST('/api/v1/users/forgot-password', {
        body: { email: input.email },
        headers,
        signal,
      });
    }),
    /** Reports a wait that another tab began; the page provides it. */
    watchCooldown: fromCallback(() => undefined),
  },
  guards: {
    isKnownId: (_, params: { auth: Auth }) => Number.isInteger(params.auth.id) && params.auth.id > 0,
    isToRemember: ({ event }) => event.type === 'remember.change' && event.remember,
    hasEmail: ({ context }) => context.email.trim() !== '',
    isCoolingDown: ({ context }) => context.cooldownEnd > context.now(),
  },
  actions: {
    keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
    clearProblem: assign({ problem: undefined }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    clearFailures: assign({ failures: 0 }),
    startCooldown: assign(({ context }) => ({
      cooldownEnd: context.now() + cooldownLength,
      time: context.now(),
    })),
    keepCooldown: assign({
      // a wait of this tab is not ended by what another one writes
      cooldownEnd: ({ context }, params: { end: number }) =>
        Math.max(context.cooldownEnd, cooldownEnd(params.end, context.now())),
    }),
    readClock: assign({ time: ({ context }) => context.now() }),
    /** Storage; the page provides the three. */
    saveFailures: (_, _params: { failures: number }) => undefined,
    saveCooldown: (_, _params: { end: number }) => undefined,
    saveRemembered: (_, _params: { email: string; password: string; remember: boolean }) => undefined,
    /** Hands the signed-in person to the session and leaves the page; the page provides it. */
    enter: (_, _params: { auth: Auth }) => undefined,
  },
}).createMachine({
  id: 'login',
  context: ({ input: { memory, ...input } }) => ({
    ...input,
    email: memory.email,
    password: memory.password,
    remember: memory.remember,
    passwordShown: false,
    failures: memory.failures,
    problem: undefined,
    cooldownEnd: cooldownEnd(memory.cooldownEnd, input.now()),
    time: input.now(),
  }),
  type: 'parallel',
  states: {
    credentials: {
      initial: 'entering',
      on: {
        'password.toggle': { actions: assign({ passwordShown: ({ context }) => !context.passwordShown }) },
      },
      states: {
        entering: {
          initial: 'fresh',
          on: {
            'email.change': { actions: assign({ email: ({ event }) => event.value }) },
            'password.change': { actions: assign({ password: ({ event }) => event.value }) },
            'remember.change': [
              // kept from the next sign-in on, when the password has proved right; erased at once
              { guard: 'isToRemember', actions: assign({ remember: true }) },
              {
                actions: [
                  assign({ remember: false }),
                  { type: 'saveRemembered', params: ({ context }) => remembered(context, false) },
                ],
              },
            ],
            'form.submit': 'authenticating',
          },
          states: { fresh: {}, failed: {}, unauthorised: {} },
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
            }),
            onDone: [
              {
                guard: { type: 'isKnownId', params: ({ event }) => ({ auth: event.output }) },
                target: 'signedIn',
                actions: [
                  'clearFailures',
                  { type: 'saveFailures', params: { failures: 0 } },
                  { type: 'saveRemembered', params: ({ context }) => remembered(context, context.remember) },
                  { type: 'enter', params: ({ event }) => ({ auth: event.output }) },
                ],
              },
              { target: 'entering.unauthorised' },
            ],
            onError: {
              target: 'entering.failed',
              actions: [
                'countFailure',
                { type: 'saveFailures', params: ({ context }) => ({ failures: context.failures }) },
                { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
        signedIn: {},
      },
    },
    forgotPassword: {
      invoke: { id: 'watchCooldown', src: 'watchCooldown' },
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            {
              guard: 'isCoolingDown',
              target: 'coolingDown',
              // an end that was held to one wait is kept as such: else each reload would begin that
              // wait anew
              actions: { type: 'saveCooldown', params: ({ context }) => ({ end: context.cooldownEnd }) },
            },
            { target: 'ready' },
          ],
        },
        ready: {
          initial: 'fresh',
          on: {
            'link.request': [{ guard: 'hasEmail', target: 'requesting' }, { target: '.emailMissing' }],
            'cooldown.see': {
              target: 'deciding',
              actions: { type: 'keepCooldown', params: ({ event }) => event },
            },
          },
          states: { fresh: {}, emailMissing: { on: { 'email.change': 'fresh' } } },
        },
        // a wait that another tab begins meanwhile must not end the call: a wait of our own follows
        // anyway
        requesting: {
          tags: 'busy',
          invoke: {
            id: 'requestLink',
            src: 'requestLink',
            input: ({ context }) => ({ client: context.client, email: context.email.trim() }),
            onDone: 'coolingDown.outcome.sent',
            // the wait applies after a failure too
            onError: 'coolingDown.outcome.failed',
          },
          exit: [
            'startCooldown',
            { type: 'saveCooldown', params: ({ context }) => ({ end: context.cooldownEnd }) },
          ],
        },
        coolingDown: {
          type: 'parallel',
          // the outcome stays to be read; the next tick notices a wait that is over
          on: { 'cooldown.see': { actions: { type: 'keepCooldown', params: ({ event }) => event } } },
          states: {
            outcome: { initial: 'earlier', states: { earlier: {}, sent: {}, failed: {} } },
            clock: {
              initial: 'ticking',
              states: {
                ticking: {
                  entry: 'readClock',
                  after: {
                    second: [
                      { guard: 'isCoolingDown', target: 'ticking', reenter: true },
                      { target: '#login.forgotPassword.ready' },
                    ],
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});

/** What storage keeps of the credentials: all of it, or nothing. */
function remembered({ email, password }: { email: string; password: string }, remember: boolean) {
  return remember ? { email, password, remember } : { email: '', password: '', remember };
}
