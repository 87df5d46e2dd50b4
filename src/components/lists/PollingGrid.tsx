import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
  type GridSortModel,
  type GridValidRowModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { trTR } from '@mui/x-data-grid/locales';
import { type ReactNode, useMemo } from 'react';
import {
  type ListAnswer,
  type ListContext,
  type ListEvent,
  pageSizes,
} from '../../../machines/lists/pollingList.ts';
import { fromPage } from '../../browser/page.ts';
import { maxSearchLength } from '../../browser/pageInAddress.ts';
import { fieldText } from '../../text/fields.ts';
import { listText as text } from '../../text/lists/lists.ts';
import { problemText } from '../../text/problems.ts';
import { TextInput } from '../inputs/TextInput.tsx';
import { ErrorNotice } from '../notices/ErrorNotice.tsx';
import { RetryButton } from '../notices/RetryButton.tsx';
import { GridPager } from './GridPager.tsx';

interface PollingGridProps<Row extends GridValidRowModel> {
  /** Of a polling list. The answer's fields besides `rows` are not used. */
  snapshot: {
    context: Omit<ListContext<ListAnswer<Row>>, 'load'>;
    matches: (state: 'failed' | 'stale') => boolean;
    hasTag: (tag: 'busy') => boolean;
  };
  send: (event: ListEvent) => void;
  words: { title: string; empty: string };
  searchHint: string;
  columns: readonly GridColDef<Row>[];
  /** The column with the link: the last one, but the first on a narrow screen, to be in view. */
  lead: GridColDef<Row>;
  rowId: (row: Row) => number;
  /** Rows grow with their content, so that long addresses and errors are shown in full. */
  wraps?: boolean;
  /** Shown next to the search field. */
  actions?: ReactNode;
}

/** One object for all renders: the grid compares its rows by identity. */
const noAnswer = { rows: [], total: 0, capped: false };

