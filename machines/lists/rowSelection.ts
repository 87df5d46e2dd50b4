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
  const isOtherList = ({ context, event }: { context: Context<Row>; event: { scope: string } }) =>
    context.selected.length > 0 && context.asked !== event.scope;
  return setup({
    types: { context: {} as Context<Row>, input: {} as Input<Row>, events: {} as Event<Row> },
    delays: { saying: 15_000 },
    guards: {
      isEmpty: ({ context }) => context.selected.length === 0,
      isSelecting: ({ context }) => context.selected.length > 0,
      /** The rows of the last search or filter still stand there while the next ones load. */
      isUpToDate: ({ context: { asked, shown } }) => asked === shown,
    },
    actions: { clear: assign({ selected: [] }) },
  }).createMachine({
    id: 'rowSelection',
    context: ({ input }) => ({ ...input, page: [], selected: [], asked: undefined, shown: undefined }),
    initial: 'none',
    on: {
      'scope.change': [
        {
          guard: isOtherList,
          target: '.ended',
          actions: ['clear', assign({ asked: ({ event }) => event.scope })],
        },
        { actions: assign({ asked: ({ event }) => event.scope }) },
      ],
      'rows.show': {
        actions: assign({
          page: ({ context, event }) => event.rows.filter(context.isSelectable),
          shown: ({ event }) => event.scope,
          selected: ({ context, event }) => renewed(context, event.rows),
        }),
      },
      'rows.select': {
        guard: 'isUpToDate',
        actions: assign(({ context: { idOf, page, selected }, event }) => {
          const known = new Map([...selected, ...page].map((row) => [idOf(row), row]));
          return {
            selected: event.ids.flatMap((id) => {
              const row = known.get(id);
              return row === undefined ? [] : [row];
            }),
          };
        }),
      },
    },
    states: {
      none: { always: { guard: 'isSelecting', target: 'some' } },
      some: {
        always: { guard: 'isEmpty', target: 'none' },
        on: {
          'selection.clear': { target: 'cleared', actions: 'clear' },
          'rows.settle': {
            actions: assign({
              selected: ({ context, event }) =>
                renewed(context, event.changed).filter((row) => !event.finished.includes(context.idOf(row))),
            }),
          },
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
