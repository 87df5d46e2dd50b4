import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, onlyItem } from '../api/client.ts';
import type { components } from '../api/schema.ts';
import { type Problem, toProblem } from './problem.ts';
import { toAmount } from './rules/amount.ts';
import { type LandRequestMove, mayMove } from './rules/landRequestMoves.ts';

export type LandRequest = components['schemas']['LandRequest'];

interface Call {
  client: ApiClient;
  id: number;
}
interface Context extends Call {
  request: LandRequest | undefined;
  /** The offered amount as digits, without dots. */
  amount: string;
  problem: Problem | undefined;
}
type Event =
  | { type: 'amount.change'; digits: string }
  | { type: 'offer.ask' }
  | { type: 'purchase.ask' }
  | { type: 'cancellation.ask' }
  | { type: 'action.confirm' }
  | { type: 'dialog.close' }
  | { type: 'load.retry' };

/**
 * One land request as an admin works it (specification, section 4): durum 1 to 4 say which actions are open; each action is confirmed,
 * saved, and leads to the list where the request now stands. A refused move shows the server's reason and loads the request anew.
 */
export const landRequestMachine = setup({
  types: { context: {} as Context, input: {} as Call, events: {} as Event },
  delays: { successPopup: 3000 },
  actors: {
    loadRequest: fromPromise<LandRequest, Call>(async ({ input, signal }) => {
      return onlyItem(
        await input.client.GET('/api/v1/lands/full/{id}', { params: { path: { id: input.id } }, signal }),
      );
    }),
    saveOffer: fromPromise<void, Call & { amount: number }>(async ({ input, signal }) => {
      await input.client.PATCH('/api/v1/lands/{id}', {
        params: { path: { id: input.id } },
        body: { teklif_tutar: input.amount },
        signal,
      });
    }),
    savePurchase: fromPromise<void, Call>(async ({ input, signal }) => {
      await input.client.PATCH('/api/v1/lands/purch/{id}', { params: { path: { id: input.id } }, signal });
    }),
    saveCancellation: fromPromise<void, Call>(async ({ input, signal }) => {
      await input.client.DELETE('/api/v1/lands/full/{id}', { params: { path: { id: input.id } }, signal });
    }),
  },
  guards: {
    may: ({ context }, params: { move: LandRequestMove }) =>
      context.request !== undefined && mayMove(context.request.durum, params.move),
    mayOfferAmount: ({ context }) =>
      context.request !== undefined &&
      mayMove(context.request.durum, 'offer') &&
      toAmount(context.amount) > 0,
    isMissing: (_, params: { error: unknown }) => toProblem(params.error).kind === 'missing',
    isConflict: (_, params: { error: unknown }) => toProblem(params.error).kind === 'conflict',
  },
  actions: {
    keepRequest: assign((_, params: { request: LandRequest }) => ({
      request: params.request,
      amount: params.request.teklif_tutar > 0 ? String(params.request.teklif_tutar) : '',
    })),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
    clearProblem: assign({ problem: undefined }),
    /** Where the request now stands; the page provides the three. */
    goToNew: () => undefined,
    goToPurchased: () => undefined,
    goToCanceled: () => undefined,
  },
}).createMachine({
  id: 'landRequest',
  context: ({ input }) => ({ ...input, request: undefined, amount: '', problem: undefined }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'loadRequest',
        src: 'loadRequest',
        input: ({ context }) => context,
        onDone: {
          target: 'shown',
          actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.output }) },
        },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
          { target: 'loadFailed', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
    },
    missing: {},
    loadFailed: { on: { 'load.retry': 'loading' } },
    shown: {
      initial: 'reading',
      states: {
        reading: {
          entry: 'clearProblem',
          initial: 'amountTaken',
          on: {
            'amount.change': {
              target: '.amountTaken',
              actions: assign({ amount: ({ event }) => event.digits }),
            },
            'offer.ask': [
              { guard: 'mayOfferAmount', target: 'offering' },
              { guard: { type: 'may', params: { move: 'offer' } }, target: '.amountMissing' },
            ],
            'purchase.ask': { guard: { type: 'may', params: { move: 'purchase' } }, target: 'purchasing' },
            'cancellation.ask': { guard: { type: 'may', params: { move: 'cancel' } }, target: 'cancelling' },
          },
          states: { amountTaken: {}, amountMissing: {} },
        },
        offering: {
          initial: 'confirming',
          states: {
            confirming: {
              on: { 'action.confirm': 'saving', 'dialog.close': '#landRequest.shown.reading' },
            },
            saving: {
              tags: 'busy',
              entry: 'clearProblem',
              invoke: {
                id: 'saveOffer',
                src: 'saveOffer',
                input: ({ context }) => ({ ...context, amount: toAmount(context.amount) }),
                onDone: 'done',
                onError: [
                  {
                    guard: { type: 'isConflict', params: ({ event }) => event },
                    target: '#landRequest.shown.refused',
                    actions: { type: 'keepProblem', params: ({ event }) => event },
                  },
                  { target: 'confirming', actions: { type: 'keepProblem', params: ({ event }) => event } },
                ],
              },
            },
            done: {
              after: { successPopup: '#landRequest.left.forNew' },
              on: { 'dialog.close': '#landRequest.left.forNew' },
            },
          },
        },
        purchasing: {
          initial: 'confirming',
          states: {
            confirming: {
              on: { 'action.confirm': 'saving', 'dialog.close': '#landRequest.shown.reading' },
            },
            saving: {
              tags: 'busy',
              entry: 'clearProblem',
              invoke: {
                id: 'savePurchase',
                src: 'savePurchase',
                input: ({ context }) => context,
                onDone: '#landRequest.left.forPurchased',
                onError: [
                  {
                    guard: { type: 'isConflict', params: ({ event }) => event },
                    target: '#landRequest.shown.refused',
                    actions: { type: 'keepProblem', params: ({ event }) => event },
                  },
                  { target: 'confirming', actions: { type: 'keepProblem', params: ({ event }) => event } },
                ],
              },
            },
          },
        },
        cancelling: {
          initial: 'confirming',
          states: {
            confirming: {
              on: { 'action.confirm': 'saving', 'dialog.close': '#landRequest.shown.reading' },
            },
            saving: {
              tags: 'busy',
              entry: 'clearProblem',
              invoke: {
                id: 'saveCancellation',
                src: 'saveCancellation',
                input: ({ context }) => context,
                onDone: '#landRequest.left.forCanceled',
                onError: [
                  {
                    guard: { type: 'isConflict', params: ({ event }) => event },
                    target: '#landRequest.shown.refused',
                    actions: { type: 'keepProblem', params: ({ event }) => event },
                  },
                  { target: 'confirming', actions: { type: 'keepProblem', params: ({ event }) => event } },
                ],
              },
            },
          },
        },
        // somebody else moved the request meanwhile
        refused: { on: { 'dialog.close': '#landRequest.loading' } },
      },
    },
    left: {
      initial: 'forNew',
      states: {
        forNew: { entry: 'goToNew' },
        forPurchased: { entry: 'goToPurchased' },
        forCanceled: { entry: 'goToCanceled' },
      },
    },
  },
});
