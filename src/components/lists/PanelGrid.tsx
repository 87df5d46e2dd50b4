import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SxProps } from '@mui/system';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridEventListener,
  GridRow,
  type GridRowProps,
  type GridSortDirection,
  gridFocusCellSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  use,
  useCallback,
  useMemo,
} from 'react';
import { useLocation } from 'wouter';
import { harmless } from '../../../rules/lists/csv.ts';
import {
  type ColumnChange,
  columnWidth,
  type Density,
  mayHide,
  moveOf,
  type ShownColumn,
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
import { useRowRange } from './selection/useRowRange.ts';
import { useGridFocus } from './useGridFocus.ts';

declare module '@mui/x-data-grid' {
  /** The panel of the columns would be a tooltip otherwise. */
  interface PanelPropsOverrides {
    role: 'dialog';
    'aria-label': string;
    sx: SxProps;
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
  /** The order without any. */
  defaultSort?: string;
  /** Without it, no column can be sorted by. */
  onSort?: (sort: string | undefined) => void;
  busy: boolean;
  /** Order, widths and visibility of all columns. */
  layout?: readonly ShownColumn[];
  /** Without it, the columns stay as they are. */
  onLayout?: (change: ColumnChange) => void;
  density?: Density;
  /** Rows are as high as what they hold. */
  rowsGrow?: boolean;
  /** Rows can be selected. */
  selection?: GridSelection<Row> | undefined;
}

/** The selection as a grid needs it. */
interface GridSelection<Row> {
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
const openWidth = 64;
const checkboxWidth = GRID_CHECKBOX_SELECTION_COL_DEF.width ?? 0;
/** In CSS pixels, the width of the columns that a grid adds to those of the list. */
export const ownWidth = (hasCheckboxes: boolean) => openWidth + (hasCheckboxes ? checkboxWidth : 0);
const cardField = 'card';

/** What the menu of a column moves. */
const keep = () => undefined;
const ascOrDesc: GridSortDirection[] = ['asc', 'desc'];
const ownHeight = () => 'auto' as const;
const cardSpacing = () => ({ bottom: 8 });
const LayoutContext = createContext<Required<Pick<PanelGridProps<never>, 'layout' | 'onLayout'>>>({
  layout: [],
  onLayout: keep,
});
/** The number of rows on the pages before. */
const FirstRowContext = createContext(0);
const menuSlots = { columnMenuUserItem: MoveItems };
const slots = { row: PagedRow };
const slotProps = {
  columnMenu: { slots: menuSlots, slotProps: { columnMenuUserItem: { displayOrder: 15 } } },
  // neither the checkboxes nor 'Detay' can be hidden
  columnsManagement: {
    getTogglableColumns: togglable,
    // both would store what a narrow window hides; the list's own menu leads back to the defaults
    disableShowHideToggle: true,
    disableResetButton: true,
  },
} as const;

/**
 * The rows of a panel's list as a grid, or as cards on a phone. A row opens by a click, by Enter
 * and by its link 'Detay'. The caller holds the order, the widths and the selection.
 */
export function PanelGrid<Row extends object>(props: PanelGridProps<Row>) {
  const { label, rows, columns, rowOf, sort, defaultSort, onSort, busy, selection, density, onLayout } =
    props;
  const ownApi = useGridApiRef();
  const api = props.api ?? ownApi;
  const order = useMemo(
    () => props.layout ?? columns.map(({ field, hidden }) => ({ field, visible: !hidden })),
    [props.layout, columns],
  );
  const areCards = useMediaQuery(cardsQuery, { noSsr: true });
  const [, navigate] = useLocation();

  const shown = useMemo(() => arrange(columns, order), [columns, order]);
  const hasOpen = rows.some((row) => canOpen(rowOf(row)));
  const gridColumns = useMemo<GridColDef<Row>[]>(() => {
    const open = openColumn(rowOf);
    const cells = shown.map(({ column, width }) => ({
      ...(areCards ? partOfCard(column) : toGridColumn(column, width)),
      sortable: !column.unsorted && onSort !== undefined,
      // a third step would lead from the default order to itself
      ...(column.field === defaultSort?.replace('-', '') && { sortingOrder: ascOrDesc }),
      hideable: mayHide(order, column.field),
    }));
    if (areCards) {
      const inCards = shown.filter(({ visible }) => visible).map(({ column }) => column);
      return [cardColumn(inCards, rowOf), ...cells];
    }
    return hasOpen ? [...cells, open] : cells;
  }, [areCards, shown, rowOf, hasOpen, onSort, defaultSort, order]);

  const hasRow = useCallback((id: number) => rows.some((row) => rowOf(row).id === id), [rows, rowOf]);
  useGridFocus(api, hasRow, order, areCards);
  const range = useRowRange({
    page: selection ? rows.filter(selection.isSelectable).map((row) => rowOf(row).id) : [],
    selected: selection?.ids ?? [],
    onChange: (ids) => selection?.onChange(ids),
  });

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
    // the click ends a selection, such as of a phone number to copy
    if (!isOnControl(event) && getSelection()?.type !== 'Range')
      open(rowOf(row), event.ctrlKey || event.metaKey);
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

  const onCopy = (event: KeyboardEvent) => {
    if (event.key !== 'c' || !(event.ctrlKey || event.metaKey) || getSelection()?.toString()) return;
    const cell = api.current && gridFocusCellSelector(api);
    const row = cell && rows.find((one) => rowOf(one).id === cell.id);
    if (!row) return;
    // the grid would copy the selected rows
    event.stopPropagation();
    const copied = columns.find(({ field }) => field === cell.field);
    void navigator.clipboard?.writeText(copiedText(copied ? textOf(copied, row) : cardText(shown, row)));
  };
  const hasSelected = selection !== undefined && selection.ids.length > 0;
  const paging = props.paging ?? { page: 0, size: Math.max(1, rows.length), total: rows.length };

  return (
    <LayoutContext value={{ layout: order, onLayout: onLayout ?? keep }}>
      <FirstRowContext value={paging.page * paging.size}>
        <Box
          sx={areCards ? cardsFrame : gridFrame}
          {...(selection && range)}
          onKeyDownCapture={onCopy}
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
            {...((areCards || props.rowsGrow) && { getRowHeight: ownHeight })}
            {...(areCards && { getRowSpacing: cardSpacing })}
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
            sortingOrder={['asc', 'desc', null]}
            sortModel={sortModelOf(sort, columns)}
            onSortModelChange={([first]) =>
              onSort?.(first && (first.sort === 'desc' ? `-${first.field}` : first.field))
            }
            columnVisibilityModel={Object.fromEntries(order.map(({ field, visible }) => [field, visible]))}
            onColumnVisibilityModelChange={(model) => {
              for (const { field, visible } of order)
                if (visible === (model[field] === false))
                  onLayout?.({ type: 'showColumn', field, visible: !visible });
            }}
            onColumnWidthChange={({ colDef: { field }, width }) =>
              onLayout?.({ type: 'resizeColumn', field, width })
            }
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
            slots={slots}
            slotProps={{
              ...slotProps,
              // the grid knows the rows of one page only
              main: { 'aria-rowcount': paging.total + 1 },
              panel: {
                target: props.columnsAnchor?.current ?? null,
                role: 'dialog',
                'aria-label': gridText.columnMenuManageColumns,
                sx: panelStyles,
              },
              row: {
                onAuxClick: (event: MouseEvent<HTMLElement>) => {
                  const row = rows.find((one) => String(rowOf(one).id) === event.currentTarget.dataset.id);
                  if (event.button === 1 && row && !isOnControl(event)) open(rowOf(row), true);
                },
              },
            }}
            sx={[
              areCards ? cardsStyles : gridStyles,
              props.rowsGrow === true && rowsGrowStyles,
              hasOpen && canOpenStyles,
              // the bar of the tasks stands before the last rows
              hasSelected && overTasksStyles,
            ]}
          />
        </Box>
      </FirstRowContext>
    </LayoutContext>
  );
}

const isOnControl = ({ target }: { target: EventTarget }) =>
  target instanceof Element && target.closest('a, button, label, input') !== null;

interface ArrangedColumn<Row> {
  column: Column<Row>;
  visible: boolean;
  width: number | undefined;
}

/** The columns in the person's order. */
function arrange<Row>(columns: readonly Column<Row>[], order: readonly ShownColumn[]): ArrangedColumn<Row>[] {
  return order.flatMap(({ field, visible, width }) => {
    const column = columns.find((one) => one.field === field);
    return column ? [{ column, width, visible }] : [];
  });
}

/** A foreign phone number begins with the sign of a formula. */
const copiedText = (text: string) => (/^\+[\d ()]+$/.test(text) ? text : harmless(text));

/** What is copied of a card. */
const cardText = <Row,>(shown: readonly ArrangedColumn<Row>[], row: Row): string =>
  shown
    .filter(({ visible }) => visible)
    .map(({ column }) => `${column.label}: ${textOf(column, row)}`)
    .join('\n');

function toGridColumn<Row extends object>(column: Column<Row>, width: number | undefined): GridColDef<Row> {
  const { field, label, kind, grows, sortHint } = column;
  return {
    field,
    headerName: label,
    ...(sortHint && { description: `${label}: ${sortHint}` }),
    ...(width === undefined && grows
      ? { flex: 1, minWidth: column.width }
      : { width: width ?? column.width, minWidth: columnWidth.min }),
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
    width: openWidth,
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

/** A row with its place among those of all pages. */
function PagedRow(props: GridRowProps) {
  // the head is the first row
  return <GridRow {...props} aria-rowindex={use(FirstRowContext) + props.index + 2} />;
}

/** Move a column one place: the free grid has no dragging, and a keyboard needs a way too. */
function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const { layout: columns, onLayout } = use(LayoutContext);
  return ([-1, 1] as const).map((by) => {
    const move = moveOf(columns, colDef.field, by);
    return (
      <MenuItem
        key={by}
        disabled={!move}
        onClick={(event) => {
          if (move) onLayout(move);
          onClick(event);
        }}
      >
        <ListItemIcon />
        <ListItemText>{by < 0 ? listSettingsText.menu.left : listSettingsText.menu.right}</ListItemText>
      </MenuItem>
    );
  });
}

/** It fits a low window too. */
const panelStyles = {
  maxWidth: '100vw',
  '& .MuiDataGrid-paper': { minWidth: 0, maxHeight: 'calc(100dvh - 14rem)', overflow: 'auto' },
} as const;
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
  '& .MuiDataGrid-row': { scrollMarginTop: '40px' },
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': { px: 1 },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 650 },
  // the way into a row stays in sight where the columns are wider than the window
  [`& .MuiDataGrid-cell[data-field=${openField}], & .MuiDataGrid-columnHeader[data-field=${openField}]`]: {
    position: 'sticky',
    right: 0,
    // over the mark between two heads
    zIndex: 35,
    bgcolor: 'background.paper',
  },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: '-2px',
  },
} as const;
const rowsGrowStyles = {
  '& .MuiDataGrid-cell': { py: 0.5, minHeight: '40px', alignContent: 'center', whiteSpace: 'normal' },
} as const;
const canOpenStyles = { '& .MuiDataGrid-row': { cursor: 'pointer' } } as const;
const overTasksStyles = { '& .MuiDataGrid-row': { scrollMarginBottom: '8rem' } } as const;
const cardsStyles = {
  ...gridStyles,
  border: 0,
  bgcolor: 'transparent',
  '& .MuiDataGrid-columnHeaders': { display: 'none' },
  // all cards are there, as high as they are: the grid would guess first, and the foot would jump
  '& .MuiDataGrid-virtualScrollerContent': { height: 'auto !important', flexBasis: 'auto !important' },
  '& .MuiDataGrid-virtualScrollerRenderZone': { position: 'static' },
  // it holds the room that the guess would take
  '& .MuiDataGrid-contentFiller': { display: 'none' },
  '& .MuiDataGrid-row': {
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
  },
  '& .MuiDataGrid-cell': { py: 1, border: 0, whiteSpace: 'normal' },
} as const;
