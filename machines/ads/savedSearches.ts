import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { normalized, type SearchInput } from '../../rules/ads/savedSearch.ts';
import { readFilters } from '../../rules/lists/filters.ts';
import type { AddressQuery } from '../lists/pagedList.ts';
import { isMissing, type Problem, problemOf } from '../page/problem.ts';
import type { RecordCall } from '../records/record.ts';
import { adFilters } from './loadAds.ts';

export type SavedSearch = components['schemas']['SavedSearch'];

interface Context {
  client: ApiClient;
  /** Newest first; undefined before the first answer. */
  searches: readonly SavedSearch[] | undefined;
  /** The search that is saved. */
  search: SearchInput;
  /** The id of the search that is removed; undefined before the first. */
  id: number | undefined;
  /** Why the last call failed. */
  problem: Problem | undefined;
}
type Event =
  | { type: 'load.retry' }
  | { type: 'search.save'; search: SearchInput }
  | { type: 'search.remove'; id: number };

/** What is saved of a list's query. Its days are left out: no new ad would lie between them. */
export function savedInput({ q, filters }: Pick<AddressQuery, 'q' | 'filters'>): SearchInput {
  const { from: _, to: __, ...input } = readFilters(adFilters, filters);
  return normalized({ ...input, q });
}

function removedId({ id }: Context): number {
  if (id === undefined) throw new Error('No search is removed');
  return id;
}

/**
 * Saves a person's searches for ads, and removes them (product, 10). A search that was removed
 * elsewhere counts as removed.
 */
export const savedSearchesMachine = setup({
  types: { context: {} as Context, input: {} as { client: ApiClient }, events: {} as Event },
  actors: {
    loadSearches: fromPromise<SavedSearch[], { client: ApiClient }>(async ({ input: { client }, signal }) =>
      body(await client.GET('/api/v1/saved-searches', { signal })),
    ),
    saveSearch: fromPromise<SavedSearch[], Pick<Context, 'client' | 'search'>>(
      async ({ input: { client, search }, signal }) =>
        body(await client.POST('/api/v1/saved-searches', { body: search, signal })),
    ),
    removeSearch: fromPromise<unknown, RecordCall>(({ input: { client, id }, signal }) =>
      client.DELETE('/api/v1/saved-searches/{id}', { params: { path: { id } }, signal }),
    ),
  },
  actions: {
    dropSearch: assign({
      searches: ({ context }) => context.searches?.filter(({ id }) => id !== context.id),
    }),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
  },
}).createMachine({
  id: 'savedSearches',
  context: ({ input }) => ({ ...input, searches: undefined, search: {}, id: undefined, problem: undefined }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      on: {
        // its answer holds the list too
        'search.save': { target: 'saving', actions: assign({ search: ({ event }) => event.search }) },
      },
      invoke: {
        id: 'loadSearches',
        src: 'loadSearches',
        input: ({ context: { client } }) => ({ client }),
        onDone: { target: 'resting.loaded', actions: assign({ searches: ({ event }) => event.output }) },
        onError: { target: 'resting.loadFailed', actions: 'keepProblem' },
      },
    },
    resting: {
      initial: 'loaded',
      exit: assign({ problem: undefined }),
      on: {
        'load.retry': 'loading',
        'search.save': { target: 'saving', actions: assign({ search: ({ event }) => event.search }) },
        'search.remove': { target: 'removing', actions: assign({ id: ({ event }) => event.id }) },
      },
      states: { loaded: {}, loadFailed: {}, saved: {}, saveFailed: {}, removed: {}, removeFailed: {} },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveSearch',
        src: 'saveSearch',
        input: ({ context: { client, search } }) => ({ client, search }),
        onDone: { target: 'resting.saved', actions: assign({ searches: ({ event }) => event.output }) },
        onError: { target: 'resting.saveFailed', actions: 'keepProblem' },
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeSearch',
        src: 'removeSearch',
        input: ({ context }) => ({ client: context.client, id: removedId(context) }),
        onDone: { target: 'resting.removed', actions: 'dropSearch' },
        onError: [
          { guard: isMissing, target: 'resting.removed', actions: 'dropSearch' },
          { target: 'resting.removeFailed', actions: 'keepProblem' },
        ],
      },
    },
  },
});
