import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import { type Problem, problemOf } from '../page/problem.ts';
import { seenVersion } from './cancelLandRequest.ts';

/** An offer whose message has not left yet. */
export interface FreshOffer {
  /** The land request. */
  id: number;
  owner: string;
  /** The land request's version since the offer; undefined where the server names none. */
  version: number | undefined;
  /** When its message leaves, in ms since the epoch. */
  until: number;
}
interface Input {
  client: ApiClient;
  offer: FreshOffer;
  /** The time in ms since the epoch. */
  now: () => number;
}
interface Context extends Input {
  /** Why the offer was not taken back. */
  problem: Problem | undefined;
}

/** How long the message of an offer waits. */
export const takeBackMs = 10_000;

/**
 * Takes an offer back until its message leaves (product, 4). The land request then is as it was
 * before, and its page opens. A failure says why; another attempt may follow it.
 */
export const takeBackOfferMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as { type: 'offer.takeBack' } },
  delays: { messageLeaves: ({ context: { offer, now } }) => Math.max(0, offer.until - now()) },
  actors: {
    takeBack: fromPromise<unknown, Pick<Input, 'client' | 'offer'>>(
      async ({ input: { client, offer }, signal }) => {
        const params = { path: { id: offer.id }, query: seenVersion(offer.version) };
        return body(await client.DELETE('/api/v1/lands/offer/{id}', { params, signal }));
      },
    ),
  },
  actions: {
    /** The page provides it. */
    openLandRequest: (_, _params: FreshOffer) => undefined,
  },
}).createMachine({
  id: 'takeBackOffer',
  context: ({ input }) => ({ ...input, problem: undefined }),
  initial: 'waiting',
  states: {
    waiting: {
      on: { 'offer.takeBack': 'takingBack' },
      after: { messageLeaves: 'left' },
    },
    takingBack: {
      tags: 'busy',
      entry: assign({ problem: undefined }),
      invoke: {
        id: 'takeBack',
        src: 'takeBack',
        input: ({ context: { client, offer } }) => ({ client, offer }),
        onDone: 'takenBack',
        onError: { target: 'failed', actions: assign({ problem: ({ event }) => problemOf(event) }) },
      },
    },
    failed: { on: { 'offer.takeBack': 'takingBack' } },
    takenBack: { entry: { type: 'openLandRequest', params: ({ context }) => context.offer } },
    left: {},
  },
});
