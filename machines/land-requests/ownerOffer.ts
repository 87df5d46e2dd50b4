import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { toAmount } from '../../rules/records/amount.ts';
import type { Done } from '../page/callEnd.ts';
import { isMissing, type Problem, problemOf, withoutField } from '../page/problem.ts';

export type OwnerOffer = components['schemas']['OwnerOffer'];
export type Reply = components['schemas']['Reply'];

interface Input {
  client: ApiClient;
  /** The token of the link. */
  token: string;
}
interface Context extends Input {
  /** As last read; undefined before the first answer. */
  offer: OwnerOffer | undefined;
  /** The reply that is asked about. */
  reply: Reply;
  /** What the owner adds to the reply. */
  note: string;
  /** What the owner would accept, as digits; sent with the wish to be called alone. */
  counterAmount: string;
  /** Why the last call failed. */
  problem: Problem | undefined;
}
type Event =
  | { type: 'load.retry' }
  | { type: 'reply.choose'; reply: Reply }
  | { type: 'note.change'; value: string }
  | { type: 'counterAmount.change'; digits: string }
  | { type: 'reply.confirm' }
  | { type: 'dialog.close' }
  /** The owner wants to answer otherwise, or not. */
  | { type: 'reply.change' }
  | { type: 'reply.keep' };

type Link = Pick<Context, 'client' | 'token'>;
type Given = Pick<Context, 'reply' | 'note' | 'counterAmount'>;

/** Whether an amount is typed that nobody can accept; an empty field names none. */
export function isCounterAmountZero({ reply, counterAmount }: Omit<Given, 'note'>): boolean {
  return reply === 'callMe' && counterAmount !== '' && toAmount(counterAmount) === 0;
}

function toNewReply({ reply, note, counterAmount }: Given): components['schemas']['NewReply'] {
  const isNamed = reply === 'callMe' && counterAmount !== '';
  return { reply, note, ...(isNamed && { karsi_teklif: toAmount(counterAmount) }) };
}

/** The amount of the last reply as digits; empty where it has none. */
export function givenCounterAmount(offer: OwnerOffer | undefined): string {
  return String(offer?.owner_reply?.karsi_teklif ?? '');
}

const hasReply = ({ event }: Done<OwnerOffer>) => event.output.owner_reply !== undefined;

/**
 * The offer as its owner reads and answers it by a link (product, 10). A reply is asked about once
 * more before it is sent, and can be changed until the link ends. Whoever wants to be called may
 * name the amount that they would accept. A wrong, ended or expired link
 * shows no offer. After a lost answer the same reply is sent again and counts once; when its dialog
 * is closed instead, the offer is loaded again.
 */
export const ownerOfferMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    loadOffer: fromPromise<OwnerOffer, Link>(async ({ input: { client, token }, signal }) =>
      body(await client.GET('/api/v1/offers/{token}', { params: { path: { token } }, signal })),
    ),
    sendReply: fromPromise<OwnerOffer, Link & Given>(
      async ({ input: { client, token, ...given }, signal }) => {
        const answer = await client.POST('/api/v1/offers/{token}/reply', {
          params: { path: { token } },
          body: toNewReply(given),
          signal,
        });
        return body(answer);
      },
    ),
  },
  guards: {
    isAnswered: ({ context }) => context.offer?.owner_reply !== undefined,
    isComplete: ({ context }) => !isCounterAmountZero(context),
  },
  actions: {
    keepGivenReply: assign({
      note: ({ context }) => context.note || (context.offer?.owner_reply?.note ?? ''),
      counterAmount: ({ context }) => context.counterAmount || givenCounterAmount(context.offer),
    }),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    clearProblem: assign({ problem: undefined }),
  },
}).createMachine({
  id: 'ownerOffer',
  context: ({ input }) => ({
    ...input,
    offer: undefined,
    reply: 'callMe',
    note: '',
    counterAmount: '',
    problem: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        input: ({ context: { client, token } }) => ({ client, token }),
        onDone: [
          { guard: hasReply, target: 'answered', actions: assign({ offer: ({ event }) => event.output }) },
          { target: 'choosing', actions: assign({ offer: ({ event }) => event.output }) },
        ],
        onError: [
          { guard: isMissing, target: 'ended' },
          { target: 'failed', actions: 'keepProblem' },
        ],
      },
    },
    failed: { on: { 'load.retry': 'loading' }, exit: 'clearProblem' },
    choosing: {
      on: {
        'reply.choose': { target: 'confirming', actions: assign({ reply: ({ event }) => event.reply }) },
        'reply.keep': { guard: 'isAnswered', target: 'answered.kept' },
      },
    },
    confirming: {
      initial: 'asked',
      on: {
        'note.change': { actions: assign({ note: ({ event }) => event.value }) },
        'counterAmount.change': {
          actions: assign({
            counterAmount: ({ event }) => event.digits,
            problem: ({ context }) => withoutField(context.problem, 'karsi_teklif'),
          }),
        },
        'reply.confirm': { guard: 'isComplete', target: 'sending' },
        'dialog.close': 'choosing',
      },
      states: {
        asked: {},
        // The reply may be stored although its answer was lost: closing loads the offer again.
        failed: { exit: 'clearProblem', on: { 'dialog.close': '#ownerOffer.loading' } },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendReply',
        src: 'sendReply',
        input: ({ context: { client, token, reply, note, counterAmount } }) => ({
          client,
          token,
          reply,
          note,
          counterAmount,
        }),
        onDone: {
          target: 'answered.received',
          // the note and the amount belong to this reply
          actions: assign({ offer: ({ event }) => event.output, note: '', counterAmount: '' }),
        },
        onError: [
          { guard: isMissing, target: 'ended' },
          { target: 'confirming.failed', actions: 'keepProblem' },
        ],
      },
    },
    answered: {
      initial: 'before',
      // starts with what the last reply has, unless the owner has typed something new
      on: { 'reply.change': { target: 'choosing', actions: 'keepGivenReply' } },
      states: { before: {}, received: {}, kept: {} },
    },
    ended: {},
  },
});
