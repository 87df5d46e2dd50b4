import { assign, fromPromise, setup } from 'xstate';
import { expectStatus } from '../../api/client.ts';
import { adminId } from '../../rules/account/admin.ts';
import { createRecordMachine, type RecordCall } from '../lists/record.ts';
import { isChangedElsewhere, type Problem, toProblem } from '../page/problem.ts';
import { type Consultant, loadConsultant } from './loadConsultants.ts';

export type ConsultantMove = 'approve' | 'cancel' | 'restore' | 'sendReset';

interface Context extends RecordCall {
  consultant: Consultant | undefined;
  /** The move awaiting confirmation. */
  move: ConsultantMove;
  /** Reset links that this page has sent; each adds an entry to the history. */
  sentResets: number;
  problem: Problem | undefined;
}
type Save = RecordCall & { move: ConsultantMove; email: string };
type Event =
  | { type: 'approval.ask' }
  | { type: 'cancellation.ask' }
  | { type: 'restoration.ask' }
  | { type: 'reset.ask' }
  | { type: 'action.confirm' }
  | { type: 'dialog.close' };

const saves: Record<ConsultantMove, (save: Save, signal: AbortSignal) => Promise<unknown>> = {
  approve: async ({ client, id }, signal) =>
    expectStatus(
      await client.PATCH('/api/v1/users/status-ok/{id}', { params: { path: { id } }, signal }),
      202,
    ),
  cancel: async ({ client, id }, signal) =>
    expectStatus(await client.DELETE('/api/v1/users/{id}', { params: { path: { id } }, signal }), 202),
  restore: async ({ client, id }, signal) =>
    expectStatus(
      await client.PATCH('/api/v1/users/not-deleted/{id}', { params: { path: { id } }, signal }),
      202,
    ),
  sendReset: ({ client, email }, signal) =>
    client.POST('/api/v1/users/forgot-password', { body: { email }, signal }),
};

/**
 * One consultant as an admin sees them (product, 4): awaiting approval, approved or cancelled. The
 * state decides which moves are possible. Each move is confirmed and saved; a change of state leads
 * to a list. When another admin has changed the consultant, the page shows the server's reason and
 * loads the consultant again; after a cancellation it leads to the list instead.
 */
export const consultantMachine = setup({
  types: {
    context: {} as Context,
    input: {} as RecordCall,
    events: {} as Event,
    children: {} as { record: 'record' },
  },
  actors: {
    record: createRecordMachine(loadConsultant),
    saveMove: fromPromise<void, Save>(async ({ input, signal }) => {
      await saves[input.move](input, signal);
    }),
  },
  guards: {
    isMissing: (_, params: { consultant: Consultant | undefined }) => params.consultant === undefined,
    isAdmin: (_, params: { consultant: Consultant | undefined }) => params.consultant?.Id === adminId,
    isCancelled: ({ context }) => context.consultant?.is_deleted === 1,
    isAwaiting: ({ context }) => context.consultant?.status === 0,
    is: ({ context }, params: { move: ConsultantMove }) => context.move === params.move,
    isChangedElsewhere: (_, params: { error: unknown }) => isChangedElsewhere(toProblem(params.error)),
  },
  actions: {
    keepConsultant: assign((_, params: { consultant: Consultant | undefined }) => params),
    keepMove: assign((_, params: { move: ConsultantMove }) => params),
    countReset: assign({ sentResets: ({ context }) => context.sentResets + 1 }),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
    clearProblem: assign({ problem: undefined }),
    /** The lists after a move (product, 4); the page provides them. */
    goToNew: () => undefined,
    goToAll: () => undefined,
    goToCancelled: () => undefined,
  },
}).createMachine({
  id: 'consultant',
  context: ({ input }) => ({
    ...input,
    consultant: undefined,
    move: 'approve',
    sentResets: 0,
    problem: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'record',
        src: 'record',
        input: ({ context: { client, id } }) => ({ client, id }),
        onDone: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ consultant: event.output }) },
            target: 'missing',
          },
          {
            guard: { type: 'isAdmin', params: ({ event }) => ({ consultant: event.output }) },
            target: 'admin',
            actions: { type: 'keepConsultant', params: ({ event }) => ({ consultant: event.output }) },
          },
          {
            target: 'shown',
            actions: { type: 'keepConsultant', params: ({ event }) => ({ consultant: event.output }) },
          },
        ],
      },
    },
    missing: {},
    // The admin is not a consultant; the server refuses every move.
    admin: {},
    shown: {
      initial: 'deciding',
      entry: 'clearProblem',
      on: {
        'reset.ask': { target: 'confirming', actions: { type: 'keepMove', params: { move: 'sendReset' } } },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isCancelled', target: 'cancelled' },
            { guard: 'isAwaiting', target: 'awaiting' },
            { target: 'approved' },
          ],
        },
        awaiting: {
          on: {
            'approval.ask': {
              target: '#consultant.confirming',
              actions: { type: 'keepMove', params: { move: 'approve' } },
            },
            'cancellation.ask': {
              target: '#consultant.confirming',
              actions: { type: 'keepMove', params: { move: 'cancel' } },
            },
          },
        },
        approved: {
          on: {
            'cancellation.ask': {
              target: '#consultant.confirming',
              actions: { type: 'keepMove', params: { move: 'cancel' } },
            },
          },
        },
        cancelled: {
          on: {
            'restoration.ask': {
              target: '#consultant.confirming',
              actions: { type: 'keepMove', params: { move: 'restore' } },
            },
          },
        },
      },
    },
    confirming: { on: { 'action.confirm': 'saving', 'dialog.close': 'shown' } },
    saving: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'saveMove',
        src: 'saveMove',
        input: ({ context: { client, id, move, consultant } }) => ({
          client,
          id,
          move,
          email: consultant?.email ?? '',
        }),
        onDone: [
          { guard: { type: 'is', params: { move: 'approve' } }, target: 'left.forNew' },
          { guard: { type: 'is', params: { move: 'cancel' } }, target: 'left.forAll' },
          { guard: { type: 'is', params: { move: 'restore' } }, target: 'left.forCancelled' },
          { target: 'resetSent', actions: 'countReset' },
        ],
        onError: [
          {
            guard: { type: 'isChangedElsewhere', params: ({ event }) => event },
            target: 'conflict',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
    },
    resetSent: { on: { 'dialog.close': 'shown' } },
    failed: { on: { 'action.confirm': 'saving', 'dialog.close': 'shown' } },
    conflict: {
      on: {
        'dialog.close': [
          {
            guard: { type: 'is', params: { move: 'cancel' } },
            target: 'left.forAll',
            actions: 'clearProblem',
          },
          { target: 'loading' },
        ],
      },
    },
    left: {
      initial: 'forNew',
      states: {
        forNew: { entry: 'goToNew' },
        forAll: { entry: 'goToAll' },
        forCancelled: { entry: 'goToCancelled' },
      },
    },
  },
});
