import { assign, setup } from 'xstate';

interface Input<Row> {
  idOf: (row: Row) => number;
  isSelectable: (row: Row) => boolean;
}
interface Context<Row> extends Input<Row> {
  /** The rows of the page that can be selected, in their order. */
  page: readonly Row[];
  /** As they were last seen, also those of other pages. */
  selected: readonly Row[];
  /** The search and the filters that the list is asked for, as one text. */
  asked: string | undefined;
  /** Those of the rows that it shows. */
  shown: string | undefined;
}
type Event<Row> =
  /** The list is asked for the rows of this search and these filters. */
  | { type: 'scope.change'; scope: string }
  /** The list has loaded a page. */
  | { type: 'rows.show'; rows: readonly Row[]; scope: string }
  /** These rows are selected, and no others. */
  | { type: 'rows.select'; ids: readonly number[] }
  | { type: 'selection.clear' }
  /** What was done with rows: some have changed, others are no longer selected. */
  | { type: 'rows.settle'; changed: readonly Row[]; finished: readonly number[] };

/**
 * The rows of a list that an admin has selected, to do something with all of them at once. They
 * stay selected on other pages and in another order. Another search or filter shows other rows, so
 * it ends the selection: nothing is done to rows that nobody has in mind any more.
 */
export function createRowSelectionMachine<Row>() {
  return setup({
    types: { context: {} as Context<Row>, input: {} as Input<Row>, events: {} as Event<Row> },
    delays: { saying: 15_000 },
    guards: {
      isEmpty: ({ context }) => context.selected.length === 0,
      isSelecting: ({ context }) => context.selected.length > 0,
      isOtherList: ({ context }, { scope }: { scope: string }) =>
        context.selected.length > 0 && context.asked !== scope,
      /** The rows of the last search or filter still stand there while the next ones load. */
      isUpToDate: ({ context: { asked, shown } }) => asked === shown,
    },
    actions: {
      keepScope: assign((_, { scope }: { scope: string }) => ({ asked: scope })),
      keepPage: assign(({ context }, { rows, scope }: { rows: readonly Row[]; scope: string }) => ({
        page: rows.filter(context.isSelectable),
        shown: scope,
        selected: renewed(context, rows),
      })),
      selectRows: assign(({ context: { idOf, page, selected } }, { ids }: { ids: readonly number[] }) => {
        const known = new Map([...selected, ...page].map((row) => [idOf(row), row]));
        return {
          selected: ids.flatMap((id) => {
            const row = known.get(id);
            return row === undefined ? [] : [row];
          }),
        };
      }),
      settleRows: assign(({ context }, params: { changed: readonly Row[]; finished: readonly number[] }) => ({
        selected: renewed(context, params.changed).filter(
          (row) => !params.finished.includes(context.idOf(row)),
        ),
      })),
      clear: assign({ selected: [] }),
    },
  }).createMachine({
    id: 'rowSelection',
    context: ({ input }) => ({ ...input, page: [], selected: [], asked: undefined, shown: undefined }),
    initial: 'none',
    on: {
      'scope.change': [
        {
          guard: { type: 'isOtherList', params: ({ event }) => event },
          target: '.ended',
          actions: ['clear', { type: 'keepScope', params: ({ event }) => event }],
        },
        { actions: { type: 'keepScope', params: ({ event }) => event } },
      ],
      'rows.show': { actions: { type: 'keepPage', params: ({ event }) => event } },
      'rows.select': {
        guard: 'isUpToDate',
        actions: { type: 'selectRows', params: ({ event }) => event },
      },
    },
    states: {
      none: { always: { guard: 'isSelecting', target: 'some' } },
      some: {
        always: { guard: 'isEmpty', target: 'none' },
        on: {
          'selection.clear': { target: 'cleared', actions: 'clear' },
          'rows.settle': { actions: { type: 'settleRows', params: ({ event }) => event } },
        },
      },
      // another search or filter has ended the selection, and the page says so
      ended: { always: { guard: 'isSelecting', target: 'some' }, after: { saying: 'none' } },
      cleared: { always: { guard: 'isSelecting', target: 'some' }, after: { saying: 'none' } },
    },
  });
}

/** The selection with what is newly known about its rows, without those that have become fixed. */
function renewed<Row>({ idOf, isSelectable, selected }: Context<Row>, rows: readonly Row[]) {
  const newer = new Map(rows.map((row) => [idOf(row), row]));
  return selected.map((row) => newer.get(idOf(row)) ?? row).filter(isSelectable);
}
