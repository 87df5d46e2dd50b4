import MenuItem from '@mui/material/MenuItem';
import {
  type ListColumn,
  mayHide,
  moveColumn,
  resizeColumn,
  showColumn,
  widthStep,
} from '../../../../rules/lists/listSettings.ts';
import { listSettingsText } from '../../../text/lists/listSettings.ts';
import { AnchoredMenu } from './AnchoredMenu.tsx';

const text = listSettingsText.menu;

interface ColumnMenuProps {
  /** The pressed button, in the head of the column. */
  opener: HTMLElement;
  onClose: () => void;
  field: string;
  /** All columns as they are set up. */
  columns: readonly ListColumn[];
  onChange: (columns: readonly ListColumn[]) => void;
  /** The column, and with it the menu's button, is about to go. */
  onHide: () => void;
  /** Missing where the server cannot sort by the column. */
  onSort: ((sort: string) => void) | undefined;
  onOpenColumns: () => void;
}

/** What can be done with a column. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { opener, onClose, field, columns, onChange, onSort } = props;
  const isVisible = (column: ListColumn) => column.visible;
  const [left, right] = [moveColumn(columns, field, -1, isVisible), moveColumn(columns, field, 1, isVisible)];
  const isSized = columns.some((column) => column.field === field && column.width !== undefined);
  const close = (act: () => void) => () => {
    onClose();
    act();
  };
  /** The menu stays open, so that several steps can follow each other. */
  const widen = (by: number) => () => {
    const shown = opener.closest('th')?.offsetWidth ?? 0;
    onChange(resizeColumn(columns, field, shown + by));
  };
  return (
    <AnchoredMenu opener={opener} onClose={onClose}>
      {onSort && [
        <MenuItem key="ascending" onClick={close(() => onSort(field))}>
          {text.ascending}
        </MenuItem>,
        <MenuItem key="descending" onClick={close(() => onSort(`-${field}`))}>
          {text.descending}
        </MenuItem>,
      ]}
      <MenuItem disabled={!left} onClick={close(() => left && onChange(left))}>
        {text.left}
      </MenuItem>
      <MenuItem disabled={!right} onClick={close(() => right && onChange(right))}>
        {text.right}
      </MenuItem>
      <MenuItem onClick={widen(widthStep)}>{text.wider}</MenuItem>
      <MenuItem onClick={widen(-widthStep)}>{text.narrower}</MenuItem>
      <MenuItem disabled={!isSized} onClick={close(() => onChange(resizeColumn(columns, field, undefined)))}>
        {text.ownWidth}
      </MenuItem>
      <MenuItem
        disabled={!mayHide(columns, field)}
        onClick={close(() => {
          props.onHide();
          onChange(showColumn(columns, field, false));
        })}
      >
        {text.hide}
      </MenuItem>
      <MenuItem onClick={close(props.onOpenColumns)}>{text.columns}</MenuItem>
    </AnchoredMenu>
  );
}
