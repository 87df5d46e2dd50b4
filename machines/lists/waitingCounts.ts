import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';

/** How many records wait for an admin, by kind. */
export type WaitingCounts = components['schemas']['Waiting'];

interface Input {
  client: ApiClient;
}
interface Context extends Input {
  /** The last answer; undefined before the first one. */
  counts: WaitingCounts | undefined;
}
type Event =
  /** Navigation, such as after a move of a record. */
  | { type: 'page.change' }
  /** A record on the page has stopped waiting. */
  | { type: 'record.change' };

/**
 * How many records wait behind the entries of the panel's menu (product, 10). The numbers are
 * counted again on every page, after 120 s, and when a record on the page has stopped waiting. A
 * failure shows nothing: the old numbers stay.
 */
export const waitingCountsMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  delays: { pollInterval: 120_000 },
  actors: {
    countWaiting: fromPromise<WaitingCounts, Input>(async ({ input: { client }, signal }) =>
      body(await client.GET('/api/v1/waiting', { signal })),
    ),
    /** Reports each navigation as `page.change`; the page provides it. */
    watchPages: fromCallback(() => undefined),
  },
}).createMachine({
  id: 'waitingCounts',
  context: ({ input }) => ({ ...input, counts: undefined }),
  invoke: { id: 'watchPages', src: 'watchPages' },
  initial: 'counting',
  on: { 'page.change': '.counting', 'record.change': '.counting' },
  states: {
    counting: {
      invoke: {
        id: 'countWaiting',
        src: 'countWaiting',
        input: ({ context: { client } }) => ({ client }),
        onDone: { target: 'shown', actions: assign({ counts: ({ event }) => event.output }) },
        onError: 'shown',
      },
    },
    shown: { after: { pollInterval: 'counting' } },
  },
});
