import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import type { Done } from '../page/callEnd.ts';
import { isMissing, type Problem, problemOf } from '../page/problem.ts';

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
  /** Why the last call failed. */
  problem: Problem | undefined;
}
type Event =
  | { type: 'load.retry' }
  | { type: 'reply.choose'; reply: Reply }
  | { type: 'note.change'; value: string }
  | { type: 'reply.confirm' }
  | { type: 'dialog.close' }
  /** The owner wants to answer otherwise, or not. */
  | { type: 'reply.change' }
  | { type: 'reply.keep' };

type Link = Pick<Context, 'client' | 'token'>;

const hasReply = ({ event }: Done<OwnerOffer>) => event.output.owner_reply !== undefined;

/**
 * The offer as its owner reads and answers it by a link (product, 10). A reply is asked about once
 * more before it is sent, and can be changed until the link ends. A wrong, ended or expired link
 * shows no offer. After a lost answer the same reply is sent again and counts once; when its dialog
 * is closed instead, the offer is loaded again.
 */
export const ownerOfferMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    loadOffer: fromPromise<OwnerOffer, Link>(async ({ input: { client, token }, signal }) =>
      body(await client.GET('/api/v1/offers/{token}', { params: { path: { token } }, signal })),
    ),
    sendReply: fromPromise<OwnerOffer, Link & Pick<Context, 'reply' | 'note'>>(
      async ({ input: { client, token, reply, note }, signal }) => {
        const answer = await client.POST('/api/v1/offers/{token}/reply', {
          params: { path: { token } },
          body: { reply, note },
          signal,
        });
        return body(answer);
      },
    ),
  },
  guards: { isAnswered: ({ context }) => context.offer?.owner_reply !== undefined },
  actions: {
    keepGivenNote: assign({
      note: ({ context }) => context.note || (context.offer?.owner_reply?.note ?? ''),
    }),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    clearProblem: assign({ problem: undefined }),
  },
}).createMachine({
  id: 'ownerOffer',
  context: ({ input }) => ({ ...input, offer: undefined, reply: 'callMe', note: '', problem: undefined }),
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
        'reply.confirm': 'sending',
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
        input: ({ context: { client, token, reply, note } }) => ({ client, token, reply, note }),
        onDone: {
          target: 'answered.received',
          // the note belongs to this reply
          actions: assign({ offer: ({ event }) => event.output, note: '' }),
        },
        onError: [
          { guard: isMissing, target: 'ended' },
          { target: 'confirming.failed', actions: 'keepProblem' },
        ],
      },
    },
    answered: {
      initial: 'before',
      // starts with the note of the last reply, unless the owner has typed a new one
      on: { 'reply.change': { target: 'choosing', actions: 'keepGivenNote' } },
      states: { before: {}, received: {}, kept: {} },
    },
    ended: {},
  },
});
