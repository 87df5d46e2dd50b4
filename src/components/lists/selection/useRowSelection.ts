import { useMachine } from '@xstate/react';
import { useCallback } from 'react';
import type { ListQuery } from '../../../../machines/lists/pollingList.ts';
import type { createRowSelectionMachine } from '../../../../machines/lists/rowSelection.ts';
import { isRetryPointless, type Run } from '../../../../machines/lists/selectionRun.ts';

interface Selectable<Row> {
  machine: ReturnType<typeof createRowSelectionMachine<Row>>;
  idOf: (row: Row) => number;
  /** All rows, unless it says otherwise. */
  isSelectable?: (row: Row) => boolean;
}

type Scope = Pick<ListQuery, 'q' | 'filters'>;
const scopeOf = ({ q, filters }: Scope) => JSON.stringify([q.trim(), ...Object.entries(filters).toSorted()]);

/** Rows of a list that are selected, for its grid and its bar. */
export function useRowSelection<Row>({ machine, idOf, isSelectable = () => true }: Selectable<Row>) {
  const [snapshot, send] = useMachine(machine, { input: { idOf, isSelectable } });
  const { page, selected } = snapshot.context;
  const ids = selected.map(idOf);
  return {
    ids,
    isSelectable,
    onChange: (chosen: readonly number[]) => send({ type: 'rows.select', ids: chosen }),
    selected,
    elsewhere: ids.filter((id) => !page.some((row) => idOf(row) === id)).length,
    ending: (['ended', 'cleared'] as const).find((state) => snapshot.matches(state)),
    clear: () => send({ type: 'selection.clear' }),
    /** Call it with every answer of the list. */
    show: (rows: readonly Row[], query: Scope) =>
      send({
        type: 'rows.show',
        rows,
        scope: scopeOf(query),
      }),
    /** Call it with every query of the list. */
    ask: useCallback((query: Scope) => send({ type: 'scope.change', scope: scopeOf(query) }), [send]),
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
