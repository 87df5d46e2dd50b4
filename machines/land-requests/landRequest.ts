import { and, assign, fromCallback, not, or, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate';
import { expectStatus } from '../../api/client.ts';
import type { CancelReason } from '../../rules/land-requests/cancelReason.ts';
import { type Joinable, joinOf } from '../../rules/land-requests/joined.ts';
import { type LandRequestMove, mayMake } from '../../rules/land-requests/landRequestMoves.ts';
import { counterAmount } from '../../rules/land-requests/ownerReply.ts';
import { toAmount } from '../../rules/records/amount.ts';
import type { WorkPart } from '../../rules/records/work.ts';
import { type Done, isDismissed, isOvertaken } from '../page/callEnd.ts';
import type { Problem } from '../page/problem.ts';
import { createRecordMachine, isAbsent, type RecordCall } from '../records/record.ts';
import { createRecordMoveMachine } from '../records/recordMove.ts';
import { cancelLandRequest, seenVersion } from './cancelLandRequest.ts';
import { type Duplicate, type Joining, joinLandRequest, separateLandRequest } from './joinLandRequest.ts';
import { type FullLandRequest, loadLandRequest } from './loadLandRequests.ts';
import { type CameFrom, type NextLandRequest, nextLandRequestMachine } from './nextLandRequest.ts';

interface Input extends RecordCall {
  /** The list from which the page was opened. */
  cameFrom?: CameFrom | undefined;
}
/** What is asked for on the page: a move, or to join the land request with another one. */
export type Asked = LandRequestMove | Joining;
/** What was saved on the page of a land request, for the toast. */
export interface Saved {
  /** A move, a joining, or what was saved of the work. */
  kind: Asked | WorkPart;
  landRequest: FullLandRequest;
  /** What a saved plan has changed, in words; missing for several changes. */
  text?: string | undefined;
  /** What was joined or separated. */
  other?: Duplicate | undefined;
  /** The offered amount as digits. */
  amount?: string;
  /** The next land request of the list. */
  next: NextLandRequest | undefined;
}
interface Context extends Input {
  landRequest: FullLandRequest | undefined;
  /** The typed amount as digits, without dots. */
  amount: string;
  /** What is to be offered: the typed amount, or the one that the owner would accept. */
  offer: string;
  /** The move last asked for. */
  move: Asked;
  /** What is to be joined to this land request, or separated from it. */
  other: Duplicate | undefined;
  /** How often something was joined or separated; each time the parts of the page load again. */
  joinings: number;
  /** Why it is to be cancelled; empty until a reason is chosen, which need not be. */
  reason: CancelReason | '';
  /** Why the last move was refused in a conflict. */
  problem: Problem | undefined;
  /** The next land request of the list, once it is known. */
  next: NextLandRequest | undefined;
  /** What of the work was saved last. */
  savedWork: WorkPart | undefined;
}
export type Save = RecordCall & {
  move: Asked;
  other: Duplicate | undefined;
  amount: number;
  version: number | undefined;
  /** The reason as it is chosen when the move is confirmed. */
  reason: () => CancelReason | '';
};
type Event =
  | { type: 'amount.change'; digits: string }
  | { type: 'offer.ask' }
  /** To offer what the owner would accept; what is typed stays. */
  | { type: 'counterAmount.ask' }
  | { type: 'purchase.ask' }
  | { type: 'cancellation.ask' }
  /** To join another land request to this one. */
  | { type: 'join.ask'; landRequest: Duplicate & Joinable }
  /** To separate a joined one, which may be the one of the page. */
  | { type: 'separate.ask'; landRequest: Duplicate }
  /** Chosen in the question before a cancellation. */
  | { type: 'reason.choose'; reason: CancelReason | '' }
  | { type: 'dialog.close' }
  /** Somebody else has changed it; what is typed stays. */
  | { type: 'record.refresh' }
  /** A plan or a note was saved. */
  | { type: 'work.save'; saved: WorkPart; text?: string | undefined };

/**
 * The call of each move, with the version that the admin has seen: the server refuses a move on a
 * land request that has changed since.
 */
const saves: Record<Asked, (save: Save, signal: AbortSignal) => Promise<unknown>> = {
  offer: async ({ client, id, amount, version }, signal) =>
    expectStatus(
      await client.PATCH('/api/v1/lands/{id}', {
        params: { path: { id } },
        body: { teklif_tutar: amount, ...seenVersion(version) },
        signal,
      }),
      200,
    ),
  purchase: async ({ client, id, version }, signal) => {
    const params = { path: { id }, query: seenVersion(version) };
    expectStatus(await client.PATCH('/api/v1/lands/purch/{id}', { params, signal }), 202);
  },
  cancel: ({ reason, ...save }, signal) => cancelLandRequest({ ...save, reason: reason() }, signal),
  join: joinLandRequest,
  separate: separateLandRequest,
};

/** Whether an amount is typed that is not the stored offer. */
export function isAmountTyped({ amount, landRequest }: Pick<Context, 'amount' | 'landRequest'>): boolean {
  return amount !== offered(landRequest);
}

/** What the owner would accept as digits; empty when they have not named it. */
function acceptable(landRequest: FullLandRequest | undefined): string {
  return String((landRequest && counterAmount(landRequest)) ?? '');
}

/** The stored offer as digits; empty when there is none. */
function offered(landRequest: FullLandRequest | undefined): string {
  return landRequest && landRequest.teklif_tutar > 0 ? String(landRequest.teklif_tutar) : '';
}

function savedBy({ move, landRequest, other, offer, next }: Context): Saved | undefined {
  return landRequest && { kind: move, landRequest, other, amount: offer, next };
}

interface AskedOf<Other> {
  context: Context;
  event: { landRequest: Other };
}
const mayJoin = ({ context: { landRequest }, event }: AskedOf<Joinable>) =>
  landRequest !== undefined && joinOf(event.landRequest, landRequest, new Date()) === 'may';
/** Whether it is joined to the land request of the page, or is that one and joined itself. */
const isJoined = ({ context, event: { landRequest } }: AskedOf<Duplicate>) =>
  landRequest.joined_to !== undefined &&
  [landRequest.id, landRequest.joined_to].includes(context.landRequest?.id ?? context.id);

const isCancelledAlready = ({ context, event }: Done<FullLandRequest | undefined, Context>) =>
  context.move === 'cancel' && event.output?.durum === 4;

const isSearchEnded = ({ event }: { event: { snapshot: SnapshotFrom<typeof nextLandRequestMachine> } }) =>
  event.snapshot.value === 'ended';

/**
 * One land request as an admin works on it (product, 4). The durum decides which moves are
 * possible. Each move is confirmed, saved, and leads to the list that then holds the land request;
 * after another one was joined to it or separated from it the page stays, and loads again.
 * When another admin has changed it, the page shows the server's reason and loads it again; a typed
 * amount stays. If the land request is already cancelled, cancelling it opens the cancelled list.
 * The machine looks for the next land request of the list that the admin came from when the page
 * opens, and again while a move is being confirmed and after the work was saved, because another
 * admin may have finished the first one.
 */
export const landRequestMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    children: {} as {
      record: 'record';
      recordMove: 'recordMove';
      nextLandRequest: 'nextLandRequest';
      watchEndOfPopup: 'watchEndOfPopup';
    },
  },
  delays: { successPopup: 3000 },
  actors: {
    record: createRecordMachine(loadLandRequest),
    recordMove: createRecordMoveMachine<Save>((save, signal) => saves[save.move](save, signal)),
    nextLandRequest: nextLandRequestMachine,
    /**
     * Shows the toast when this actor stops, which includes leaving the page. An exit action would
     * not run then. The page provides the actor.
     */
    watchEndOfPopup: fromCallback<{ type: never }, { saved: () => Saved | undefined }>(() => undefined),
  },
  guards: {
    may: ({ context }, params: { move: LandRequestMove }) =>
      context.landRequest !== undefined && mayMake(context.landRequest, params.move),
    isNextKnown: ({ context }) => context.next !== undefined,
    /** A search that has seen the list before and after a move may leave one land request out. */
    mayPassOneBy: and([or([stateIn({ shown: 'offered' }), stateIn('left')]), 'isNextKnown']),
    hasAmount: ({ context }) => toAmount(context.amount) > 0,
    mayOfferAmount: and([{ type: 'may', params: { move: 'offer' as const } }, 'hasAmount']),
    hasCounterAmount: ({ context }) => acceptable(context.landRequest) !== '',
    mayOfferCounterAmount: and([{ type: 'may', params: { move: 'offer' as const } }, 'hasCounterAmount']),
    is: ({ context }, params: { move: Asked }) => context.move === params.move,
    isJoining: ({ context }) => context.move === 'join' || context.move === 'separate',
  },
  actions: {
    searchAgain: sendTo('nextLandRequest', { type: 'search.repeat' }),
    /** Names what was saved, on the list that opens next; the page provides it. */
    showToast: (_, _params: Saved | undefined) => undefined,
    /** Adds the link to the toast of saved work, which is shown before; the page provides it. */
    addLinkToNext: (_, _params: Pick<Context, 'savedWork' | 'next'>) => undefined,
    /** The lists after a move (product, 4); the page provides them. */
    goToNew: () => undefined,
    goToPurchased: () => undefined,
    goToCancelled: () => undefined,
  },
}).createMachine({
  id: 'landRequest',
  context: ({ input }) => ({
    ...input,
    landRequest: undefined,
    amount: '',
    offer: '',
    move: 'offer',
    other: undefined,
    joinings: 0,
    reason: '',
    problem: undefined,
    next: undefined,
    savedWork: undefined,
  }),
  invoke: {
    id: 'nextLandRequest',
    src: 'nextLandRequest',
    input: ({ context: { client, id, cameFrom } }) => ({ client, id, cameFrom }),
    onSnapshot: {
      guard: and([isSearchEnded, not('mayPassOneBy')]),
      actions: [
        assign({ next: ({ event }) => event.snapshot.context.next }),
        { type: 'addLinkToNext', params: ({ context }) => context },
      ],
    },
  },
  initial: 'loading',
  on: {
    'work.save': {
      actions: [
        // another admin may have finished the one that was found when the page opened
        assign({ savedWork: ({ event }) => event.saved, next: undefined }),
        {
          type: 'showToast',
          params: ({ context: { landRequest }, event }) =>
            landRequest && { kind: event.saved, landRequest, next: undefined, text: event.text },
        },
        'searchAgain',
      ],
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'record',
        src: 'record',
        input: ({ context: { client, id } }) => ({ client, id }),
        onDone: [
          { guard: isAbsent, target: 'missing' },
          { guard: isCancelledAlready, target: 'left.forCancelled' },
          {
            target: 'shown',
            actions: assign(({ context, event: { output: landRequest } }) => {
              const isTyped = isAmountTyped(context);
              const isOpen = landRequest !== undefined && mayMake(landRequest, 'offer');
              return { landRequest, amount: isTyped && isOpen ? context.amount : offered(landRequest) };
            }),
          },
        ],
      },
    },
    missing: {},
    shown: {
      initial: 'reading',
      states: {
        reading: {
          initial: 'amountAccepted',
          on: {
            'amount.change': {
              target: '.amountAccepted',
              actions: assign({ amount: ({ event }) => event.digits }),
            },
            'record.refresh': {
              target: '#landRequest.loading',
              // a cancellation that was asked about before has not led here
              actions: assign({ move: 'offer' }),
            },
            'offer.ask': [
              {
                guard: 'mayOfferAmount',
                target: 'moving',
                actions: assign({ move: 'offer', offer: ({ context }) => context.amount }),
              },
              { guard: { type: 'may', params: { move: 'offer' } }, target: '.amountMissing' },
            ],
            'counterAmount.ask': {
              guard: 'mayOfferCounterAmount',
              target: 'moving',
              actions: assign({ move: 'offer', offer: ({ context }) => acceptable(context.landRequest) }),
            },
            'purchase.ask': {
              guard: { type: 'may', params: { move: 'purchase' } },
              target: 'moving',
              actions: assign({ move: 'purchase' }),
            },
            'cancellation.ask': {
              guard: { type: 'may', params: { move: 'cancel' } },
              target: 'moving',
              actions: assign({ move: 'cancel', reason: '' }),
            },
            'join.ask': {
              guard: mayJoin,
              target: 'moving',
              actions: assign({ move: 'join', other: ({ event }) => event.landRequest }),
            },
            'separate.ask': {
              guard: isJoined,
              target: 'moving',
              actions: assign({ move: 'separate', other: ({ event }) => event.landRequest }),
            },
          },
          states: { amountAccepted: {}, amountMissing: {} },
        },
        moving: {
          // a search after the saved move no longer finds this one in the list
          entry: 'searchAgain',
          on: { 'reason.choose': { actions: assign({ reason: ({ event }) => event.reason }) } },
          invoke: {
            id: 'recordMove',
            src: 'recordMove',
            input: ({ context: { client, id, move, other, offer, landRequest }, self }) => ({
              client,
              id,
              move,
              other,
              amount: toAmount(offer),
              version: landRequest?.version,
              reason: () => self.getSnapshot().context.reason,
            }),
            onDone: [
              { guard: isDismissed, target: 'reading' },
              {
                guard: isOvertaken,
                target: 'conflict',
                actions: assign({ problem: ({ event }) => event.output.problem }),
              },
              {
                guard: 'isJoining',
                target: '#landRequest.loading',
                actions: [
                  assign({ joinings: ({ context }) => context.joinings + 1 }),
                  {
                    type: 'showToast',
                    params: ({ context }) => savedBy({ ...context, next: undefined }),
                  },
                ],
              },
              { guard: { type: 'is', params: { move: 'offer' } }, target: 'offered' },
              {
                guard: { type: 'is', params: { move: 'purchase' } },
                target: '#landRequest.left.forPurchased',
                actions: { type: 'showToast', params: ({ context }) => savedBy(context) },
              },
              {
                target: '#landRequest.left.forCancelled',
                actions: { type: 'showToast', params: ({ context }) => savedBy(context) },
              },
            ],
          },
        },
        offered: {
          after: { successPopup: '#landRequest.left.forNew' },
          on: { 'dialog.close': '#landRequest.left.forNew' },
          // shows the toast after the popup, which would cover it
          invoke: {
            id: 'watchEndOfPopup',
            src: 'watchEndOfPopup',
            input: ({ self }) => ({ saved: () => savedBy(self.getSnapshot().context) }),
          },
        },
        conflict: { on: { 'dialog.close': '#landRequest.loading' } },
      },
    },
    left: {
      initial: 'forNew',
      states: {
        forNew: { entry: 'goToNew' },
        forPurchased: { entry: 'goToPurchased' },
        forCancelled: { entry: 'goToCancelled' },
      },
    },
  },
});
