import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { clampCooldownEnd, cooldownMs } from '../../rules/account/cooldown.ts';
import { isEmail } from '../../rules/people/email.ts';

interface Input {
  client: ApiClient;
  /** When a stored cooldown ends, in milliseconds since 1970. */
  storedCooldownEnd: number | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
}
interface Context extends Omit<Input, 'storedCooldownEnd'> {
  /** The trimmed email address that was sent last. */
  email: string;
  cooldownEnd: number;
  /** The last reading of the clock; the countdown is shown from it. */
  time: number;
}
type Event =
  | { type: 'link.request'; email: string }
  /** The email field has changed. */
  | { type: 'email.change' }
  /** Another tab has started a cooldown that ends at `end`. */
  | { type: 'cooldown.start'; end: number };

const isMissing = ({ event }: { event: { email: string } }) => event.email.trim() === '';
const canHaveLink = ({ event }: { event: { email: string } }) => isEmail(event.email);

/**
 * Requesting a reset link (product, 4, 8 and 9). After each request, a failed one too, the next is
 * possible after a cooldown of five minutes. The cooldown survives a reload and is shared between
 * tabs.
 */
export const forgotPasswordMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  delays: { second: 1000 },
  actors: {
    requestLink: fromPromise<void, { client: ApiClient; email: string }>(async ({ input, signal }) => {
      const { client, email } = input;
      // Sent without a session: the stored one may have expired.
      const headers = { token: '' };
      await client.POST('/api/v1/users/forgot-password', { body: { email }, headers, signal });
    }),
    /** Reports a cooldown that another tab started; the page provides it. */
    watchCooldown: fromCallback(() => undefined),
  },
  guards: {
    isCoolingDown: ({ context }) => context.cooldownEnd > context.now(),
    isClockSetBack: ({ context }) => context.cooldownEnd > context.now() + cooldownMs,
  },
  actions: {
    startCooldown: assign(({ context }) => ({
      cooldownEnd: context.now() + cooldownMs,
      time: context.now(),
    })),
    extendCooldown: assign(({ context, event }) => {
      assertEvent(event, 'cooldown.start');
      return { cooldownEnd: Math.max(context.cooldownEnd, clampCooldownEnd(event.end, context.now())) };
    }),
    /** Writes to storage; the page provides it. */
    saveCooldown: (_, _params: { end: number }) => undefined,
  },
}).createMachine({
  id: 'forgotPassword',
  context: ({ input: { storedCooldownEnd, ...input } }) => ({
    ...input,
    email: '',
    cooldownEnd: storedCooldownEnd === undefined ? 0 : clampCooldownEnd(storedCooldownEnd, input.now()),
    time: input.now(),
  }),
  invoke: { id: 'watchCooldown', src: 'watchCooldown' },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: 'isCoolingDown',
          target: 'coolingDown',
          // Store the clamped end; otherwise every reload would restart the five minutes.
          actions: { type: 'saveCooldown', params: ({ context }) => ({ end: context.cooldownEnd }) },
        },
        { target: 'ready' },
      ],
    },
    ready: {
      initial: 'fresh',
      on: {
        'link.request': [
          { guard: isMissing, target: '.emailMissing' },
          {
            guard: canHaveLink,
            target: 'requesting',
            actions: assign({ email: ({ event }) => event.email.trim() }),
          },
          // the server would refuse it, and the wait would begin
          { target: '.emailInvalid' },
        ],
        'cooldown.start': { target: 'deciding', actions: 'extendCooldown' },
      },
      states: {
        fresh: {},
        emailMissing: { on: { 'email.change': 'fresh' } },
        emailInvalid: { on: { 'email.change': 'fresh' } },
      },
    },
    // A cooldown from another tab does not abort this call, whose end starts a full cooldown.
    requesting: {
      tags: 'busy',
      invoke: {
        id: 'requestLink',
        src: 'requestLink',
        input: ({ context: { client, email } }) => ({ client, email }),
        onDone: 'coolingDown.outcome.sent',
        onError: 'coolingDown.outcome.failed',
      },
      exit: [
        'startCooldown',
        { type: 'saveCooldown', params: ({ context }) => ({ end: context.cooldownEnd }) },
      ],
    },
    coolingDown: {
      type: 'parallel',
      on: { 'cooldown.start': { actions: 'extendCooldown' } },
      states: {
        outcome: { initial: 'earlier', states: { earlier: {}, sent: {}, failed: {} } },
        clock: {
          initial: 'ticking',
          states: {
            ticking: {
              entry: assign({ time: ({ context }) => context.now() }),
              after: {
                second: [
                  {
                    guard: 'isClockSetBack',
                    target: 'ticking',
                    reenter: true,
                    actions: [
                      'startCooldown',
                      { type: 'saveCooldown', params: ({ context }) => ({ end: context.cooldownEnd }) },
                    ],
                  },
                  { guard: 'isCoolingDown', target: 'ticking', reenter: true },
                  { target: '#forgotPassword.ready' },
                ],
              },
            },
          },
        },
      },
    },
  },
});
