import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { type Problem, toProblem } from '../page/problem.ts';

/** What the address says of a list: `?page=2&q=urla&sort=-fiyat`. */
export interface AddressQuery {
  /** Counted from 1; undefined when the address holds no such number. */
  page: number | undefined;
  q: string;
  sort: string | undefined;
}
/** What is asked for: as the address has it, but always with a page. */
export interface PageQuery extends AddressQuery {
  page: number;
}
/** The rows of one page, and how many pages there are in all. */
export interface Page<Row> {
  rows: Row[];
  pages: number;
  /** More rows match than these pages hold: the server has stopped counting there. */
  capped: boolean;
}
type Load<Row> = (query: PageQuery, signal: AbortSignal) => Promise<Page<Row>>;

interface Input<Row> {
  load: Load<Row>;
  /** The address as it is when the list is opened. */
  query: AddressQuery;
}
interface Context<Row> extends Page<Row> {
  load: Load<Row>;
  query: PageQuery;
  /** The address holds no usable page number: it is to be put right. */
  isUnnumbered: boolean;
  problem: Problem | undefined;
}
type Event =
  /** The address has changed: a link of the pager, a search, back or forward. */
  { type: 'address.change'; query: AddressQuery } | { type: 'load.retry' };

/**
 * A list whose page number stands in the address (product, 2 and 9): 1-based there,
 * zero-based on the wire. The address is the only truth: the machine follows it, and puts it right
 * where it names no page. A page past the last one says so.
 */
export function createPagedListMachine<Row>() {
  return setup({
    types: { context: {} as Context<Row>, input: {} as Input<Row>, events: {} as Event },
    actors: {
      loadPage: fromPromise<Page<Row>, { load: Load<Row>; query: PageQuery }>(({ input, signal }) =>
        input.load(input.query, signal),
      ),
      /** Reports each change of the address as `address.change`; the page provides it. */
      watchAddress: fromCallback(() => undefined),
    },
    guards: {
      isUnnumbered: ({ context }) => context.isUnnumbered,
      isEmpty: (_, params: Page<Row>) => params.pages === 0,
      isOutOfRange: ({ context }, params: Page<Row>) => context.query.page > params.pages,
    },
    actions: {
      keepQuery: assign((_, params: { query: AddressQuery }) => numbered(params.query)),
      keepPage: assign((_, { rows, pages, capped }: Page<Row>) => ({
        rows,
        pages,
        capped,
        problem: undefined,
      })),
      keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
      /** Replaces the address by the one with this page; the page provides it. */
      replacePage: (_, _params: { page: number }) => undefined,
    },
  }).createMachine({
    id: 'pagedList',
    context: ({ input }) => ({
      load: input.load,
      ...numbered(input.query),
      rows: [],
      pages: 0,
      capped: false,
      problem: undefined,
    }),
    invoke: { id: 'watchAddress', src: 'watchAddress' },
    initial: 'addressed',
    on: {
      'address.change': {
        target: '.addressed',
        actions: { type: 'keepQuery', params: ({ event }) => event },
      },
    },
    states: {
      addressed: {
        always: [
          {
            guard: 'isUnnumbered',
            target: 'loading',
            actions: { type: 'replacePage', params: ({ context }) => ({ page: context.query.page }) },
          },
          { target: 'loading' },
        ],
      },
      loading: {
        tags: 'busy',
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          input: ({ context }) => ({ load: context.load, query: context.query }),
          onDone: [
            {
              guard: { type: 'isEmpty', params: ({ event }) => event.output },
              target: 'empty',
              actions: { type: 'keepPage', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'isOutOfRange', params: ({ event }) => event.output },
              target: 'outOfRange',
              actions: { type: 'keepPage', params: ({ event }) => event.output },
            },
            { target: 'shown', actions: { type: 'keepPage', params: ({ event }) => event.output } },
          ],
          onError: {
            target: 'failed',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      shown: {},
      empty: {},
      outOfRange: {},
      failed: { on: { 'load.retry': 'loading' } },
    },
  });
}

function numbered(query: AddressQuery): { query: PageQuery; isUnnumbered: boolean } {
  return { query: { ...query, page: query.page ?? 1 }, isUnnumbered: query.page === undefined };
}
