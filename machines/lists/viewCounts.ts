import { assign, fromPromise, setup } from 'xstate';
import type { ListAnswer, ListQuery } from './pollingList.ts';

/** A number of rows; capped when the server has stopped counting. */
export type Count = Pick<ListAnswer<unknown>, 'total' | 'capped'>;
export interface CountedView {
  /** The view's query as an address has it. */
  address: string;
  query: ListQuery;
}
type Load = (query: ListQuery, signal: AbortSignal) => Promise<Count>;
type Counts = Readonly<Record<string, Count>>;

interface Input {
  /** Loads rows of the list; rejects with an ApiError. */
  load: Load;
}
interface Context extends Input {
  views: readonly CountedView[];
  /** By the views' addresses. */
  counts: Counts;
}
interface RowsReceived {
  type: 'rows.receive';
  views: readonly CountedView[];
  /** The view whose rows the list shows, with their number. */
  shown?: { address: string; count: Count } | undefined;
}

/**
 * How many rows each view of a list has (product, 10). They are counted after the list's own rows
 * have arrived, by the list's call with one row, when views are new, and again with the list's
 * refresh. Typing and paging start no count until `countPause` has passed. The list itself counts
 * the view that it shows. A failure leaves the old numbers.
 */
export const viewCountsMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as RowsReceived },
  // shorter than the list's own interval, so that each refresh counts
  delays: { countPause: 100_000 },
  actors: {
    countViews: fromPromise<Counts, Pick<Context, 'load' | 'views'>>(
      async ({ input: { load, views }, signal }) => {
        const counted = views.map(async ({ address, query }) => {
          const { total, capped } = await load({ ...query, page: 0, size: 1 }, signal);
          return [address, { total, capped }] as const;
        });
        return Object.fromEntries(await Promise.all(counted));
      },
    ),
  },
  guards: {
    hasViews: ({ event }) => event.views.length > 0,
    hasNewViews: ({ context, event }) =>
      event.views.some(({ address }) => !context.views.some((known) => known.address === address)),
  },
  actions: {
    keepViews: assign(({ context, event: { views, shown } }) => ({
      views,
      counts: shown ? { ...context.counts, [shown.address]: shown.count } : context.counts,
    })),
  },
}).createMachine({
  id: 'viewCounts',
  context: ({ input }) => ({ ...input, views: [], counts: {} }),
  initial: 'due',
  on: {
    'rows.receive': [
      { guard: 'hasNewViews', target: '.counting', actions: 'keepViews' },
      { actions: 'keepViews' },
    ],
  },
  states: {
    due: {
      on: {
        'rows.receive': [
          { guard: 'hasViews', target: 'counting', actions: 'keepViews' },
          { actions: 'keepViews' },
        ],
      },
    },
    counting: {
      invoke: {
        id: 'countViews',
        src: 'countViews',
        input: ({ context: { load, views } }) => ({ load, views }),
        onDone: {
          target: 'counted',
          actions: assign({ counts: ({ context, event }) => ({ ...context.counts, ...event.output }) }),
        },
        onError: 'counted',
      },
    },
    counted: { after: { countPause: 'due' } },
  },
});
