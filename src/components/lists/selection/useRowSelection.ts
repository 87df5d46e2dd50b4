import { useMachine } from '@xstate/react';
import type { ListQuery } from '../../../../machines/lists/pollingList.ts';
import {
  type createRowSelectionMachine,
  isPageSelected,
  isSelected,
} from '../../../../machines/lists/rowSelection.ts';
import { isRetryPointless, type Run } from '../../../../machines/lists/selectionRun.ts';
import type { RowName, TableSelection } from './checkboxes.tsx';

interface Selectable<Row> {
  machine: ReturnType<typeof createRowSelectionMachine<Row>>;
  idOf: (row: Row) => number;
  /** Undefined for a row that cannot be selected. */
  nameOf: (row: Row) => RowName | undefined;
}

/** Rows of a list that are selected, for its table and its bar. */
export function useRowSelection<Row>({ machine, idOf, nameOf }: Selectable<Row>) {
  const [snapshot, send] = useMachine(machine, { input: { idOf } });
  const { page, selected } = snapshot.context;
  const onPage = page.filter((row) => isSelected(snapshot.context, idOf(row))).length;
  const table: TableSelection<Row> = {
    has: (id) => isSelected(snapshot.context, id),
    nameOf,
    page: isPageSelected(snapshot.context) ? 'all' : onPage > 0 ? 'some' : 'none',
    onToggle: (id, isRange) => send({ type: 'row.toggle', id, isRange }),
    onTogglePage: () => send({ type: 'page.toggle' }),
  };
  return {
    table,
    selected,
    elsewhere: selected.length - onPage,
    ending: (['ended', 'cleared'] as const).find((state) => snapshot.matches(state)),
    clear: () => send({ type: 'selection.clear' }),
    /** Call it with every answer of the list. */
    show: (rows: readonly Row[], { q, filters }: Pick<ListQuery, 'q' | 'filters'>) =>
      send({
        type: 'rows.show',
        rows: rows.filter((row) => nameOf(row) !== undefined),
        scope: JSON.stringify([q.trim(), ...Object.entries(filters).toSorted()]),
      }),
    /**
     * Call it with what was done.
     * @param removes done rows are no longer selected.
     */
    settle: ({ results }: Pick<Run<Row, unknown>, 'results'>, removes: boolean) =>
      send({
        type: 'rows.settle',
        changed: results.map(({ row }) => row),
        finished: results
          .filter((result) => (removes && result.outcome === 'done') || isRetryPointless(result))
          .map(({ row }) => idOf(row)),
      }),
  };
}
export type RowSelection<Row> = ReturnType<typeof useRowSelection<Row>>;
