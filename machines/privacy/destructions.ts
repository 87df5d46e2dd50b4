import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { type Problem, toProblem } from '../page/problem.ts';

/** What was erased at one time. */
export type Destruction = components['schemas']['Destruction'];

interface Input {
  client: ApiClient;
}
interface Context extends Input {
  destructions: readonly Destruction[] | undefined;
  problem: Problem | undefined;
}
type Event = { type: 'load.retry' };

/** The log of what was erased, newest first (product, 10). */
export const destructionsMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    loadDestructions: fromPromise<Destruction[], Input>(async ({ input: { client }, signal }) =>
      body(await client.GET('/api/v1/privacy/destructions', { signal })),
    ),
  },
  actions: {
    keepDestructions: assign((_, params: { destructions: readonly Destruction[] }) => params),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
    clearProblem: assign({ problem: undefined }),
  },
}).createMachine({
  id: 'destructions',
  context: ({ input }) => ({ ...input, destructions: undefined, problem: undefined }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadDestructions',
        src: 'loadDestructions',
        input: ({ context: { client } }) => ({ client }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepDestructions', params: ({ event }) => ({ destructions: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    failed: { on: { 'load.retry': 'loading' }, exit: 'clearProblem' },
    shown: { type: 'final' },
  },
});
