import { assign, fromPromise, setup } from 'xstate';
import { isPossibleId } from '../../rules/lists/recordId.ts';
import { type Problem, toProblem } from '../page/problem.ts';

type Load<Thing> = (id: number, signal: AbortSignal) => Promise<Thing>;

interface Input<Thing> {
  load: Load<Thing>;
  /** From the address: anything that is no positive whole number names nothing. */
  id: number;
}
interface Context<Thing> extends Input<Thing> {
  thing: Thing | undefined;
  problem: Problem | undefined;
}
type Event = { type: 'load.retry' };

/**
 * One thing by its id (product, 2 and 8): a post, an ad. What does not exist is told
 * apart from what could not be loaded, for only the second is worth another try.
 */
export function createRecordMachine<Thing>() {
  return setup({
    types: { context: {} as Context<Thing>, input: {} as Input<Thing>, events: {} as Event },
    actors: {
      loadThing: fromPromise<Thing, { load: Load<Thing>; id: number }>(({ input, signal }) =>
        input.load(input.id, signal),
      ),
    },
    guards: {
      isPossibleId: ({ context }) => isPossibleId(context.id),
      isMissing: (_, params: { error: unknown }) => toProblem(params.error).kind === 'missing',
    },
    actions: {
      keepThing: assign((_, params: { thing: Thing }) => ({ thing: params.thing, problem: undefined })),
      keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
    },
  }).createMachine({
    id: 'record',
    context: ({ input }) => ({ ...input, thing: undefined, problem: undefined }),
    initial: 'addressed',
    states: {
      addressed: { always: [{ guard: 'isPossibleId', target: 'loading' }, { target: 'missing' }] },
      loading: {
        tags: 'busy',
        invoke: {
          id: 'loadThing',
          src: 'loadThing',
          input: ({ context }) => ({ load: context.load, id: context.id }),
          onDone: {
            target: 'shown',
            actions: { type: 'keepThing', params: ({ event }) => ({ thing: event.output }) },
          },
          onError: [
            {
              guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
              target: 'missing',
            },
            {
              target: 'failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
            },
          ],
        },
      },
      shown: {},
      missing: {},
      failed: { on: { 'load.retry': 'loading' } },
    },
  });
}
