import { assign, fromPromise, setup } from 'xstate';
import { isChangedElsewhere, type Problem, toProblem } from '../page/problem.ts';

/** How a move ended. */
export interface MoveEnd {
  /** `overtaken`: the record was changed or removed elsewhere. */
  outcome: 'closed' | 'saved' | 'overtaken';
  /** Why the last attempt failed. */
  problem: Problem | undefined;
}
/** The guards of the machine that invokes a move, on how it ended. */
export const moveGuards = {
  isClosed: (_: unknown, { outcome }: MoveEnd) => outcome === 'closed',
  isOvertaken: (_: unknown, { outcome }: MoveEnd) => outcome === 'overtaken',
};

interface Context<Call> extends MoveEnd {
  call: Call;
}
type Event = { type: 'action.confirm' } | { type: 'dialog.close' };

/**
 * Changes or deletes a record after a confirmation (product, 4 and 8). A failed call can be retried
 * while the dialog stays open. The machine ends when the dialog is closed, when the call succeeds,
 * and when another admin was faster; the machine that invokes it decides what follows.
 */
export function createRecordMoveMachine<Call>(save: (call: Call, signal: AbortSignal) => Promise<unknown>) {
  return setup({
    types: {
      context: {} as Context<Call>,
      input: {} as Call,
      events: {} as Event,
      output: {} as MoveEnd,
    },
    actors: {
      saveMove: fromPromise<unknown, { call: Call }>(({ input, signal }) => save(input.call, signal)),
    },
    guards: {
      isChangedElsewhere: (_, params: { error: unknown }) => isChangedElsewhere(toProblem(params.error)),
    },
    actions: {
      keepOutcome: assign((_, params: Pick<MoveEnd, 'outcome'>) => params),
      keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
    },
  }).createMachine({
    id: 'recordMove',
    context: ({ input }) => ({ call: input, outcome: 'closed', problem: undefined }),
    output: ({ context: { outcome, problem } }) => ({ outcome, problem }),
    initial: 'confirming',
    states: {
      confirming: { on: { 'action.confirm': 'saving', 'dialog.close': 'closed' } },
      saving: {
        tags: 'busy',
        invoke: {
          id: 'saveMove',
          src: 'saveMove',
          input: ({ context: { call } }) => ({ call }),
          onDone: 'saved',
          onError: [
            {
              guard: { type: 'isChangedElsewhere', params: ({ event }) => event },
              target: 'overtaken',
              actions: { type: 'keepProblem', params: ({ event }) => event },
            },
            { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
          ],
        },
      },
      failed: { on: { 'action.confirm': 'saving', 'dialog.close': 'closed' } },
      closed: { type: 'final' },
      saved: { type: 'final', entry: { type: 'keepOutcome', params: { outcome: 'saved' } } },
      overtaken: { type: 'final', entry: { type: 'keepOutcome', params: { outcome: 'overtaken' } } },
    },
  });
}