/** The table of a list that refreshes itself. The server does the paging, sorting and search. */
export function PollingGrid<Row extends GridValidRowModel>(props: PollingGridProps<Row>) {
  const { snapshot, send, words, lead, wraps = false } = props;
  const { answer, query, visits, problem } = snapshot.context;
  const { rows, total, capped } = answer ?? noAnswer;
  const { page, size, sort, q } = query;
  const failed = snapshot.matches('failed');
  const busy = snapshot.hasTag('busy') || !(answer || failed);
  const onRetry = () => send({ type: 'load.retry' });
  const grid = useGridApiRef();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down(wideScreenPx));

  // the grid recomputes its state for each prop object that it has not seen before
  const paginationModel = useMemo(() => ({ page, pageSize: size }), [page, size]);
  const sortModel = useMemo(() => sortModelOf(sort), [sort]);
  const columns = useMemo(
    () => (isNarrow ? [lead, ...props.columns] : [...props.columns, lead]),
    [isNarrow, lead, props.columns],
  );
  const noRowsLabel = busy ? fieldText.loading : q.trim() ? text.noMatch : words.empty;
  const localeText = useMemo(() => ({ ...gridText, noRowsLabel }), [noRowsLabel]);
  // the pager's own events, not the grid's: after a sort the grid goes back to the first page with
  // a delay, even when the user has since turned the page
  const slotProps = useMemo(
    () => ({
      basePagination: {
        capped,
        onPageChange: (_: unknown, next: number) => send({ type: 'query.change', query: { page: next } }),
        onRowsPerPageChange: (next: number) =>
          send({ type: 'query.change', query: { size: next, page: Math.floor((page * size) / next) } }),
      },
    }),
    [page, size, capped, send],
  );
  return (
    <Stack spacing={2}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'flex-end' } }}>
        <Box sx={{ flex: 1, maxWidth: { sm: 'sm' } }}>
          <TextInput
            label={text.search}
            name="q"
            optional
            value={q}
            onChange={(next) => send({ type: 'search.change', q: next })}
            placeholder={props.searchHint}
            autoComplete="off"
            maxLength={maxSearchLength}
          />
        </Box>
        {props.actions}
      </Stack>
      {snapshot.matches('stale') && (
        <Alert severity="warning" action={<RetryButton onRetry={onRetry} />}>
          {text.stale}
        </Alert>
      )}
      {failed ? (
        <ErrorNotice text={`${text.loadFailed} ${problemText(problem)}`} onRetry={onRetry} />
      ) : (
        <Box
          onFocus={({ target }) => {
            // the grid scrolls only within itself, and it is as high as its rows
            if (target.matches(':focus-visible'))
              target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          }}
          onBlur={({ relatedTarget: next }) => {
            // otherwise the grid would take the focus back when the row of its last cell is removed
            if (next instanceof Element && !next.closest('[role=row]'))
              grid.current?.setState((state) => ({ ...state, focus: noFocus, tabIndex: noFocus }));
          }}
        >
          {/* above the grid, whose role allows only rows inside; its height is reserved */}
          <Box sx={{ minHeight: (theme) => theme.spacing(0.5) }}>
            {busy && <LinearProgress aria-label={fieldText.loading} />}
          </Box>
          {/* not rendered before its first rows: an empty grid would cost a second render */}
          {(!busy || rows.length > 0 || q) && (
            <DataGrid
              // remount on a new visit: the old grid would scroll to its previous end
              key={visits}
              apiRef={grid}
              onCellKeyDown={leaveSpaceToButtons}
              aria-label={words.title}
              rows={rows}
              columns={columns}
              getRowId={props.rowId}
              autoHeight
              rowCount={total}
              paginationMode="server"
              sortingMode="server"
              filterMode="server"
              pageSizeOptions={pageSizes}
              paginationModel={paginationModel}
              sortModel={sortModel}
              onSortModelChange={([by]) =>
                send({
                  type: 'query.change',
                  query: { sort: by && `${by.sort === 'desc' ? '-' : ''}${by.field}`, page: 0 },
                })
              }
              // at most 100 rows; assistive technology could not reach a column that is not rendered
              disableVirtualization
              nonce={fromPage('csp-nonce')}
              {...(wraps && { getRowHeight: autoHeight })}
              sx={wraps ? wrappingStyles : styles}
              disableColumnFilter
              hideFooter={total === 0}
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

/** From this window width on the widest table fits beside the menu. */
const wideScreenPx = 1400;

const gridText = {
  ...trTR.components.MuiDataGrid.defaultProps.localeText,
  columnHeaderSortIconLabel: text.sort,
};

/** @param sort as on the wire, `-tarih` for descending. */
function sortModelOf(sort: string | undefined): GridSortModel {
  if (!sort) return [];
  return sort.startsWith('-') ? [{ field: sort.slice(1), sort: 'desc' }] : [{ field: sort, sort: 'asc' }];
}

const noFocus = { cell: null, columnHeader: null, columnHeaderFilter: null, columnGroupHeader: null };

/** The grid turns its pages by the space bar even where it presses a button in a cell. */
const leaveSpaceToButtons: GridEventListener<'cellKeyDown'> = (_, event) => {
  if (event.key === ' ' && event.target instanceof HTMLButtonElement) event.defaultMuiPrevented = true;
};

const autoHeight = () => 'auto' as const;
// the icon of an unsorted column comes from the style sheet: a button per header renders slower
const slots = { basePagination: GridPager, columnUnsortedIcon: null };
const styles: SxProps<Theme> = {
  '& .MuiDataGrid-columnHeader--sortable[aria-sort="none"]:hover .MuiDataGrid-columnHeaderTitle::after': {
    // the empty alternative text keeps the arrow out of the header's accessible name
    content: '" ↕" / ""',
  },
};
const wrappingStyles: SxProps<Theme> = {
  ...styles,
  '& .MuiDataGrid-row': { minHeight: (theme: Theme) => `${theme.spacing(6)} !important` },
  '& .MuiDataGrid-cell': { py: 1, alignContent: 'center', overflowWrap: 'anywhere' },
};
