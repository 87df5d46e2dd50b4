import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { type Problem, toProblem } from '../page/problem.ts';

/**
 * Which rows a list shows: a zero-based page, a field to sort by (`-` in front for descending), and
 * a text to search for.
 */
export interface ListQuery {
  page: number;
  size: number;
  sort: string | undefined;
  q: string;
}
/**
 * One page of rows, how many there are in all, how many of all await an offer (durum 1), and the
 * highest id of those; 0 without any.
 */
export interface ListAnswer<Row> {
  rows: Row[];
  total: number;
  /**
   * There are more than `total`: the server has stopped counting there. Pages can be turned up to
   * `total`.
   */
  capped: boolean;
  waiting: number;
  newest: number;
}
type Load<Row> = (query: ListQuery, signal: AbortSignal) => Promise<ListAnswer<Row>>;

interface Input<Row> {
  load: Load<Row>;
  /** What the person has been told of before; without it nothing. */
  heard?: number;
  /** What was asked for when the list was left; without it the first page. */
  query?: ListQuery | undefined;
  /** The first page, if it is there already. */
  first?: ListAnswer<Row> | undefined;
}
interface Context<Row> extends ListAnswer<Row> {
  load: Load<Row>;
  /** An answer was had: what the context says of rows is true. */
  isAnswered: boolean;
  query: ListQuery;
  /**
   * Goes up with each further visit of the list, so that controls with a memory of their own begin
   * anew.
   */
  visits: number;
  /**
   * The highest id that the person has been told of by sound: ids only rise, so whatever is new is
   * above it.
   */
  heard: number;
  problem: Problem | undefined;
}
type Event =
  | { type: 'query.change'; query: Partial<ListQuery> }
  /** The person goes to another visit of the same list, by its link or on the way back. */
  | { type: 'visit.begin'; query: ListQuery }
  /** A keystroke in the search field: the rows are asked for when the typing pauses. */
  | { type: 'search.change'; q: string }
  | { type: 'load.retry' };

/** How many rows a page can have. */
export const pageSizes: readonly number[] = [10, 25, 50, 100];
export const firstPage: ListQuery = { page: 0, size: 25, sort: undefined, q: '' };

const pagesOf = ({ size }: ListQuery, total: number) => Math.ceil(total / size);

/**
 * A list that loads page by page and refreshes itself every 120 s without taking away what is on
 * the screen (product, 2, 7 and 9). A sound is played once for what waits, and again
 * for each request that comes: by its id, for when one is offered on while another comes the number
 * of waiting ones stays. Rows that were loaded before the list are shown from the beginning.
 */
export function createPollingListMachine<Row>() {
  return setup({
    types: { context: {} as Context<Row>, input: {} as Input<Row>, events: {} as Event },
    delays: { pollInterval: 120_000, typingPause: 300 },
    actors: {
      loadRows: fromPromise<ListAnswer<Row>, { load: Load<Row>; query: ListQuery }>(({ input, signal }) =>
        input.load(input.query, signal),
      ),
      /** Reports each further visit of the list as `visit.begin`; the page provides it. */
      watchVisits: fromCallback(() => undefined),
    },
    guards: {
      isAnswered: ({ context }) => context.isAnswered,
      isBeyondEnd: ({ context: { query, total } }) => total > 0 && query.page >= pagesOf(query, total),
      hasNews: ({ context }, params: { newest: number }) => params.newest > context.heard,
    },
    actions: {
      keepAnswer: assign(({ context }, { rows, total, capped, waiting, newest }: ListAnswer<Row>) => ({
        rows,
        total,
        capped,
        waiting,
        newest,
        // the newest may be offered on, and then an older one is the newest: that is no news
        heard: Math.max(context.heard, newest),
        problem: undefined,
        isAnswered: true,
      })),
      keepLastPage: assign(({ context: { query, total } }) => ({
        query: { ...query, page: pagesOf(query, total) - 1 },
      })),
      keepQuery: assign(({ context }, params: { query: Partial<ListQuery> }) => ({
        query: { ...context.query, ...params.query },
      })),
      countVisit: assign({ visits: ({ context }) => context.visits + 1 }),
      /** Keeps what is asked for, for whoever comes back to the list; the page provides it. */
      rememberQuery: (_, _params: { query: ListQuery }) => undefined,
      keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
      /** Plays the sound, and remembers up to where it was heard; the page provides it. */
      announce: (_, _params: { newest: number }) => undefined,
    },
  }).createMachine({
    id: 'pollingList',
    context: ({ input }) => ({
      load: input.load,
      isAnswered: input.first !== undefined,
      query: input.query ?? firstPage,
      visits: 0,
      ...(input.first ?? { rows: [], total: 0, capped: false, waiting: 0, newest: 0 }),
      heard: input.heard ?? 0,
      problem: undefined,
    }),
    invoke: { id: 'watchVisits', src: 'watchVisits' },
    initial: 'opening',
    on: {
      'query.change': {
        target: '.loading',
        actions: [
          { type: 'keepQuery', params: ({ event }) => event },
          { type: 'rememberQuery', params: ({ context }) => context },
        ],
      },
      'visit.begin': {
        target: '.loading',
        actions: ['countVisit', { type: 'keepQuery', params: ({ event }) => event }],
      },
      'search.change': {
        target: '.typing',
        // what is searched for may well have fewer pages
        actions: [
          { type: 'keepQuery', params: ({ event }) => ({ query: { q: event.q, page: 0 } }) },
          { type: 'rememberQuery', params: ({ context }) => context },
        ],
      },
    },
    states: {
      opening: {
        always: [
          {
            guard: { type: 'hasNews', params: ({ context }) => context },
            target: 'shown',
            actions: [
              { type: 'announce', params: ({ context }) => context },
              { type: 'keepAnswer', params: ({ context }) => context },
            ],
          },
          { guard: 'isAnswered', target: 'shown' },
          { target: 'loading' },
        ],
      },
      loading: {
        tags: 'busy',
        invoke: {
          id: 'loadRows',
          src: 'loadRows',
          input: ({ context }) => ({ load: context.load, query: context.query }),
          onDone: [
            {
              guard: { type: 'hasNews', params: ({ event }) => event.output },
              target: 'shown',
              actions: [
                { type: 'announce', params: ({ event }) => event.output },
                { type: 'keepAnswer', params: ({ event }) => event.output },
              ],
            },
            { target: 'shown', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
          ],
          onError: {
            target: 'failed',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      // each keystroke begins the pause anew, and drops a call that answers an older text
      typing: { after: { typingPause: 'loading' } },
      // rows may have gone since this page was asked for
      shown: {
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
          input: ({ context }) => ({ load: context.load, query: context.query }),
          onDone: [
            {
              guard: { type: 'hasNews', params: ({ event }) => event.output },
              target: 'shown',
              actions: [
                { type: 'announce', params: ({ event }) => event.output },
                { type: 'keepAnswer', params: ({ event }) => event.output },
              ],
            },
            { target: 'shown', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
          ],
          // the rows stay on the screen; the next refresh may well succeed
          onError: {
            target: 'stale',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      stale: { after: { pollInterval: 'refreshing' }, on: { 'load.retry': 'refreshing' } },
      failed: { after: { pollInterval: 'loading' }, on: { 'load.retry': 'loading' } },
    },
  });
}
