import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, expectStatus, onlyItem } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { isPossibleId } from '../../rules/lists/recordId.ts';
import { adminId } from '../account/session.ts';
import { isOvertaken, type Problem, toProblem } from '../page/problem.ts';

export type Consultant = components['schemas']['User'];
export type ConsultantMove = 'approve' | 'cancel' | 'restore' | 'sendReset';

interface Call {
  client: ApiClient;
  id: number;
}
interface Context extends Call {
  user: Consultant | undefined;
  /** What is asked about, and done when the admin confirms it. */
  move: ConsultantMove;
  /** How many reset links went out from this page: each is one more entry of the history. */
  resets: number;
  problem: Problem | undefined;
}
type Save = Call & { move: ConsultantMove; email: string };
type Event =
  | { type: 'approval.ask' }
  | { type: 'cancellation.ask' }
  | { type: 'restoration.ask' }
  | { type: 'reset.ask' }
  | { type: 'action.confirm' }
  | { type: 'dialog.close' }
  | { type: 'load.retry' };

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
 * One consultant as an admin sees them (product, 4): awaiting, approved or cancelled,
 * which says what may be done. Each action is confirmed and saved; a change of state leads to a
 * list. When another admin was quicker the reason is told, and the person loaded anew, unless it
 * was the cancellation: then the list is where it would have led.
 */
export const consultantMachine = setup({
  types: { context: {} as Context, input: {} as Call, events: {} as Event },
  actors: {
    loadUser: fromPromise<Consultant, Call>(async ({ input, signal }) =>
      onlyItem(await input.client.GET('/api/v1/users/{id}', { params: { path: { id: input.id } }, signal })),
    ),
    saveMove: fromPromise<void, Save>(async ({ input, signal }) => {
      await saves[input.move](input, signal);
    }),
  },
  guards: {
    isPossibleId: ({ context }) => isPossibleId(context.id),
    isAdmin: (_, params: { user: Consultant }) => params.user.Id === adminId,
    isCancelled: ({ context }) => context.user?.is_deleted === 1,
    isAwaiting: ({ context }) => context.user?.status === 0,
    is: ({ context }, params: { move: ConsultantMove }) => context.move === params.move,
    isMissing: (_, params: { error: unknown }) => toProblem(params.error).kind === 'missing',
    isOvertaken: (_, params: { error: unknown }) => isOvertaken(toProblem(params.error)),
  },
  actions: {
    keepUser: assign((_, params: { user: Consultant }) => params),
    keepMove: assign((_, params: { move: ConsultantMove }) => params),
    countReset: assign({ resets: ({ context }) => context.resets + 1 }),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
    clearProblem: assign({ problem: undefined }),
    /** Where the specification leads after each change; the page provides the three. */
    goToNew: () => undefined,
    goToAll: () => undefined,
    goToCanceled: () => undefined,
  },
}).createMachine({
  id: 'consultant',
  context: ({ input }) => ({ ...input, user: undefined, move: 'approve', resets: 0, problem: undefined }),
  initial: 'addressed',
  states: {
    addressed: { always: [{ guard: 'isPossibleId', target: 'loading' }, { target: 'missing' }] },
    loading: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isAdmin', params: ({ event }) => ({ user: event.output }) },
            target: 'admin',
            actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
          },
          {
            target: 'shown',
            actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
          },
        ],
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
          { target: 'loadFailed', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
    },
    missing: {},
    // the admin is no consultant: the server would refuse every move
    admin: {},
    loadFailed: { on: { 'load.retry': 'loading' } },
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
        input: ({ context: { client, id, move, user } }) => ({ client, id, move, email: user?.email ?? '' }),
        onDone: [
          { guard: { type: 'is', params: { move: 'approve' } }, target: 'left.forNew' },
          { guard: { type: 'is', params: { move: 'cancel' } }, target: 'left.forAll' },
          { guard: { type: 'is', params: { move: 'restore' } }, target: 'left.forCanceled' },
          { target: 'resetSent', actions: 'countReset' },
        ],
        onError: [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => event },
            target: 'overtaken',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
    },
    resetSent: { on: { 'dialog.close': 'shown' } },
    failed: { on: { 'action.confirm': 'saving', 'dialog.close': 'shown' } },
    // another admin has changed or removed the person
    overtaken: {
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
        forCanceled: { entry: 'goToCanceled' },
      },
    },
  },
});
