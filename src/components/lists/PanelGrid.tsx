import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridEventListener,
  useGridApiRef,
} from '@mui/x-data-grid';
import { createContext, type MouseEvent, type RefObject, use, useMemo } from 'react';
import { useLocation } from 'wouter';
import {
  type Density,
  type ListColumn,
  mayHide,
  moveColumn,
  resizeColumn,
} from '../../../rules/lists/listSettings.ts';
import { cameFromHere } from '../../browser/history/cameFrom.ts';
import { fromPage } from '../../browser/page.ts';
import { dialogText } from '../../text/dialogs.ts';
import { gridText } from '../../text/lists/grid.ts';
import { listSettingsText } from '../../text/lists/listSettings.ts';
import { listText as text } from '../../text/lists/lists.ts';
import { type Column, type RowKey, textOf } from './columns.ts';
import { OpenLink } from './OpenLink.tsx';
import { RowCard } from './RowCard.tsx';

declare module '@mui/x-data-grid' {
  /** The panel of the columns would be a tooltip otherwise. */
  interface PanelPropsOverrides {
    role: 'dialog';
    'aria-label': string;
  }
}

interface PanelGridProps<Row> {
  api?: ReturnType<typeof useGridApiRef>;
  /** The panel of the columns hangs on it. */
  columnsAnchor?: RefObject<HTMLElement | null>;
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowOf: (row: Row) => RowKey;
  /** `page` is counted from 0, `total` are the rows on all pages. Without it there is one page. */
  paging?: { page: number; size: number; total: number };
  /** As on the wire, `-tarih` for descending. */
  sort?: string | undefined;
  /** Without it, no column can be sorted by. */
  onSort?: (sort: string | undefined) => void;
  busy: boolean;
  /** Order, widths and visibility of all columns. */
  layout?: readonly ListColumn[];
  /** Without it, the columns stay as they are. */
  onLayout?: (columns: readonly ListColumn[]) => void;
  density?: Density;
  /** Rows can be selected. */
  selection?: GridSelection<Row> | undefined;
}

/** The selection as a grid needs it. */
export interface GridSelection<Row> {
  ids: readonly number[];
  isSelectable: (row: Row) => boolean;
  onChange: (ids: readonly number[]) => void;
  /** Ctrl Enter, or Cmd Enter on a Mac, leads from the rows to the tasks. */
  onToTasks: () => void;
}

/** Below it a grid would show three columns, so each row is a card. */
export const cardsQuery = '(max-width: 699.95px)';
/** The column of 'Detay', and that of the cards. */
const openField = 'open';
const cardField = 'card';

/** What the menu of a column moves. */
const keep = () => undefined;
const cardHeight = () => 'auto' as const;
const cardSpacing = () => ({ bottom: 8 });
const LayoutContext = createContext<Required<Pick<PanelGridProps<never>, 'layout' | 'onLayout'>>>({
  layout: [],
  onLayout: keep,
});
const menuSlots = { columnMenuUserItem: MoveItems };
const slotProps = {
  columnMenu: { slots: menuSlots, slotProps: { columnMenuUserItem: { displayOrder: 15 } } },
  // neither the checkboxes nor 'Detay' can be hidden
  columnsManagement: { getTogglableColumns: togglable },
} as const;

/**
 * The rows of a panel's list as a grid, or as cards on a phone. A row opens by a click, by Enter
 * and by its link 'Detay'. The caller holds the order, the widths and the selection.
 */
