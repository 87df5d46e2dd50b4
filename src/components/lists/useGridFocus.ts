import { gridFocusCellSelector, type useGridApiRef } from '@mui/x-data-grid';
import { useEffect, useLayoutEffect } from 'react';
import type { ShownColumn } from '../../../rules/lists/listSettings.ts';

const nowhere = { cell: null, columnHeader: null, columnHeaderFilter: null, columnGroupHeader: null };

/**
 * Keeps the keyboard's place in a grid when its row or its column disappears. Cards have no head of
 * columns to go to: there the grid's own way stays, to the next card.
 */
export function useGridFocus(
  api: ReturnType<typeof useGridApiRef>,
  hasRow: (id: number) => boolean,
  columns: readonly ShownColumn[],
  areCards: boolean,
): void {
  useLayoutEffect(() => {
    const grid = api.current;
    const cell = grid && gridFocusCellSelector(api);
    if (!cell || areCards || hasRow(Number(cell.id))) return;
    // The grid would give the focus to the row that has come into this place, where Enter would call
    // another person, and would even take it from the search for that.
    if (isInside(grid.rootElementRef?.current)) grid.setColumnHeaderFocus(cell.field);
    else grid.setState((state) => ({ ...state, focus: nowhere }));
  }, [api, hasRow, areCards]);

  useEffect(() => {
    const grid = api.current;
    const { cell, columnHeader } = grid?.state.tabIndex ?? {};
    const field = columnHeader?.field ?? cell?.field;
    const at = columns.findIndex((column) => column.field === field);
    if (!grid || areCards || at < 0 || columns[at]?.visible) return;
    const isVisible = (column: ShownColumn) => column.visible;
    const neighbour = columns.slice(at).find(isVisible) ?? columns.slice(0, at).findLast(isVisible);
    if (!neighbour) return;
    if (!grid.state.preferencePanel.open) grid.setColumnHeaderFocus(neighbour.field);
    else {
      const columnHeader = { field: neighbour.field };
      grid.setState((state) => ({ ...state, tabIndex: { ...nowhere, columnHeader } }));
    }
  }, [api, columns, areCards]);
}

/** Whether the focus is inside, or was there until what had it disappeared. */
const isInside = (root: HTMLElement | null | undefined) =>
  document.activeElement === document.body || root?.contains(document.activeElement) === true;
