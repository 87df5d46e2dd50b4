import { assign, fromPromise, setup } from 'xstate';
import { isChangedElsewhere, type Problem, problemOf } from '../page/problem.ts';

/** How a move ended. */
export interface MoveEnd {
  /**
   * `dismissed`: the dialog was closed without a move. `overtaken`: the record was changed or
   * removed elsewhere.
   */
  outcome: 'dismissed' | 'saved' | 'overtaken';
  /** Why the last attempt failed; undefined once another has begun. */
  problem: Problem | undefined;
}

interface Context<Call> extends MoveEnd {
  call: Call;
}
type Event = { type: 'move.confirm' } | { type: 'dialog.close' };

/**
 * Changes or deletes a record after a confirmation (product, 4 and 8). A failed call can be retried
 * while the dialog stays open. The machine ends when the dialog is closed, when the call succeeds,
 * and when the record was changed or removed elsewhere; the machine that invokes it decides what
 * follows.
 */
export function createRecordMoveMachine<Call>(
  makeMove: (call: Call, signal: AbortSignal) => Promise<unknown>,
) {
  return setup({
    types: {
      context: {} as Context<Call>,
      input: {} as Call,
      events: {} as Event,
      output: {} as MoveEnd,
    },
    actors: {
      makeMove: fromPromise<unknown, { call: Call }>(({ input, signal }) => makeMove(input.call, signal)),
    },
    actions: { keepProblem: assign({ problem: ({ event }) => problemOf(event) }) },
  }).createMachine({
    id: 'recordMove',
    context: ({ input }) => ({ call: input, outcome: 'dismissed', problem: undefined }),
    output: ({ context: { outcome, problem } }) => ({ outcome, problem }),
    initial: 'confirming',
    states: {
      confirming: { on: { 'move.confirm': 'moving', 'dialog.close': 'dismissed' } },
      moving: {
        tags: 'busy',
        entry: assign({ problem: undefined }),
        invoke: {
          id: 'makeMove',
          src: 'makeMove',
          input: ({ context: { call } }) => ({ call }),
          onDone: 'saved',
          onError: [
            { guard: isChangedElsewhere, target: 'overtaken', actions: 'keepProblem' },
            { target: 'failed', actions: 'keepProblem' },
          ],
        },
      },
      failed: { on: { 'move.confirm': 'moving', 'dialog.close': 'dismissed' } },
      dismissed: { type: 'final' },
      saved: { type: 'final', entry: assign({ outcome: 'saved' }) },
      overtaken: { type: 'final', entry: assign({ outcome: 'overtaken' }) },
    },
  });
}
