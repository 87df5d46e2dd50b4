import type { GridApi, GridEventListener } from '@mui/x-data-grid';

/**
 * By keyboard the page follows the focus: the grid scrolls only within itself, and it is as high as
 * its rows.
 */
export function keepInView(focused: Element): void {
  if (focused.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

const nowhere = { cell: null, columnHeader: null, columnHeaderFilter: null, columnGroupHeader: null };

/**
 * The grid holds on to the cell that was left, and takes the focus from whoever has it when that
 * cell's row goes; so it is made to forget the cell. Whoever comes back begins at the first
 * heading.
 */
export function forgetLeftCell(api: GridApi | null, next: EventTarget | null): void {
  if (!(next instanceof Element) || next.closest('[role=row]')) return;
  api?.setState((state) => ({ ...state, focus: nowhere, tabIndex: nowhere }));
}

/** The grid turns its pages with the space bar, also where that presses a button in a cell. */
export const leaveSpaceToButtons: GridEventListener<'cellKeyDown'> = (_, event) => {
  if (event.key === ' ' && event.target instanceof HTMLButtonElement) event.defaultMuiPrevented = true;
};
