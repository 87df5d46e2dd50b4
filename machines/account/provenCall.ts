import { assign, fromPromise, setup } from 'xstate';
import { type Problem, problemOf } from '../page/problem.ts';
import { mayBeRepeated } from '../page/saveFailure.ts';

/** How a call ended that may need the current password. */
export interface ProvenCallEnd<Answer> {
  /** `dismissed`: the dialog was closed without the password. */
  outcome: 'dismissed' | 'done' | 'failed';
  answer: Answer | undefined;
  /** Why the call failed. */
  problem: Problem | undefined;
}
interface Input<Call> {
  call: Call;
  /** Hashes the password as the contract expects it. */
  digest: (password: string) => string;
}
interface Context<Call, Answer> extends Input<Call>, ProvenCallEnd<Answer> {
  currentPassword: string;
  passwordShown: boolean;
}
type Event =
  | { type: 'currentPassword.change'; value: string }
  | { type: 'password.toggle' }
  | { type: 'form.submit' }
  | { type: 'dialog.close' };
interface Attempt<Call> {
  call: Call;
  /** What is sent beside the call. */
  proof: { current_password?: string };
}

interface Given {
  context: Pick<Context<unknown, unknown>, 'currentPassword' | 'problem'>;
  event: object;
}
const asksForPassword = ({ event }: Given) => problemOf(event).fields.current_password !== undefined;
/** Guards of a call that may need the current password. */
export const currentPasswordGuards = {
  isPasswordTyped: ({ context }: Given) => context.currentPassword !== '',
  asksForPassword,
  refusesPassword: (given: Given) => given.context.currentPassword !== '' && asksForPassword(given),
  mayBeRepeated: ({ context, event }: Given) =>
    context.currentPassword !== '' && mayBeRepeated(problemOf(event)),
  hasFailed: ({ context: { problem } }: Given) => problem !== undefined && mayBeRepeated(problem),
};

/** What a typed password is sent as; nothing before the server has asked for it. */
function proofOf({ currentPassword, digest }: Pick<Context<unknown, unknown>, 'currentPassword' | 'digest'>) {
  return currentPassword === '' ? {} : { current_password: digest(currentPassword) };
}

/**
 * A call that the server may answer only with the current password, because the sign-in is some
 * minutes old (product, 10). It is made at once; the dialog opens when the server asks. The machine
 * ends when the call has succeeded, was refused for another reason, or the dialog is closed. A lost
 * answer leaves the dialog open with the typed password, so that the call can be tried again.
 */
export function createProvenCallMachine<Call, Answer>(
  makeCall: (call: Call, proof: Attempt<Call>['proof'], signal: AbortSignal) => Promise<Answer>,
) {
  return setup({
    types: {
      context: {} as Context<Call, Answer>,
      input: {} as Input<Call>,
      events: {} as Event,
      output: {} as ProvenCallEnd<Answer>,
    },
    actors: {
      makeCall: fromPromise<Answer, Attempt<Call>>(({ input, signal }) =>
        makeCall(input.call, input.proof, signal),
      ),
    },
    guards: currentPasswordGuards,
    actions: { keepProblem: assign({ problem: ({ event }) => problemOf(event) }) },
  }).createMachine({
    id: 'provenCall',
    context: ({ input }) => ({
      ...input,
      currentPassword: '',
      passwordShown: false,
      outcome: 'dismissed',
      answer: undefined,
      problem: undefined,
    }),
    output: ({ context: { outcome, answer, problem } }) => ({ outcome, answer, problem }),
    initial: 'calling',
    states: {
      calling: {
        tags: 'busy',
        entry: assign({ problem: undefined }),
        invoke: {
          id: 'makeCall',
          src: 'makeCall',
          input: ({ context }) => ({ call: context.call, proof: proofOf(context) }),
          onDone: {
            target: 'ended',
            actions: assign({ outcome: 'done', answer: ({ event }) => event.output }),
          },
          onError: [
            { guard: 'refusesPassword', target: 'proving.refused', actions: 'keepProblem' },
            { guard: 'asksForPassword', target: 'proving' },
            { guard: 'mayBeRepeated', target: 'proving', actions: 'keepProblem' },
            { target: 'ended', actions: ['keepProblem', assign({ outcome: 'failed' })] },
          ],
        },
      },
      proving: {
        initial: 'fresh',
        on: {
          'currentPassword.change': {
            target: '.fresh',
            actions: assign({
              currentPassword: ({ event }) => event.value,
              problem: ({ context: { problem } }) =>
                problem && mayBeRepeated(problem) ? problem : undefined,
            }),
          },
          'password.toggle': { actions: assign({ passwordShown: ({ context }) => !context.passwordShown }) },
          'form.submit': [{ guard: 'isPasswordTyped', target: 'calling' }, { target: '.missing' }],
          'dialog.close': [
            { guard: 'hasFailed', target: 'ended', actions: assign({ outcome: 'failed' }) },
            { target: 'ended' },
          ],
        },
        states: { fresh: {}, missing: {}, refused: {} },
      },
      ended: { type: 'final' },
    },
  });
}
