import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { type Done, isDismissed, isDone } from '../page/callEnd.ts';
import { type Problem, problemOf, withoutField } from '../page/problem.ts';
import { createProvenCallMachine } from './provenCall.ts';

type SecondFactor = components['schemas']['SecondFactor'];
type FactorSetUp = components['schemas']['FactorSetUp'];

/** What a code is asked for. */
type FactorMove = 'confirm' | 'makeCodes' | 'turnOff';

interface Input {
  client: ApiClient;
  /** Hashes the password as the contract expects it. */
  digest: (password: string) => string;
}
interface Context extends Input {
  /** As last loaded. */
  factor: SecondFactor | undefined;
  /** The secret that a code is to confirm. */
  setUp: FactorSetUp | undefined;
  move: FactorMove;
  code: string;
  /** Shown once; the server has only their hashes. */
  recoveryCodes: readonly string[];
  /** New ones may have been made whose answer was lost, so that the old ones are void. */
  doubtsCodes: boolean;
  problem: Problem | undefined;
}
type Event =
  | { type: 'load.retry' }
  | { type: 'setUp.begin' }
  | { type: 'move.ask'; move: 'makeCodes' | 'turnOff' }
  | { type: 'code.change'; code: string }
  | { type: 'form.submit' }
  | { type: 'form.cancel' }
  /** The person has kept the recovery codes. */
  | { type: 'codes.keep' };
interface Proof {
  client: ApiClient;
  move: FactorMove;
  code: string;
}

/** No answer came. */
const lost: readonly Problem['kind'][] = ['unreachable', 'failed'];
/** It may no longer apply, too. */
const doubts: readonly Problem['kind'][] = [...lost, 'conflict'];

/** @returns the new recovery codes; none after turning it off. */
async function prove({ client, move, code }: Proof, signal: AbortSignal): Promise<readonly string[]> {
  const proof = { body: { code: code.trim() }, signal };
  if (move === 'turnOff') {
    await client.POST('/api/v1/second-factor/turn-off', proof);
    return [];
  }
  const answer =
    move === 'confirm'
      ? await client.POST('/api/v1/second-factor/confirm', proof)
      : await client.POST('/api/v1/second-factor/recovery-codes', proof);
  return body(answer).recovery_codes;
}

const wasTurnedOn = ({ context, event }: Done<SecondFactor, Context>) =>
  context.move === 'confirm' && event.output.state === 'on';
const wasTurnedOff = ({ context, event }: Done<SecondFactor, Context>) =>
  context.move === 'turnOff' && event.output.state === 'off';
const hasCodes = ({ event }: Done<readonly string[]>) => event.output.length > 0;

/**
 * An admin's second factor (product, 10): setting it up with an authenticator app, keeping the
 * recovery codes, making new ones, and turning it off. Beginning may need the current password,
 * each change needs a code. A failure keeps what was typed. When the answer of a change was lost, its
 * state is read again: recovery codes that nobody has seen are then made anew. Of new recovery codes
 * no state tells whether they were made, so the old ones are in doubt until new ones are shown.
 */
