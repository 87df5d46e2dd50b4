import Box from '@mui/material/Box';
import { type PointerEvent, useRef } from 'react';
import { type ListColumn, resizeColumn } from '../../../../rules/lists/listSettings.ts';
import { listSettingsText } from '../../../text/lists/listSettings.ts';
import { MoreIcon } from './icons.tsx';

interface ColumnControlsProps {
  field: string;
  label: string;
  /** All columns as they are set up. */
  columns: readonly ListColumn[];
  onChange: (columns: readonly ListColumn[]) => void;
  /** While the edge is dragged: the columns with the width so far; undefined once it is let go. */
  onPreview: (columns: readonly ListColumn[] | undefined) => void;
  isMenuOpen: boolean;
  onOpenMenu: (opener: HTMLElement) => void;
}

/** The menu's button in the head of a column, and the edge that changes its width. */
export function ColumnControls(props: ColumnControlsProps) {
  return (
    <Box sx={controlsStyle}>
      <button
        type="button"
        // its name; filters and columns have the same labels, which an `aria-label` would repeat
        title={listSettingsText.menu.open(props.label)}
        aria-haspopup="menu"
        aria-expanded={props.isMenuOpen}
        onClick={({ currentTarget }) => props.onOpenMenu(currentTarget)}
      >
        <MoreIcon />
      </button>
      <WidthEdge {...props} />
    </Box>
  );
}

const controlsStyle = {
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  display: 'flex',
  alignItems: 'center',
  '& > button': {
    display: 'flex',
    p: 0.25,
    mr: -0.5,
    border: 0,
    borderRadius: '50%',
    bgcolor: 'transparent',
    color: 'action.active',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
  },
} as const;

/**
 * The edge of a column's head; by keyboard the menu does the same. The browser's own pointer
 * capture is the whole drag: dnd-kit would need a context, with live regions of its own, around a
 * table that stands before it has loaded.
 */
function WidthEdge({ field, columns, onChange, onPreview }: ColumnControlsProps) {
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
