import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { normalized, type SearchInput } from '../../rules/ads/savedSearch.ts';
import { readFilters } from '../../rules/lists/filters.ts';
import type { AddressQuery } from '../lists/pagedList.ts';
import type { RecordCall } from '../lists/record.ts';
import { isMissing, type Problem, toProblem } from '../page/problem.ts';
import { adFilters } from './loadAds.ts';

export type SavedSearch = components['schemas']['SavedSearch'];

interface Context {
  client: ApiClient;
  /** Newest first; undefined before the first answer. */
  searches: readonly SavedSearch[] | undefined;
  /** What is being saved. */
  input: SearchInput;
  /** What is being removed. */
  id: number;
  /** Why the last call failed. */
  problem: Problem | undefined;
}
type Event =
  | { type: 'load.retry' }
  | { type: 'search.save'; input: SearchInput }
  | { type: 'search.remove'; id: number };

/** What is saved of a list's query. Its days are left out: no new ad would lie between them. */
export function savedInput({ q, filters }: Pick<AddressQuery, 'q' | 'filters'>): SearchInput {
  const { from: _, to: __, ...input } = readFilters(adFilters, filters);
  return normalized({ ...input, q });
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
    saveSearch: fromPromise<SavedSearch[], Pick<Context, 'client' | 'input'>>(
      async ({ input: { client, input }, signal }) =>
        body(await client.POST('/api/v1/saved-searches', { body: input, signal })),
    ),
    removeSearch: fromPromise<unknown, RecordCall>(({ input: { client, id }, signal }) =>
      client.DELETE('/api/v1/saved-searches/{id}', { params: { path: { id } }, signal }),
    ),
  },
  guards: {
    isGone: (_, params: { error: unknown }) => isMissing(params.error),
  },
  actions: {
    keepSearches: assign((_, params: { searches: readonly SavedSearch[] }) => params),
    keepInput: assign((_, params: { input: SearchInput }) => params),
    keepId: assign((_, params: { id: number }) => params),
    dropSearch: assign({
      searches: ({ context }) => context.searches?.filter(({ id }) => id !== context.id),
    }),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
    clearProblem: assign({ problem: undefined }),
  },
}).createMachine({
  id: 'savedSearches',
  context: ({ input }) => ({ ...input, searches: undefined, input: {}, id: 0, problem: undefined }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      on: {
        // its answer holds the list too
        'search.save': {
          target: 'saving',
          actions: { type: 'keepInput', params: ({ event: { input } }) => ({ input }) },
        },
      },
      invoke: {
        id: 'loadSearches',
        src: 'loadSearches',
        input: ({ context: { client } }) => ({ client }),
        onDone: {
          target: 'idle.loaded',
          actions: { type: 'keepSearches', params: ({ event }) => ({ searches: event.output }) },
        },
        onError: {
          target: 'idle.loadFailed',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
    },
    idle: {
      initial: 'loaded',
      exit: 'clearProblem',
      on: {
        'load.retry': 'loading',
        'search.save': {
          target: 'saving',
          actions: { type: 'keepInput', params: ({ event: { input } }) => ({ input }) },
        },
        'search.remove': {
          target: 'removing',
          actions: { type: 'keepId', params: ({ event: { id } }) => ({ id }) },
        },
      },
      states: { loaded: {}, loadFailed: {}, saved: {}, saveFailed: {}, removed: {}, removeFailed: {} },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveSearch',
        src: 'saveSearch',
        input: ({ context: { client, input } }) => ({ client, input }),
        onDone: {
          target: 'idle.saved',
          actions: { type: 'keepSearches', params: ({ event }) => ({ searches: event.output }) },
        },
        onError: {
          target: 'idle.saveFailed',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeSearch',
        src: 'removeSearch',
        input: ({ context: { client, id } }) => ({ client, id }),
        onDone: { target: 'idle.removed', actions: 'dropSearch' },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'idle.removed',
            actions: 'dropSearch',
          },
          {
            target: 'idle.removeFailed',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});