export const secondFactorMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    children: {} as { beginSetUp: 'beginSetUp' },
  },
  actors: {
    loadFactor: fromPromise<SecondFactor, { client: ApiClient }>(async ({ input: { client }, signal }) =>
      body(await client.GET('/api/v1/second-factor', { signal })),
    ),
    beginSetUp: createProvenCallMachine<ApiClient, FactorSetUp>(async (client, proof, signal) =>
      body(await client.POST('/api/v1/second-factor', { body: proof, signal })),
    ),
    prove: fromPromise<readonly string[], Proof>(({ input, signal }) => prove(input, signal)),
  },
  guards: {
    isOn: ({ context }) => context.factor?.state === 'on',
    hasNoCode: ({ context }) => context.code.trim() === '',
    /** The change may have been made: no answer came, or it no longer applies. */
    isInDoubt: ({ context, event }) => context.move !== 'makeCodes' && doubts.includes(problemOf(event).kind),
    mayHaveMadeCodes: ({ context, event }) =>
      context.move === 'makeCodes' && lost.includes(problemOf(event).kind),
  },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    clearProblem: assign({ problem: undefined }),
    /** Nothing secret stays in the page. */
    forget: assign({ setUp: undefined, code: '', recoveryCodes: [], problem: undefined }),
    /** A second factor was turned on; the page provides it. */
    reportOn: () => undefined,
  },
}).createMachine({
  id: 'secondFactor',
  context: ({ input }) => ({
    ...input,
    factor: undefined,
    setUp: undefined,
    move: 'confirm',
    code: '',
    recoveryCodes: [],
    doubtsCodes: false,
    problem: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        id: 'loadFactor',
        src: 'loadFactor',
        input: ({ context: { client } }) => ({ client }),
        onDone: { target: 'deciding', actions: assign({ factor: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: 'keepProblem' },
      },
    },
    failed: { on: { 'load.retry': 'loading' }, exit: 'clearProblem' },
    deciding: { always: [{ guard: 'isOn', target: 'on' }, { target: 'off' }] },
    off: {
      initial: 'resting',
      on: { 'setUp.begin': 'beginning' },
      exit: 'clearProblem',
      states: { resting: {}, failed: {} },
    },
    beginning: {
      tags: 'busy',
      invoke: {
        id: 'beginSetUp',
        src: 'beginSetUp',
        input: ({ context: { client, digest } }) => ({ call: client, digest }),
        onDone: [
          {
            guard: isDone,
            target: 'entering',
            actions: assign({ setUp: ({ event }) => event.output.answer, move: 'confirm', code: '' }),
          },
          { guard: isDismissed, target: 'off' },
          { target: 'off.failed', actions: assign({ problem: ({ event }) => event.output.problem }) },
        ],
      },
    },
    on: {
      initial: 'resting',
      on: {
        'move.ask': { target: 'entering', actions: assign({ move: ({ event }) => event.move, code: '' }) },
      },
      states: {
        resting: {},
        /** It was turned on, and the answer with its recovery codes was lost. */
        codesUnseen: {},
      },
    },
    entering: {
      initial: 'fresh',
      on: {
        'code.change': {
          target: '.fresh',
          actions: assign({
            code: ({ event }) => event.code,
            problem: ({ context }) => withoutField(context.problem, 'code'),
          }),
        },
        'form.submit': [{ guard: 'hasNoCode', target: '.incomplete' }, { target: 'proving' }],
        'form.cancel': { target: 'loading', actions: 'clearProblem' },
      },
      states: { fresh: {}, incomplete: {}, failed: {} },
    },
    proving: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ context: { client, move, code } }) => ({ client, move, code }),
        onDone: [
          {
            guard: hasCodes,
            target: 'keepingCodes',
            actions: assign({ recoveryCodes: ({ event }) => event.output, doubtsCodes: false }),
          },
          { target: 'loading' },
        ],
        onError: [
          { guard: 'isInDoubt', target: 'checking', actions: 'keepProblem' },
          {
            guard: 'mayHaveMadeCodes',
            target: 'entering.failed',
            actions: ['keepProblem', assign({ doubtsCodes: true })],
          },
          { target: 'entering.failed', actions: 'keepProblem' },
        ],
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkFactor',
        src: 'loadFactor',
        input: ({ context: { client } }) => ({ client }),
        onDone: [
          {
            guard: wasTurnedOn,
            target: 'on.codesUnseen',
            actions: [assign({ factor: ({ event }) => event.output }), 'forget'],
          },
          {
            guard: wasTurnedOff,
            target: 'off',
            actions: [assign({ factor: ({ event }) => event.output }), 'forget'],
          },
          { target: 'entering.failed' },
        ],
        onError: 'entering.failed',
      },
    },
    keepingCodes: { on: { 'codes.keep': { target: 'loading', actions: 'reportOn' } } },
  },
});
