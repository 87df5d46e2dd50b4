import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import type { FilterTexts } from '../../rules/lists/filters.ts';
import { type Problem, problemOf } from '../page/problem.ts';

/** The query in the address: `?page=2&q=urla&sort=-fiyat&il=35`. */
export interface AddressQuery {
  /** Counted from 1; undefined when the address has no valid page. */
  page: number | undefined;
  q: string;
  sort: string | undefined;
  filters: FilterTexts;
  /** How the rows are shown, where a list has more than one way: `view=map`. */
  view?: 'map' | undefined;
}
export interface PageQuery extends AddressQuery {
  page: number;
}
/** The rows of one page, and the number of all pages. */
export interface Page<Row> {
  rows: Row[];
  pages: number;
  /** Rows on all pages; undefined where nobody needs it. */
  total?: number | undefined;
  /** More rows match than these pages hold: the server has stopped counting. */
  capped: boolean;
}
/** Rejects with an ApiError. */
export type LoadPage<Row> = (client: ApiClient, query: PageQuery, signal: AbortSignal) => Promise<Page<Row>>;

interface Input<Row> {
  client: ApiClient;
  /** The address when the list is opened. */
  query: AddressQuery;
  /** The rows of that address, if the server has written them into the HTML. */
  first?: Page<Row> | undefined;
}
interface Context<Row> extends Page<Row> {
  client: ApiClient;
  query: PageQuery;
  /** The address has no valid page and has to be corrected. */
  needsPageNumber: boolean;
  /** The rows were in the HTML, so they need no call. */
  isGiven: boolean;
  problem: Problem | undefined;
}
/** What a reader chooses; the list then starts at its first page. */
type Choice = Partial<Omit<AddressQuery, 'page'>>;
export type PagedListEvent =
  /** A link of the pager, a search, back or forward. */
  | { type: 'address.change'; query: AddressQuery }
  /** An order, or a filter that is chosen. */
  | { type: 'query.change'; query: Choice }
  /** A keystroke in the search or in a filter. */
  | { type: 'query.type'; query: Choice }
  | { type: 'load.retry' };

export type PagedListMachine<Row> = ReturnType<typeof createPagedListMachine<Row>>;

/**
 * A list whose query is in the address (product, 2 and 9): the page is counted from 1 there and
 * from 0 on the wire. The machine follows the address, and corrects it when it has no valid page.
 */
export function createPagedListMachine<Row>(load: LoadPage<Row>) {
  /**
   * False for the address that `replacePage` has just written for rows from the HTML: another
   * call could only replace them with an error.
   */
  const needsRows = ({ context, event }: { context: Context<Row>; event: { query: AddressQuery } }) =>
    !context.isGiven || JSON.stringify(event.query) !== JSON.stringify(context.query);
  return setup({
    types: { context: {} as Context<Row>, input: {} as Input<Row>, events: {} as PagedListEvent },
    delays: { typingPause: 300 },
    actors: {
      loadPage: fromPromise<Page<Row>, { client: ApiClient; query: PageQuery }>(({ input, signal }) =>
        load(input.client, input.query, signal),
      ),
      /** Reports each change of the address as `address.change`; the page provides it. */
      watchAddress: fromCallback(() => undefined),
    },
    guards: {
      needsPageNumber: ({ context }) => context.needsPageNumber,
      isGiven: ({ context }) => context.isGiven,
      isEmpty: ({ context }) => context.pages === 0,
      isOutOfRange: ({ context }) => context.query.page > context.pages,
    },
    actions: {
      keepChoice: assign(({ context, event }) => {
        assertEvent(event, ['query.change', 'query.type']);
        return { query: { ...context.query, ...event.query, page: 1 }, isGiven: false };
      }),
      keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
      /** Replaces the page in the address; the page provides it. */
      replacePage: (_, _params: { page: number }) => undefined,
      /** Writes the query into the address; the page provides it. */
      writeQuery: (_, _params: { query: PageQuery }) => undefined,
    },
  }).createMachine({
    id: 'pagedList',
    context: ({ input }) => ({
      client: input.client,
      ...numbered(input.query),
      rows: [],
      pages: 0,
      total: undefined,
      capped: false,
      ...input.first,
      isGiven: input.first !== undefined,
      problem: undefined,
    }),
    invoke: { id: 'watchAddress', src: 'watchAddress' },
    initial: 'addressed',
    on: {
      'address.change': {
        guard: needsRows,
        target: '.addressed',
        actions: assign(({ event }) => ({ ...numbered(event.query), isGiven: false })),
      },
      // `writeQuery` changes the address; the `address.change` that follows loads the choice
      'query.change': { actions: ['keepChoice', { type: 'writeQuery', params: ({ context }) => context }] },
      'query.type': { target: '.typing', actions: 'keepChoice' },
    },
    states: {
      typing: {
        after: { typingPause: { actions: { type: 'writeQuery', params: ({ context }) => context } } },
      },
      addressed: {
        always: [
          { guard: 'needsPageNumber', target: 'correcting' },
          { guard: 'isGiven', target: 'loaded' },
          { target: 'loading' },
        ],
      },
      correcting: {
        entry: { type: 'replacePage', params: ({ context }) => ({ page: context.query.page }) },
        always: [{ guard: 'isGiven', target: 'loaded' }, { target: 'loading' }],
      },
      loading: {
        tags: 'busy',
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          input: ({ context: { client, query } }) => ({ client, query }),
          onDone: {
            target: 'loaded',
            actions: assign({
              rows: ({ event }) => event.output.rows,
              pages: ({ event }) => event.output.pages,
              total: ({ event }) => event.output.total,
              capped: ({ event }) => event.output.capped,
              problem: undefined,
            }),
          },
          onError: { target: 'failed', actions: 'keepProblem' },
        },
      },
      loaded: {
        always: [
          { guard: 'isEmpty', target: 'empty' },
          { guard: 'isOutOfRange', target: 'outOfRange' },
          { target: 'shown' },
        ],
      },
      shown: {},
      empty: {},
      outOfRange: {},
      failed: { on: { 'load.retry': 'loading' } },
    },
  });
}

function numbered(query: AddressQuery): { query: PageQuery; needsPageNumber: boolean } {
  return { query: { ...query, page: query.page ?? 1 }, needsPageNumber: query.page === undefined };
}
