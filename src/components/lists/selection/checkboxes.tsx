// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of a table shown as cards
import type { ReactNode } from 'react';
import { selectionRunText as text } from '../../../text/lists/selectionRun.ts';

/** How a row is named for screen readers. */
export interface RowName {
  name: string;
  /** Tells more of it, such as its owner. */
  detail?: string;
}

/** The selection as a table needs it. */
export interface TableSelection<Row> {
  has: (id: number) => boolean;
  /** Undefined for a row that cannot be selected. */
  nameOf: (row: Row) => RowName | undefined;
  /** How much of the page is selected. */
  page: 'none' | 'some' | 'all';
  /** @param isRange all rows from the last one to this one. */
  onToggle: (id: number, isRange: boolean) => void;
  onTogglePage: () => void;
}

/** The head of the column: selects all rows of the page. In a list of cards it has a label. */
export function PageCheckbox({ page, onTogglePage }: Pick<TableSelection<never>, 'page' | 'onTogglePage'>) {
  return (
    <th role="columnheader" scope="col" data-card="select">
      <Target>
        <input
          type="checkbox"
          ref={(input) => {
            if (input) input.indeterminate = page === 'some';
          }}
          checked={page === 'all'}
          onChange={onTogglePage}
        />
        <span>{text.selectPage}</span>
      </Target>
    </th>
  );
}

interface RowCheckboxProps {
  row: RowName | undefined;
  checked: boolean;
  onToggle: (isRange: boolean) => void;
}

/** Selects a row; with Shift all rows from the last one that was selected. */
export function RowCheckbox({ row, checked, onToggle }: RowCheckboxProps) {
  return (
    <td role="cell" data-card="select">
      {row && (
        <Target>
          <input
            type="checkbox"
            aria-label={text.selectRow(row.name)}
            title={row.detail}
            checked={checked}
            // a click, by Space too
            onChange={({ nativeEvent }) =>
              onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </Target>
      )}
    </td>
  );
}

/**
 * The whole target: a checkbox alone would be too small for a finger. Shift with a click selects no
 * text.
 */
function Target({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is among the children
    <label onMouseDown={(event) => event.shiftKey && event.preventDefault()}>{children}</label>
  );
}
