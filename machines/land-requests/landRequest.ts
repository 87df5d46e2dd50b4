import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body, expectStatus, onlyItem } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import type { components } from '../../api/schema.ts';
import { toAmount } from '../../rules/land-requests/amount.ts';
import { type LandRequestMove, mayMove } from '../../rules/land-requests/landRequestMoves.ts';
import { isPossibleId } from '../../rules/lists/recordId.ts';
import { isOvertaken, type Problem, toProblem } from '../page/problem.ts';

export type LandRequest = components['schemas']['LandRequest'];

interface Call {
  client: ApiClient;
  id: number;
}
interface Context extends Call {
  request: LandRequest | undefined;
  /** The offered amount as digits, without dots. */
  amount: string;
  /** What is asked about, and done when the admin confirms it. */
  move: LandRequestMove;
  problem: Problem | undefined;
}
type Save = Call & { move: LandRequestMove; amount: number; version: number | undefined };
type Event =
  | { type: 'amount.change'; digits: string }
  | { type: 'offer.ask' }
  | { type: 'purchase.ask' }
  | { type: 'cancellation.ask' }
  | { type: 'action.confirm' }
  | { type: 'dialog.close' }
  | { type: 'load.retry' };

const seen = (version: number | undefined) => (version === undefined ? {} : { version });

/**
 * The call of each move. It goes out with the version that the admin has seen: two must not decide
 * over each other unawares.
 */
const saves: Record<LandRequestMove, (save: Save, signal: AbortSignal) => Promise<unknown>> = {
  offer: async ({ client, id, amount, version }, signal) =>
    expectStatus(
      await client.PATCH('/api/v1/lands/{id}', {
        params: { path: { id } },
        body: { teklif_tutar: amount, ...seen(version) },
        signal,
      }),
      200,
    ),
  purchase: async ({ client, id, version }, signal) => {
    const params = { path: { id }, query: seen(version) };
    expectStatus(await client.PATCH('/api/v1/lands/purch/{id}', { params, signal }), 202);
  },
  cancel: async ({ client, id, version }, signal) => {
    const params = { path: { id }, query: seen(version) };
    const answer = await client.DELETE('/api/v1/lands/full/{id}', { params, signal });
    if (body(expectStatus(answer, 202)).status !== 'success') throw new ApiError('failed', 202);
  },
};

/** The stored offer as the amount field holds it. */
function offered(request: LandRequest | undefined): string {
  return request && request.teklif_tutar > 0 ? String(request.teklif_tutar) : '';
}

/**
 * One land request as an admin works it (product, 4): durum 1 to 4 say which actions
 * are open; each action is confirmed, saved, and leads to the list where the request now stands.
 * When somebody else has changed the request meanwhile the admin is told so, and it is loaded anew;
 * an amount that was typed stays. What was to be cancelled and is cancelled already leads on like
 * one's own cancellation.
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
    saveMove: fromPromise<void, Save>(async ({ input, signal }) => {
      await saves[input.move](input, signal);
    }),
  },
  guards: {
    isPossibleId: ({ context }) => isPossibleId(context.id),
    may: ({ context }, params: { move: LandRequestMove }) =>
      context.request !== undefined && mayMove(context.request.durum, params.move),
    mayOfferAmount: ({ context }) =>
      context.request !== undefined &&
      mayMove(context.request.durum, 'offer') &&
      toAmount(context.amount) > 0,
    is: ({ context }, params: { move: LandRequestMove }) => context.move === params.move,
    isCanceledAlready: ({ context }, params: { request: LandRequest }) =>
      context.move === 'cancel' && params.request.durum === 4,
    isMissing: (_, params: { error: unknown }) => toProblem(params.error).kind === 'missing',
    isOvertaken: (_, params: { error: unknown }) => isOvertaken(toProblem(params.error)),
  },
  actions: {
    keepRequest: assign(({ context: { amount, request } }, params: { request: LandRequest }) => ({
      request: params.request,
      amount:
        amount === offered(request) || !mayMove(params.request.durum, 'offer')
          ? offered(params.request)
          : amount,
    })),
    keepMove: assign((_, params: { move: LandRequestMove }) => params),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
    clearProblem: assign({ problem: undefined }),
    /** Where the request now stands; the page provides the three. */
    goToNew: () => undefined,
    goToPurchased: () => undefined,
    goToCanceled: () => undefined,
  },
}).createMachine({
  id: 'landRequest',
  context: ({ input }) => ({ ...input, request: undefined, amount: '', move: 'offer', problem: undefined }),
  initial: 'addressed',
  states: {
    addressed: { always: [{ guard: 'isPossibleId', target: 'loading' }, { target: 'missing' }] },
    loading: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'loadRequest',
        src: 'loadRequest',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isCanceledAlready', params: ({ event }) => ({ request: event.output }) },
            target: 'left.forCanceled',
          },
          {
            target: 'shown',
            actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.output }) },
          },
        ],
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
              {
                guard: 'mayOfferAmount',
                target: 'confirming',
                actions: { type: 'keepMove', params: { move: 'offer' } },
              },
              { guard: { type: 'may', params: { move: 'offer' } }, target: '.amountMissing' },
            ],
            'purchase.ask': {
              guard: { type: 'may', params: { move: 'purchase' } },
              target: 'confirming',
              actions: { type: 'keepMove', params: { move: 'purchase' } },
            },
            'cancellation.ask': {
              guard: { type: 'may', params: { move: 'cancel' } },
              target: 'confirming',
              actions: { type: 'keepMove', params: { move: 'cancel' } },
            },
          },
          states: { amountTaken: {}, amountMissing: {} },
        },
        confirming: { on: { 'action.confirm': 'saving', 'dialog.close': 'reading' } },
        saving: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'saveMove',
            src: 'saveMove',
            input: ({ context: { client, id, move, amount, request } }) => ({
              client,
              id,
              move,
              amount: toAmount(amount),
              version: request?.version,
            }),
            onDone: [
              { guard: { type: 'is', params: { move: 'offer' } }, target: 'offered' },
              {
                guard: { type: 'is', params: { move: 'purchase' } },
                target: '#landRequest.left.forPurchased',
              },
              { target: '#landRequest.left.forCanceled' },
            ],
            onError: [
              {
                guard: { type: 'isOvertaken', params: ({ event }) => event },
                target: 'refused',
                actions: { type: 'keepProblem', params: ({ event }) => event },
              },
              { target: 'confirming', actions: { type: 'keepProblem', params: ({ event }) => event } },
            ],
          },
        },
        offered: {
          after: { successPopup: '#landRequest.left.forNew' },
          on: { 'dialog.close': '#landRequest.left.forNew' },
        },
        // somebody else changed or removed the request meanwhile
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
