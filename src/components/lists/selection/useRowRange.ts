import { type MouseEvent, useRef } from 'react';

interface RowRange {
  /** The rows of the page that can be selected, in their order. */
  page: readonly number[];
  selected: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

/**
 * Shift and a click select all rows from the one that was clicked before to this one, also beside
 * their checkboxes, or take them out. The grid's own way counts from a row of another page, and then
 * selects none.
 * @returns handlers for what surrounds the grid.
 */
export function useRowRange({ page, selected, onChange }: RowRange) {
  const clicked = useRef<number>(undefined);
  return {
    onMouseDownCapture: (event: MouseEvent) => {
      // it would select the texts between
      if (event.shiftKey && rowAt(event) !== undefined) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      const id = rowAt(event);
      if (id === undefined) return;
      const before = clicked.current;
      clicked.current = id;
      if (!event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      const to = page.indexOf(id);
      if (to < 0) return;
      const from = before === undefined || !page.includes(before) ? to : page.indexOf(before);
      const range = page.slice(Math.min(from, to), Math.max(from, to) + 1);
      const others = selected.filter((one) => !range.includes(one));
      onChange(selected.includes(id) ? others : [...others, ...range]);
    },
  };
}

function rowAt({ target }: MouseEvent): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('.MuiDataGrid-row') : null;
  return row?.dataset.id === undefined ? undefined : Number(row.dataset.id);
}
