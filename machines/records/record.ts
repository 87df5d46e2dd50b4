import { assign, fromPromise, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { isPossibleId } from '../../rules/lists/recordId.ts';
import type { Done } from '../page/callEnd.ts';
import { isMissing, type Problem, problemOf } from '../page/problem.ts';

/** What the call for a record needs to know. The id comes from an address and may be NaN. */
export interface RecordCall {
  client: ApiClient;
  id: number;
}
/** Whether the record machine ended without a record, for the machine that invokes it. */
export const isAbsent = ({ event }: Done<unknown>) => event.output === undefined;

interface Context<Thing, Call> {
  call: Call;
  record: Thing | undefined;
  /** Set while the failure is shown. */
  problem: Problem | undefined;
}
type Event = { type: 'load.retry' };

/**
 * Loads one record by its id (product, 2 and 8). A record that does not exist is missing; every
 * other failure can be retried. `first` is shown until the record has been loaded. The machine ends
 * with the record, or with undefined when it is missing, so that another machine can invoke it.
 */
export function createRecordMachine<Thing, Call extends RecordCall = RecordCall>(
  load: (call: Call, signal: AbortSignal) => Promise<Thing>,
) {
  return setup({
    types: {
      context: {} as Context<Thing, Call>,
      input: {} as Call & { first?: Thing | undefined },
      events: {} as Event,
      output: {} as Thing | undefined,
    },
    actors: {
      loadRecord: fromPromise<Thing, { call: Call }>(({ input, signal }) => load(input.call, signal)),
    },
    guards: { isPossibleId: ({ context }) => isPossibleId(context.call.id) },
    actions: { keepProblem: assign({ problem: ({ event }) => problemOf(event) }) },
  }).createMachine({
    id: 'record',
    context: ({ input }) => ({ call: input, record: input.first, problem: undefined }),
    output: ({ context }) => context.record,
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'isPossibleId', target: 'loading' }, { target: 'missing' }] },
      loading: {
        tags: 'busy',
        invoke: {
          id: 'loadRecord',
          src: 'loadRecord',
          input: ({ context: { call } }) => ({ call }),
          onDone: { target: 'shown', actions: assign({ record: ({ event }) => event.output }) },
          onError: [
            { guard: isMissing, target: 'missing' },
            { target: 'failed', actions: 'keepProblem' },
          ],
        },
      },
      failed: { on: { 'load.retry': 'loading' }, exit: assign({ problem: undefined }) },
      shown: { type: 'final' },
      missing: { type: 'final' },
    },
  });
}
