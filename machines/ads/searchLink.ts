import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import { isMissing, type Problem, problemOf } from '../page/problem.ts';
import type { SavedSearch } from './savedSearches.ts';

interface Link {
  client: ApiClient;
  /** The token of the link. */
  token: string;
}
interface Context extends Link {
  /** Undefined before the first answer. */
  search: SavedSearch | undefined;
  /** Why the last call failed. */
  problem: Problem | undefined;
}
type Event = { type: 'load.retry' } | { type: 'search.end' };

/**
 * Ends a saved search by the link in its message (product, 10). A wrong link looks like that of a
 * removed search. After a lost answer, another try finds the search removed.
 */
export const searchLinkMachine = setup({
  types: { context: {} as Context, input: {} as Link, events: {} as Event },
  actors: {
    loadSearch: fromPromise<SavedSearch, Link>(async ({ input: { client, token }, signal }) =>
      body(await client.GET('/api/v1/search-links/{token}', { params: { path: { token } }, signal })),
    ),
    endSearch: fromPromise<unknown, Link>(({ input: { client, token }, signal }) =>
      client.POST('/api/v1/search-links/{token}/end', { params: { path: { token } }, signal }),
    ),
  },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    clearProblem: assign({ problem: undefined }),
  },
}).createMachine({
  id: 'searchLink',
  context: ({ input }) => ({ ...input, search: undefined, problem: undefined }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadSearch',
        src: 'loadSearch',
        input: ({ context: { client, token } }) => ({ client, token }),
        onDone: { target: 'asking.asked', actions: assign({ search: ({ event }) => event.output }) },
        onError: [
          { guard: isMissing, target: 'ended.before' },
          { target: 'failed', actions: 'keepProblem' },
        ],
      },
    },
    failed: { on: { 'load.retry': 'loading' }, exit: 'clearProblem' },
    asking: {
      initial: 'asked',
      exit: 'clearProblem',
      on: { 'search.end': 'ending' },
      states: { asked: {}, endFailed: {} },
    },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'endSearch',
        src: 'endSearch',
        input: ({ context: { client, token } }) => ({ client, token }),
        onDone: 'ended.now',
        onError: [
          { guard: isMissing, target: 'ended.now' },
          { target: 'asking.endFailed', actions: 'keepProblem' },
        ],
      },
    },
    ended: { initial: 'before', states: { before: {}, now: {} } },
  },
});
