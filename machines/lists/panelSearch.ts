import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import type { Done } from '../page/callEnd.ts';
import { type Problem, problemOf } from '../page/problem.ts';

/** The newest records of each kind that match. */
export type FoundRecords = components['schemas']['FoundRecords'];

/** One character would match too many records. */
const minLength = 2;

interface Input {
  client: ApiClient;
}
interface Context extends Input {
  q: string;
  /** Of the last answer, also while the next one is on its way. */
  found: FoundRecords | undefined;
  /** Enter was pressed before the answer. */
  opensFirst: boolean;
  problem: Problem | undefined;
}
type Event =
  | { type: 'search.open' }
  | { type: 'search.close' }
  | { type: 'query.type'; q: string }
  | { type: 'first.open' }
  | { type: 'load.retry' };

const isTooShort = ({ event }: { event: { q: string } }) => event.q.trim().length < minLength;
const mayOpenFirst = ({ context, event }: Done<FoundRecords, Context>) =>
  context.opensFirst && hasHits(event.output);

/**
 * The panel's one search, over all records; it starts 200 ms after the last keystroke. Enter opens
 * the first record that matches what is typed, at once or with the answer.
 */
export const panelSearchMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  delays: { typingPause: 200 },
  actors: {
    searchRecords: fromPromise<FoundRecords, { client: ApiClient; q: string }>(
      async ({ input: { client, q }, signal }) =>
        body(await client.GET('/api/v1/search', { params: { query: { q } }, signal })),
    ),
    /** Reports Ctrl K and Cmd K as `search.open`, moves in the history as `search.close`. */
    watchSearch: fromCallback(() => undefined),
  },
  guards: { hasHits: ({ context: { found } }) => found !== undefined && hasHits(found) },
  actions: {
    keepQuery: assign(({ event }) => {
      assertEvent(event, 'query.type');
      return { q: event.q, opensFirst: false };
    }),
    openLater: assign({ opensFirst: true }),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    clear: assign({ q: '', found: undefined, problem: undefined, opensFirst: false }),
    /** Leads to the first record; the page provides it. */
    openFirst: (_, _params: { found: FoundRecords | undefined }) => undefined,
  },
}).createMachine({
  id: 'panelSearch',
  context: ({ input }) => ({ ...input, q: '', found: undefined, problem: undefined, opensFirst: false }),
  invoke: { id: 'watchSearch', src: 'watchSearch' },
  initial: 'closed',
  states: {
    closed: { entry: 'clear', on: { 'search.open': 'open' } },
    open: {
      initial: 'empty',
      on: {
        'search.close': 'closed',
        'query.type': [
          { guard: isTooShort, target: '.empty', actions: 'keepQuery' },
          { target: '.typing', actions: 'keepQuery' },
        ],
      },
      states: {
        empty: {},
        // a keystroke restarts the pause and aborts the call for the previous text
        typing: {
          after: { typingPause: 'searching' },
          on: { 'first.open': { target: 'searching', actions: 'openLater' } },
        },
        searching: {
          tags: 'busy',
          invoke: {
            id: 'searchRecords',
            src: 'searchRecords',
            input: ({ context: { client, q } }) => ({ client, q: q.trim() }),
            onDone: [
              {
                guard: mayOpenFirst,
                target: '#panelSearch.closed',
                actions: { type: 'openFirst', params: ({ event }) => ({ found: event.output }) },
              },
              { target: 'found', actions: assign({ found: ({ event }) => event.output }) },
            ],
            onError: { target: 'failed', actions: 'keepProblem' },
          },
          on: { 'first.open': { actions: 'openLater' } },
        },
        found: {
          on: {
            'first.open': {
              guard: 'hasHits',
              target: '#panelSearch.closed',
              actions: { type: 'openFirst', params: ({ context }) => context },
            },
          },
        },
        failed: { on: { 'load.retry': 'searching' } },
      },
    },
  },
});

function hasHits(found: FoundRecords): boolean {
  return Object.values(found).some((records) => records.length > 0);
}