export function PanelGrid<Row extends object>(props: PanelGridProps<Row>) {
  const { label, rows, columns, rowOf, sort, onSort, busy, selection, density, onLayout } = props;
  const ownApi = useGridApiRef();
  const api = props.api ?? ownApi;
  const order = useMemo(
    () => props.layout ?? columns.map(({ field, hidden }) => ({ field, visible: !hidden })),
    [props.layout, columns],
  );
  const areCards = useMediaQuery(cardsQuery, { noSsr: true });
  const [, navigate] = useLocation();

  const shown = useMemo(() => arrange(columns, order), [columns, order]);
  const gridColumns = useMemo<GridColDef<Row>[]>(() => {
    const open = openColumn(rowOf);
    const cells = shown.map(({ column, width }) => ({
      ...(areCards ? partOfCard(column) : toGridColumn(column, width)),
      sortable: !column.unsorted && onSort !== undefined,
      hideable: mayHide(order, column.field),
    }));
    if (areCards) {
      const inCards = shown.filter(({ visible }) => visible).map(({ column }) => column);
      return [cardColumn(inCards, rowOf), ...cells];
    }
    const hasOpen = rows.some((row) => canOpen(rowOf(row)));
    return hasOpen ? [...cells, open] : cells;
  }, [areCards, shown, rowOf, rows, onSort, order]);

  const open = (row: RowKey, inNewTab: boolean) => {
    if (row.href === undefined) row.onOpen?.();
    else if (inNewTab) window.open(row.href, '_blank', 'noopener');
    else navigate(row.href, { state: cameFromHere() });
  };
  const onCellClick: GridEventListener<'cellClick'> = ({ id, field }, event) => {
    const isOnBox = event.target instanceof Element && event.target.closest('input');
    // beside the box is as good as on it
    if (field === GRID_CHECKBOX_SELECTION_FIELD && !isOnBox)
      api.current?.selectRow(id, !api.current.isRowSelected(id));
  };
  const onRowClick: GridEventListener<'rowClick'> = ({ row }, event) => {
    const isControl = event.target instanceof Element && event.target.closest('a, button, label, input');
    // the click ends a selection, such as of a phone number to copy
    if (!isControl && getSelection()?.type !== 'Range') open(rowOf(row), event.ctrlKey || event.metaKey);
  };
  const onCellKeyDown: GridEventListener<'cellKeyDown'> = ({ row }, event) => {
    const isInside = event.target !== event.currentTarget;
    // the grid would take Space from a button
    if (isInside && event.key === ' ') event.defaultMuiPrevented = true;
    if (event.key !== 'Enter') return;
    const leadsToTasks = event.ctrlKey || event.metaKey;
    if (isInside && !leadsToTasks) return;
    event.defaultMuiPrevented = true;
    event.preventDefault();
    if (leadsToTasks) {
      selection?.onToTasks();
      return;
    }
    const controls = event.currentTarget.querySelectorAll<HTMLElement>('a, button, input');
    const [control] = controls;
    if (!control || areCards) open(rowOf(row), false);
    else if (controls.length === 1) control.click();
    else control.focus();
  };

  const paging = props.paging ?? { page: 0, size: Math.max(1, rows.length), total: rows.length };

  return (
    <LayoutContext value={{ layout: order, onLayout: onLayout ?? keep }}>
      <Box
        sx={areCards ? cardsFrame : gridFrame}
        // the grid scrolls inside itself only
        onFocus={({ target }) => {
          if (target.matches(':focus-visible'))
            target.closest('.MuiDataGrid-row')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        }}
      >
        {/* the grid's own bar has no name, and a grid may hold none */}
        {busy && <LinearProgress aria-label={dialogText.loading} sx={barStyles} />}
        <DataGrid
          // a grid keeps how far the cells of the cards reach
          key={areCards ? 'cards' : 'grid'}
          apiRef={api}
          aria-label={label}
          nonce={fromPage('csp-nonce')}
          localeText={gridText}
          rows={rows}
          columns={gridColumns}
          getRowId={(row) => rowOf(row).id}
          loading={busy && rows.length === 0}
          rowHeight={40}
          columnHeaderHeight={areCards ? 0 : 40}
          density={density === 'compact' && !areCards ? 'compact' : 'standard'}
          {...(areCards && { getRowHeight: cardHeight, getRowSpacing: cardSpacing })}
          // the list's own foot pages
          hideFooter
          pagination
          paginationMode="server"
          rowCount={paging.total}
          paginationModel={{ page: paging.page, pageSize: paging.size }}
          pageSizeOptions={[paging.size]}
          disableColumnMenu={onLayout === undefined}
          disableColumnResize={onLayout === undefined}
          filterMode="server"
          disableColumnFilter
          sortingMode="server"
          sortingOrder={['asc', 'desc']}
          sortModel={sortModelOf(sort, columns)}
          onSortModelChange={([first]) =>
            onSort?.(first && (first.sort === 'desc' ? `-${first.field}` : first.field))
          }
          columnVisibilityModel={Object.fromEntries(order.map(({ field, visible }) => [field, visible]))}
          onColumnVisibilityModelChange={(model) =>
            onLayout?.(order.map((column) => ({ ...column, visible: model[column.field] !== false })))
          }
          onColumnWidthChange={({ colDef, width }) => onLayout?.(resizeColumn(order, colDef.field, width))}
          disableAutosize
          // a page has few rows, and all are there for the browser's own search and for readers
          disableVirtualization
          checkboxSelection={selection !== undefined}
          rowSelection={selection !== undefined}
          disableRowSelectionOnClick
          disableRowSelectionExcludeModel
          keepNonExistentRowsSelected
          {...(selection && {
            isRowSelectable: ({ row }: { row: Row }) => selection.isSelectable(row),
            rowSelectionModel: { type: 'include' as const, ids: new Set(selection.ids) },
            onRowSelectionModelChange: ({ ids }: { ids: ReadonlySet<number | string> }) =>
              selection.onChange([...ids].map(Number)),
          })}
          onCellClick={onCellClick}
          onRowClick={onRowClick}
          onCellKeyDown={onCellKeyDown}
          slotProps={{
            ...slotProps,
            panel: {
              target: props.columnsAnchor?.current ?? null,
              role: 'dialog',
              'aria-label': gridText.columnMenuManageColumns,
            },
            row: {
              onAuxClick: (event: MouseEvent<HTMLElement>) => {
                const row = rows.find((one) => String(rowOf(one).id) === event.currentTarget.dataset.id);
                if (event.button === 1 && row) open(rowOf(row), true);
              },
            },
          }}
          sx={areCards ? cardsStyles : gridStyles}
        />
      </Box>
    </LayoutContext>
  );
}

