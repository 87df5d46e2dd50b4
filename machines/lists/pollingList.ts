import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import type { FilterTexts } from '../../rules/lists/filters.ts';
import { type Problem, problemOf } from '../page/problem.ts';

/** Which rows a list shows. */
export interface ListQuery {
  /** Counted from 0. */
  page: number;
  size: number;
  /** A field of the wire, with `-` in front for descending order. */
  sort: string | undefined;
  q: string;
  filters: FilterTexts;
  /** The rows are taken as a file. */
  csv?: boolean;
}
/** One page of rows. */
export interface ListAnswer<Row> {
  rows: Row[];
  /** Rows on all pages. */
  total: number;
  /** More rows match than `total`: the server has stopped counting. */
  capped: boolean;
}
type Load<Answer> = (query: ListQuery, signal: AbortSignal) => Promise<Answer>;
/** Rejects with an ApiError. */
export type LoadList<Row> = (
  client: ApiClient,
  query: ListQuery,
  signal: AbortSignal,
) => Promise<ListAnswer<Row>>;

interface Input<Answer> {
  load: Load<Answer>;
  /** The query in the address when the list is opened. */
  query: ListQuery;
}
export interface ListContext<Answer> {
  load: Load<Answer>;
  query: ListQuery;
  /** The last answer, also while the next one is loading. */
  answer: Answer | undefined;
  problem: Problem | undefined;
}
export type ListEvent =
  | { type: 'query.change'; query: Partial<ListQuery> }
  /** Navigation has led to the same list again: by its link, the pager or the history. */
  | { type: 'visit.begin'; query: ListQuery }
  /** A keystroke in the search or in a filter. */
  | { type: 'query.type'; query: Partial<ListQuery> }
  | { type: 'load.retry' };

export const pageSizes: readonly number[] = [10, 25, 50, 100];
export const firstPage: ListQuery = { page: 0, size: 25, sort: undefined, q: '', filters: {} };

const pagesOf = ({ size }: ListQuery, total: number) => Math.ceil(total / size);

export type PollingListMachine<Answer extends ListAnswer<unknown>> = ReturnType<
  typeof createPollingListMachine<Answer>
>;

/**
 * A list of the panel. Its query is in its address. It loads page by page and refreshes itself
 * every 120 s while its rows stay visible (product, 2, 7 and 9). What is typed is searched for 300
 * ms after the last keystroke.
 */
export function createPollingListMachine<Answer extends ListAnswer<unknown>>() {
  return setup({
    types: { context: {} as ListContext<Answer>, input: {} as Input<Answer>, events: {} as ListEvent },
    delays: { pollInterval: 120_000, typingPause: 300 },
    actors: {
      loadRows: fromPromise<Answer, { load: Load<Answer>; query: ListQuery }>(({ input, signal }) =>
        input.load(input.query, signal),
      ),
      /** Reports each further visit of the list as `visit.begin`; the page provides it. */
      watchVisits: fromCallback(() => undefined),
    },
    guards: {
      isBeyondEnd: ({ context: { query, answer } }) =>
        answer !== undefined && answer.total > 0 && query.page >= pagesOf(query, answer.total),
    },
    actions: {
      /** Keeps the answer of the regular refresh. A page may keep the row being read as well. */
      keepRefreshed: assign((_, { answer }: { answer: Answer }) => ({ answer, problem: undefined })),
      keepLastPage: assign(({ context: { query, answer } }) => ({
        query: { ...query, page: pagesOf(query, answer?.total ?? 0) - 1 },
      })),
      keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
      /** Writes the query into the address; the page provides it. */
      rememberQuery: (_, _params: { query: ListQuery }) => undefined,
      /** Gets each answer, refreshes included; the page provides it. */
      reportAnswer: (_, _params: { answer: Answer }) => undefined,
    },
  }).createMachine({
    id: 'pollingList',
    context: ({ input }) => ({
      load: input.load,
      query: input.query,
      answer: undefined,
      problem: undefined,
    }),
    invoke: { id: 'watchVisits', src: 'watchVisits' },
    initial: 'loading',
    on: {
      'query.change': {
        target: '.loading',
        actions: [
          assign({ query: ({ context, event }) => ({ ...context.query, ...event.query }) }),
          { type: 'rememberQuery', params: ({ context }) => context },
        ],
      },
      'visit.begin': {
        target: '.loading',
        actions: assign({ query: ({ context, event }) => ({ ...context.query, ...event.query }) }),
      },
      'query.type': {
        target: '.typing',
        actions: [
          assign({ query: ({ context, event }) => ({ ...context.query, ...event.query, page: 0 }) }),
          { type: 'rememberQuery', params: ({ context }) => context },
        ],
      },
    },
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'loadRows',
          src: 'loadRows',
          input: ({ context: { load, query } }) => ({ load, query }),
          onDone: {
            target: 'shown',
            actions: [
              assign({ answer: ({ event }) => event.output, problem: undefined }),
              { type: 'reportAnswer', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
          onError: { target: 'failed', actions: 'keepProblem' },
        },
      },
      // A keystroke restarts the pause and aborts the call for the previous text.
      typing: { after: { typingPause: 'loading' } },
      shown: {
        // Rows may have been removed since this page was chosen.
        always: {
          guard: 'isBeyondEnd',
          target: 'loading',
          actions: ['keepLastPage', { type: 'rememberQuery', params: ({ context }) => context }],
        },
        after: { pollInterval: 'refreshing' },
      },
      refreshing: {
        invoke: {
          id: 'refreshRows',
          src: 'loadRows',
          input: ({ context: { load, query } }) => ({ load, query }),
          onDone: {
            target: 'shown',
            actions: [
              { type: 'keepRefreshed', params: ({ event }) => ({ answer: event.output }) },
              { type: 'reportAnswer', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
          onError: { target: 'stale', actions: 'keepProblem' },
        },
      },
      stale: { after: { pollInterval: 'refreshing' }, on: { 'load.retry': 'refreshing' } },
      failed: { after: { pollInterval: 'loading' }, on: { 'load.retry': 'loading' } },
    },
  });
}
