import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { normalized, type SearchInput } from '../../rules/ads/savedSearch.ts';
import { searchConsentVersion } from '../../rules/ads/searchConsent.ts';
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
  /** The search whose consent is asked for, and that is saved. */
  search: SearchInput;
  /** What it finds, in words; undefined for one that was not saved yet. */
  summary: string | undefined;
  /** Whether the box of the consent is ticked. */
  isTicked: boolean;
  /** The id of the search that is removed; undefined before the first. */
  id: number | undefined;
  /** Why the last call failed. */
  problem: Problem | undefined;
}
type Event =
  | { type: 'load.retry' }
  | { type: 'consent.ask'; search: SearchInput; summary?: string }
  | { type: 'consent.tick'; given: boolean }
  | { type: 'consent.withdraw' }
  | { type: 'dialog.close' }
  | { type: 'search.save' }
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
 * Saves a person's searches for ads, and removes them (product, 10). The messages of a search are
 * commercial, so a dialog asks for consent first; a search without consent gets it by the same
 * dialog. One call withdraws all consents. A search that was removed elsewhere counts as removed.
 */
export const savedSearchesMachine = setup({
  types: { context: {} as Context, input: {} as { client: ApiClient }, events: {} as Event },
  actors: {
    loadSearches: fromPromise<SavedSearch[], { client: ApiClient }>(async ({ input: { client }, signal }) =>
      body(await client.GET('/api/v1/saved-searches', { signal })),
    ),
    saveSearch: fromPromise<SavedSearch[], Pick<Context, 'client' | 'search'>>(
      async ({ input: { client, search }, signal }) =>
        body(
          await client.POST('/api/v1/saved-searches', {
            body: { ...search, onay: searchConsentVersion },
            signal,
          }),
        ),
    ),
    withdrawConsent: fromPromise<unknown, { client: ApiClient }>(({ input: { client }, signal }) =>
      client.DELETE('/api/v1/search-consent', { signal }),
    ),
    removeSearch: fromPromise<unknown, RecordCall>(({ input: { client, id }, signal }) =>
      client.DELETE('/api/v1/saved-searches/{id}', { params: { path: { id } }, signal }),
    ),
  },
  actions: {
    dropSearch: assign({
      searches: ({ context }) => context.searches?.filter(({ id }) => id !== context.id),
    }),
    askFor: assign(({ event }) => {
      assertEvent(event, 'consent.ask');
      return { search: event.search, summary: event.summary, isTicked: false };
    }),
    dropConsents: assign({
      searches: ({ context }) => context.searches?.map(({ onay: _, ...search }) => search),
    }),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
  },
}).createMachine({
  id: 'savedSearches',
  context: ({ input }) => ({
    ...input,
    searches: undefined,
    search: {},
    summary: undefined,
    isTicked: false,
    id: undefined,
    problem: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      on: {
        // the answer to what it saves holds the list too
        'consent.ask': { target: 'asking', actions: 'askFor' },
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
        'consent.ask': { target: 'asking', actions: 'askFor' },
        'consent.withdraw': 'withdrawing',
        'search.remove': { target: 'removing', actions: assign({ id: ({ event }) => event.id }) },
      },
      states: {
        loaded: {},
        loadFailed: {},
        saved: {},
        removed: {},
        removeFailed: {},
        withdrawn: {},
        withdrawFailed: {},
      },
    },
    asking: {
      initial: 'open',
      exit: assign({ problem: undefined }),
      on: {
        'consent.tick': { target: '.open', actions: assign({ isTicked: ({ event }) => event.given }) },
        'search.save': [
          { guard: ({ context }) => context.isTicked, target: 'saving' },
          { target: '.unticked' },
        ],
        'dialog.close': [
          { guard: ({ context }) => context.searches === undefined, target: 'loading' },
          { target: 'resting.loaded' },
        ],
      },
      states: { open: { entry: assign({ problem: undefined }) }, unticked: {}, saveFailed: {} },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveSearch',
        src: 'saveSearch',
        input: ({ context: { client, search } }) => ({ client, search }),
        onDone: { target: 'resting.saved', actions: assign({ searches: ({ event }) => event.output }) },
        onError: { target: 'asking.saveFailed', actions: 'keepProblem' },
      },
    },
    withdrawing: {
      tags: 'busy',
      invoke: {
        id: 'withdrawConsent',
        src: 'withdrawConsent',
        input: ({ context: { client } }) => ({ client }),
        onDone: { target: 'resting.withdrawn', actions: 'dropConsents' },
        onError: { target: 'resting.withdrawFailed', actions: 'keepProblem' },
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