interface ShownColumn<Row> {
  column: Column<Row>;
  visible: boolean;
  width: number | undefined;
}

/** The columns in the person's order. */
function arrange<Row>(columns: readonly Column<Row>[], order: readonly ListColumn[]): ShownColumn<Row>[] {
  return order.flatMap(({ field, visible, width }) => {
    const column = columns.find((one) => one.field === field);
    return column ? [{ column, width, visible }] : [];
  });
}

function toGridColumn<Row extends object>(column: Column<Row>, width: number | undefined): GridColDef<Row> {
  const { field, label, kind, grows } = column;
  return {
    field,
    headerName: label,
    ...(width === undefined && grows
      ? { flex: 1, minWidth: column.width }
      : { width: width ?? column.width, minWidth: 64 }),
    ...(kind === 'number' && { align: 'right', headerAlign: 'right' }),
    // what is copied, and what the title says where a cell is cut off
    valueGetter: (_, row) => textOf(column, row),
    renderCell: ({ row }) => {
      const content = column.cell(row);
      return typeof content === 'string' ? <span title={content}>{content}</span> : content;
    },
  };
}

const canOpen = ({ href, onOpen }: RowKey) => href !== undefined || onOpen !== undefined;

function openColumn<Row extends object>(rowOf: (row: Row) => RowKey): GridColDef<Row> {
  return {
    field: openField,
    headerName: text.actions,
    width: 64,
    sortable: false,
    hideable: false,
    resizable: false,
    disableColumnMenu: true,
    renderCell: ({ row }) => <OpenLink {...rowOf(row)} />,
  };
}

/** A column whose cells the card covers. */
const partOfCard = <Row extends object>({ field, label }: Column<Row>): GridColDef<Row> => ({
  field,
  headerName: label,
  width: 1,
  minWidth: 1,
  maxWidth: 1,
});

function cardColumn<Row extends object>(
  columns: readonly Column<Row>[],
  rowOf: (row: Row) => RowKey,
): GridColDef<Row> {
  return {
    field: cardField,
    headerName: text.card,
    flex: 1,
    sortable: false,
    hideable: false,
    // over the other columns, which are there to be sorted by and hidden
    colSpan: 100,
    renderCell: ({ row }) => <RowCard row={row} columns={columns} opening={rowOf(row)} />,
  };
}

function togglable(columns: readonly GridColDef[]): string[] {
  const own = [GRID_CHECKBOX_SELECTION_FIELD, openField, cardField];
  return columns.map(({ field }) => field).filter((field) => !own.includes(field));
}

function sortModelOf<Row>(sort: string | undefined, columns: readonly Column<Row>[]) {
  const field = sort?.replace('-', '');
  if (!sort || !field || !columns.some((column) => column.field === field)) return [];
  return [{ field, sort: sort.startsWith('-') ? ('desc' as const) : ('asc' as const) }];
}

/** Move a column one place: the free grid has no dragging, and a keyboard needs a way too. */
function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const { layout: columns, onLayout } = use(LayoutContext);
  const isVisible = (column: ListColumn) => column.visible;
  return ([-1, 1] as const).map((by) => {
    const moved = moveColumn(columns, colDef.field, by, isVisible);
    return (
      <MenuItem
        key={by}
        disabled={!moved}
        onClick={(event) => {
          if (moved) onLayout(moved);
          onClick(event);
        }}
      >
        <ListItemIcon />
        <ListItemText>{by < 0 ? listSettingsText.menu.left : listSettingsText.menu.right}</ListItemText>
      </MenuItem>
    );
  });
}

/** The rows scroll inside, so that the head and the foot stay in sight. */
const gridFrame = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'max(26rem, calc(100dvh - 15rem))',
} as const;
const cardsFrame = { position: 'relative', display: 'flex', flexDirection: 'column' } as const;
/** It moves no row. */
const barStyles = { position: 'absolute', inset: '0 0 auto', zIndex: 5 } as const;

const gridStyles = {
  bgcolor: 'background.paper',
  fontVariantNumeric: 'tabular-nums',
  // below the head of the columns
  '& .MuiDataGrid-row': { cursor: 'pointer', scrollMarginTop: '40px' },
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': { px: 1 },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 650 },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: '-2px',
  },
} as const;
const cardsStyles = {
  ...gridStyles,
  border: 0,
  bgcolor: 'transparent',
  '& .MuiDataGrid-columnHeaders': { display: 'none' },
  '& .MuiDataGrid-row': {
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    cursor: 'pointer',
  },
  '& .MuiDataGrid-cell': { py: 1, border: 0, whiteSpace: 'normal' },
} as const;
