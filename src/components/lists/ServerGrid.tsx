import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  type GridColDef,
  type GridLocaleText,
  type GridSortModel,
  type GridValidRowModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { trTR } from '@mui/x-data-grid/locales';
import { type ReactNode, useMemo } from 'react';
import { type ListQuery, pageSizes } from '../../../machines/lists/pollingList.ts';
import { fromPage } from '../../browser/page.ts';
import { fieldText } from '../../text/fields.ts';
import { listText as text } from '../../text/lists/lists.ts';
import { TextInput } from '../inputs/TextInput.tsx';
import { ErrorNotice } from '../notices/ErrorNotice.tsx';
import { RetryButton } from '../notices/RetryButton.tsx';
import { GridPager } from './GridPager.tsx';
import { forgetLeftCell, keepInView, leaveSpaceToButtons } from './gridFocus.ts';

interface ServerGridProps<Row extends GridValidRowModel> {
  label: string;
  columns: readonly GridColDef<Row>[];
  /**
   * The column that leads on: behind the others, but where the screen is narrow before them, to be
   * seen without scrolling sideways.
   */
  lead: GridColDef<Row>;
  rows: readonly Row[];
  total: number;
  /** There are more rows than `total`. */
  capped: boolean;
  query: ListQuery;
  /**
   * Another visit begins with a table of its own: the old one would turn its page to where its rows
   * end.
   */
  visit: number;
  rowId: (row: Row) => number;
  empty: string;
  /** What can be searched for. */
  searchHint: string;
  busy: boolean;
  /** Nothing could be loaded: why, and the way to try again. */
  failed?: string | undefined;
  /** The last refresh failed, the rows before it still stand. */
  stale: boolean;
  onQuery: (query: Partial<ListQuery>) => void;
  onSearch: (q: string) => void;
  onRetry: () => void;
  /** Rows grow with what they hold, so that long addresses and errors are read in full. */
  wraps?: boolean;
  /** Stands beside the search field. */
  actions?: ReactNode;
}

/** A table whose paging, sorting and search are the server's. */
export function ServerGrid<Row extends GridValidRowModel>(props: ServerGridProps<Row>) {
  const { query, capped, onQuery } = props;
  const noRows = emptyText(props);
  // the grid works anew with each object that it has not seen before
  const paginationModel = useMemo(
    () => ({ page: query.page, pageSize: query.size }),
    [query.page, query.size],
  );
  // the pages are turned by the person alone: the grid goes back to the first one some time after a
  // column was sorted, also when the person has turned on by then
  const slotProps = useMemo(
    () => ({
      basePagination: {
        capped,
        onPageChange: (_: unknown, page: number) => onQuery({ page }),
        onRowsPerPageChange: (size: number) =>
          onQuery({ size, page: Math.floor((query.page * query.size) / size) }),
      },
    }),
    [query.page, query.size, capped, onQuery],
  );
  const sortModel = useMemo(() => sortModelOf(query.sort), [query.sort]);
  const grid = useGridApiRef();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down(roomy));
  const columns = useMemo(
    () => (narrow ? [props.lead, ...props.columns] : [...props.columns, props.lead]),
    [narrow, props.lead, props.columns],
  );
  const localeText = useMemo(() => ({ ...words, noRowsLabel: noRows }), [noRows]);
  return (
    <Stack spacing={2}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'flex-end' } }}>
        <Box sx={{ flex: 1, maxWidth: { sm: 'sm' } }}>
          <TextInput
            label={text.search}
            name="q"
            optional
            value={query.q}
            onChange={props.onSearch}
            placeholder={props.searchHint}
            autoComplete="off"
            maxLength={100}
          />
        </Box>
        {props.actions}
      </Stack>
      {props.stale && (
        <Alert severity="warning" action={<RetryButton onRetry={props.onRetry} />}>
          {text.stale}
        </Alert>
      )}
      {props.failed ? (
        <ErrorNotice text={props.failed} onRetry={props.onRetry} />
      ) : (
        <Box
          onFocus={({ target }) => keepInView(target)}
          onBlur={({ relatedTarget }) => forgetLeftCell(grid.current, relatedTarget)}
        >
          {/* stands above the grid, which may hold nothing but rows; its place is kept, so that nothing jumps */}
          <Box sx={{ minHeight: (theme) => theme.spacing(0.5) }}>
            {props.busy && <LinearProgress aria-label={fieldText.loading} />}
          </Box>
          {/* drawn once, with its first rows: an empty one before them would cost as much again */}
          {(!props.busy || props.rows.length > 0 || query.q) && (
            <DataGrid
              key={props.visit}
              apiRef={grid}
              onCellKeyDown={leaveSpaceToButtons}
              aria-label={props.label}
              rows={props.rows}
              columns={columns}
              getRowId={props.rowId}
              autoHeight
              rowCount={props.total}
              paginationMode="server"
              sortingMode="server"
              filterMode="server"
              pageSizeOptions={pageSizes}
              paginationModel={paginationModel}
              sortModel={sortModel}
              onSortModelChange={([sort]) =>
                props.onQuery({
                  sort: sort ? `${sort.sort === 'desc' ? '-' : ''}${sort.field}` : undefined,
                  page: 0,
                })
              }
              // a table has at most 100 rows; a column that is not drawn could not be reached by
              // assistive technology
              disableVirtualization
              nonce={fromPage('csp-nonce')}
              {...(props.wraps && { getRowHeight: growing })}
              sx={props.wraps ? wrapping : looks}
              disableColumnFilter
              hideFooter={props.total === 0}
              disableColumnMenu
              slots={slots}
              slotProps={slotProps}
              disableRowSelectionOnClick
              localeText={localeText}
            />
          )}
        </Box>
      )}
    </Stack>
  );
}

/** From this width of the window on the widest table fits beside the menu, in pixels. */
const roomy = 1400;

const words: Partial<GridLocaleText> = {
  ...trTR.components.MuiDataGrid.defaultProps.localeText,
  columnHeaderSortIconLabel: text.sort,
};

/** The order as the wire writes it, `-tarih`, in the grid's own words. */
function sortModelOf(sort: string | undefined): GridSortModel {
  if (!sort) return [];
  return sort.startsWith('-') ? [{ field: sort.slice(1), sort: 'desc' }] : [{ field: sort, sort: 'asc' }];
}

// of a column by which nothing is sorted the sign stands in the style sheet, seen beneath the
// pointer: a button for each takes longer
const slots = { basePagination: GridPager, columnUnsortedIcon: null };
const looks: SxProps<Theme> = {
  '& .MuiDataGrid-columnHeader--sortable[aria-sort="none"]:hover .MuiDataGrid-columnHeaderTitle::after': {
    // without a word for those who hear the name
    content: '" ↕" / ""',
  },
};
const growing = () => 'auto' as const;
const wrapping: SxProps<Theme> = {
  ...looks,
  '& .MuiDataGrid-row': { minHeight: (theme: Theme) => `${theme.spacing(6)} !important` },
  '& .MuiDataGrid-cell': { py: 1, alignContent: 'center', overflowWrap: 'anywhere' },
};

/** What stands in the place of rows. */
function emptyText({ busy, query, empty }: { busy: boolean; query: ListQuery; empty: string }): string {
  if (busy) return fieldText.loading;
  return query.q.trim() ? text.noMatch : empty;
}
