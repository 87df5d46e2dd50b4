import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { type PointerEvent, useRef, useState } from 'react';
import {
  type ListColumn,
  mayHide,
  moveColumn,
  resizeColumn,
  showColumn,
  widthStep,
} from '../../../../rules/lists/listSettings.ts';
import { listSettingsText } from '../../../text/lists/listSettings.ts';
import { MoreIcon } from './icons.tsx';
import { ToolMenu } from './ToolMenu.tsx';

const text = listSettingsText.menu;

interface ColumnToolsProps {
  field: string;
  label: string;
  /** All columns as they are set up. */
  columns: readonly ListColumn[];
  onChange: (columns: readonly ListColumn[]) => void;
  /** The column, and with it the menu's button, is about to go. */
  onHide: () => void;
  /** While the edge is dragged: the columns with the width so far; undefined once it is let go. */
  onPreview: (columns: readonly ListColumn[] | undefined) => void;
  /** Missing where the server cannot sort by the column. */
  onSort: ((sort: string) => void) | undefined;
  onOpenColumns: () => void;
}

/** The menu in the head of a column, and the edge by which it is dragged to another width. */
export function ColumnTools(props: ColumnToolsProps) {
  const { field, label, columns, onChange, onSort } = props;
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const isVisible = (column: ListColumn) => column.visible;
  const [left, right] = [moveColumn(columns, field, -1, isVisible), moveColumn(columns, field, 1, isVisible)];
  const isSized = columns.some((column) => column.field === field && column.width !== undefined);
  const close = (act: () => void) => () => {
    setOpener(null);
    act();
  };
  /** The menu stays open, so that several steps can follow each other. */
  const widen = (by: number) => () => {
    const shown = opener?.closest('th')?.offsetWidth ?? 0;
    onChange(resizeColumn(columns, field, shown + by));
  };
  return (
    <Box sx={{ position: 'absolute', insetBlock: 0, right: 0, display: 'flex', alignItems: 'center' }}>
      <IconButton
        size="small"
        // its name; filters and columns have the same labels, which an `aria-label` would repeat
        title={text.open(label)}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
        sx={{ p: 0.25, mr: -0.5 }}
      >
        <MoreIcon />
      </IconButton>
      {opener && (
        <ToolMenu opener={opener} onClose={() => setOpener(null)}>
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
          <MenuItem
            disabled={!isSized}
            onClick={close(() => onChange(resizeColumn(columns, field, undefined)))}
          >
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
        </ToolMenu>
      )}
      <WidthEdge {...props} />
    </Box>
  );
}

/**
 * The edge of a column's head; by keyboard the menu does the same. The browser's own pointer
 * capture is the whole drag: dnd-kit would need a context, with live regions of its own, around a
 * table that stands before it has loaded.
 */
function WidthEdge({ field, columns, onChange, onPreview }: ColumnToolsProps) {
  const start = useRef<{ x: number; width: number }>(undefined);
  const draggedTo = ({ clientX }: PointerEvent) => {
    const { x, width } = start.current ?? { x: clientX, width: 0 };
    return resizeColumn(columns, field, width + clientX - x);
  };
  return (
    <Box
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const width = event.currentTarget.closest('th')?.offsetWidth ?? 0;
        start.current = { x: event.clientX, width };
      }}
      onPointerMove={(event) => {
        if (start.current && event.clientX !== start.current.x) onPreview(draggedTo(event));
      }}
      onPointerUp={(event) => {
        if (start.current && event.clientX !== start.current.x) onChange(draggedTo(event));
      }}
      onLostPointerCapture={() => {
        start.current = undefined;
        onPreview(undefined);
      }}
      sx={{
        alignSelf: 'stretch',
        width: '0.5rem',
        my: 0.75,
        borderRight: '1px solid',
        borderColor: 'divider',
        cursor: 'col-resize',
        touchAction: 'none',
      }}
    />
  );
}
