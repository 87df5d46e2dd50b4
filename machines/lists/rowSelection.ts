import { assign, setup } from 'xstate';

interface Input<Row> {
  idOf: (row: Row) => number;
}
interface Context<Row> extends Input<Row> {
  /** The rows of the page that can be selected, in their order. */
  page: readonly Row[];
  /** As they were last seen, also those of other pages. */
  selected: readonly Row[];
  /** The row that was selected last, where a range begins. */
  anchor: number | undefined;
  /** The search and the filters of the list, as one text. */
  scope: string | undefined;
}
type Event<Row> =
  /** The list has loaded a page. */
  | { type: 'rows.show'; rows: readonly Row[]; scope: string }
  /** @param isRange all rows from the last one to this one. */
  | { type: 'row.toggle'; id: number; isRange: boolean }
  /** Selects the whole page, or gives it up. */
  | { type: 'page.toggle' }
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
        context.selected.length > 0 && context.scope !== scope,
    },
    actions: {
      keepPage: assign(({ context }, { rows, scope }: { rows: readonly Row[]; scope: string }) => ({
        page: rows,
        scope,
        selected: renewed(context, rows),
      })),
      toggleRows: assign(({ context }, { id, isRange }: { id: number; isRange: boolean }) => {
        const isWanted = !isSelected(context, id);
        return {
          selected: marked(context, isRange ? rangeTo(context, id) : [id], isWanted),
          anchor: id,
        };
      }),
      togglePage: assign(({ context }) => ({
        selected: marked(context, context.page.map(context.idOf), !isPageSelected(context)),
        anchor: undefined,
      })),
      settleRows: assign(({ context }, params: { changed: readonly Row[]; finished: readonly number[] }) => ({
        selected: renewed(context, params.changed).filter(
          (row) => !params.finished.includes(context.idOf(row)),
        ),
      })),
      clear: assign({ selected: [], anchor: undefined }),
    },
  }).createMachine({
    id: 'rowSelection',
    context: ({ input }) => ({ ...input, page: [], selected: [], anchor: undefined, scope: undefined }),
    initial: 'none',
    on: {
      'rows.show': [
        {
          guard: { type: 'isOtherList', params: ({ event }) => event },
          target: '.ended',
          actions: ['clear', { type: 'keepPage', params: ({ event }) => event }],
        },
        { actions: { type: 'keepPage', params: ({ event }) => event } },
      ],
      'row.toggle': { actions: { type: 'toggleRows', params: ({ event }) => event } },
      'page.toggle': { actions: 'togglePage' },
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

type Selection<Row> = Pick<Context<Row>, 'idOf' | 'page' | 'selected' | 'anchor'>;

export function isSelected<Row>({ idOf, selected }: Pick<Selection<Row>, 'idOf' | 'selected'>, id: number) {
  return selected.some((row) => idOf(row) === id);
}

/** Whether every row of the page that can be selected is. */
export function isPageSelected<Row>(selection: Omit<Selection<Row>, 'anchor'>): boolean {
  const { page, idOf } = selection;
  return page.length > 0 && page.every((row) => isSelected(selection, idOf(row)));
}

/** The ids of the page's rows from the anchor to a row; only this row without an anchor there. */
function rangeTo<Row>({ page, idOf, anchor }: Selection<Row>, id: number): number[] {
  const ids = page.map(idOf);
  const [from, to] = [page.findIndex((row) => idOf(row) === anchor), ids.indexOf(id)];
  return from < 0 || to < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** The selection with or without these rows of the page. */
function marked<Row>({ page, idOf, selected }: Selection<Row>, ids: readonly number[], isWanted: boolean) {
  const others = selected.filter((row) => !ids.includes(idOf(row)));
  return isWanted ? [...others, ...page.filter((row) => ids.includes(idOf(row)))] : others;
}

/** The selection with what is newly known about its rows. */
function renewed<Row>({ idOf, selected }: Pick<Selection<Row>, 'idOf' | 'selected'>, rows: readonly Row[]) {
  const newer = new Map(rows.map((row) => [idOf(row), row]));
  return selected.map((row) => newer.get(idOf(row)) ?? row);
}
