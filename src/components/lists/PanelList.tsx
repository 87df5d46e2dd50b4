import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { GridPreferencePanelsValue, useGridApiRef } from '@mui/x-data-grid';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import {
  type ListAnswer,
  type ListContext,
  type ListEvent,
  type ListQuery,
  pageSizes,
} from '../../../machines/lists/pollingList.ts';
import type { FilterTexts } from '../../../rules/lists/filters.ts';
import { fitColumns } from '../../../rules/lists/fitColumns.ts';
import type { ListName } from '../../../rules/lists/listSettings.ts';
import { maxCountedMatches } from '../../../rules/lists/matchLimits.ts';
import { useElementWidth } from '../../browser/useElementWidth.ts';
import { numberText } from '../../text/formats.ts';
import { filtersText } from '../../text/lists/filters.ts';
import { listSettingsText } from '../../text/lists/listSettings.ts';
import { listText as text } from '../../text/lists/lists.ts';
import { problemText } from '../../text/problems.ts';
import { countText } from '../../text/recordFormats.ts';
import { SelectInput } from '../inputs/SelectInput.tsx';
import { ErrorNotice } from '../notices/ErrorNotice.tsx';
import type { Column, RowKey } from './columns.ts';
import { type Filter, filteringOf, knownTexts } from './filters/filter.ts';
import { ListHead, leadStyles } from './ListHead.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { addressedSort, OrderSelect, type Sorts, shownSort } from './OrderSelect.tsx';
import { Pager } from './Pager.tsx';
import { cardsQuery, ownWidth, PanelGrid } from './PanelGrid.tsx';
import { type RowTasks, SelectionBar } from './selection/SelectionBar.tsx';
import { SelectPage } from './selection/SelectPage.tsx';
import type { RowSelection } from './selection/useRowSelection.ts';
import { ListSettingsDialogs } from './settings/ListSettingsDialogs.tsx';
import { ListSettingsMenu } from './settings/ListSettingsMenu.tsx';
import { useListSettings } from './settings/useListSettings.ts';
import { useListExport } from './useListExport.tsx';

interface PanelListProps<Row> {
  /** Under which the admin's columns, density and views are kept. */
  list: ListName;
  /** Of a polling list. The answer's fields besides `rows` are not used. */
  snapshot: {
    context: ListContext<ListAnswer<Row>>;
    matches: (state: 'failed' | 'stale') => boolean;
    hasTag: (tag: 'busy') => boolean;
  };
  send: (event: ListEvent) => void;
  words: {
    title: string;
    searchHint: string;
    empty: string;
    /** In place of the rows where the filters leave none; by default that nothing matches them. */
    noMatchOfFilters?: string | undefined;
    /** The orders to choose from; the first is the server's own. */
    sorts: Sorts;
  };
  /** Beside the heading. */
  lead?: ReactNode;
  /** At the end of the heading's line. */
  action?: ReactNode;
  filters?: readonly Filter[];
  /** Buttons for filters that are often wanted, with what they set. */
  chips?: Readonly<Record<string, FilterTexts>>;
  /** The name of its files, without their ending. */
  fileName: string;
  columns: readonly Column<Row>[];
  rowOf: (row: Row) => RowKey;
  /** The rows of a page unless the admin has chosen another number. */
  size?: number;
  /** Rows can be selected, and something can be done with all of them. */
  selection?: (RowSelection<Row> & RowTasks) | undefined;
}

const noFilters: readonly Filter[] = [];
const noChips: Readonly<Record<string, FilterTexts>> = {};

/**
 * A list of the panel: heading, one toolbar, grid and pager. The server pages, sorts and searches,
 * and the address holds the query. Columns, density and views are the admin's own.
 */
export function PanelList<Row extends object>(props: PanelListProps<Row>) {
  const { snapshot, send, words, columns, rowOf, selection, filters = noFilters, chips = noChips } = props;
  const { answer, query, problem } = snapshot.context;
  const { rows = [], total = 0, capped = false } = answer ?? {};
  const failed = snapshot.matches('failed');
  const busy = snapshot.hasTag('busy');
  const areCards = useMediaQuery(cardsQuery, { noSsr: true });
  const [place, width] = useElementWidth<HTMLDivElement>();
  // a card has room for all of them
  const room = areCards || width === undefined ? undefined : width - ownWidth(selection !== undefined);
  const fitting = fitColumns(columns, room);
  const onRetry = () => send({ type: 'load.retry' });
  const onSort = (sort: string | undefined) =>
    send({ type: 'query.change', query: { page: 0, sort: addressedSort(sort, words.sorts) } });
  const filtering = filteringOf(query.filters, (type, texts) =>
    send({ type, query: { filters: texts, page: 0 } }),
  );
  const chipTexts = useMemo(() => Object.values(chips), [chips]);
  const knownFilters = knownTexts(filters, chipTexts, query.filters);
  const fields = columns.map(({ field }) => field);
  const settings = useListSettings({
    list: props.list,
    context: snapshot.context,
    readFilters: (texts) => knownTexts(filters, chipTexts, texts),
    columns: fields.map((field) => ({ field, visible: fitting.includes(field) })),
    chips: chipTexts,
    size: props.size,
  });
  const listFile = useListExport({
    fileName: props.fileName,
    title: words.title,
    query,
    load: snapshot.context.load,
    columns,
    rowOf,
  });
  const api = useGridApiRef();
  const menuButton = useRef<HTMLButtonElement>(null);
  const tasks = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const ask = selection?.ask;
  useEffect(() => ask?.(query), [ask, query]);
  const { problem: unsaved, lost } = settings.snapshot.context;
  const isUnsaved = settings.snapshot.matches('failed');
  const isFiltered = Object.keys(knownFilters).length > 0;
  const chipNames = chipTexts.flatMap((texts) => Object.keys(texts));
  // beside a search or another filter the counts would be of other rows
  const areChipsAlone =
    query.q.trim() === '' && Object.keys(knownFilters).every((name) => chipNames.includes(name));
  const widen = (wider: Partial<ListQuery>) => {
    send({ type: 'query.change', query: { ...wider, page: 0 } });
    // the pressed button disappears
    search.current?.focus();
  };
  return (
    <>
      <div ref={place}>
        <ListHead title={words.title} lead={props.lead} action={props.action} />
      </div>
      <ListToolbar
        q={query.q}
        searchHint={words.searchHint}
        search={search}
        onSearch={(q) => send({ type: 'query.type', query: { q } })}
        filters={filters}
        filtering={filtering}
        chips={Object.entries(chips).map(([label, texts], index) => ({
          label,
          filters: texts,
          count: areChipsAlone ? settings.chipCounts[index] : undefined,
        }))}
      >
        <ListSettingsMenu
          settings={settings}
          button={menuButton}
          onOpenColumns={() => api.current?.showPreferences(GridPreferencePanelsValue.columns)}
          orders={hiddenOrders(words.sorts, columns).map((sort) => ({
            label: words.sorts[sort] ?? '',
            isShown: sort === shownSort(query.sort, words.sorts),
            onChoose: () => onSort(sort),
          }))}
          onExport={total === 0 || listFile.busy ? undefined : listFile.ask}
        />
      </ListToolbar>
      <ListSettingsDialogs settings={settings} />
      {listFile.notice}
      {isUnsaved && (
        <ErrorNotice
          text={listSettingsText.notSaved}
          detail={problemText(unsaved)}
          onRetry={() => settings.send({ type: 'settings.retry' })}
        />
      )}
      {lost.length > 0 && (
        <ErrorNotice
          text={listSettingsText.views.lost(lost)}
          onClose={() => settings.send({ type: 'notice.close' })}
        />
      )}
      {snapshot.matches('stale') && <ErrorNotice text={text.stale} onRetry={onRetry} />}
      {failed && <ErrorNotice text={text.loadFailed} detail={problemText(problem)} onRetry={onRetry} />}
      {areCards && !failed && (
        <Box sx={orderStyles}>
          {selection && (rows.length > 0 || busy || !answer) && (
            <SelectPage rows={rows} rowOf={rowOf} selection={selection} />
          )}
          <OrderSelect sort={query.sort} sorts={words.sorts} onSort={onSort} />
        </Box>
      )}
      {!failed && (total > 0 || busy || !answer) && (
        <Box sx={{ mt: 1 }}>
          <PanelGrid
            api={api}
            columnsAnchor={menuButton}
            label={words.title}
            rows={rows}
            columns={columns}
            rowOf={rowOf}
            paging={{ page: query.page, size: query.size, total }}
            sort={shownSort(query.sort, words.sorts)}
            defaultSort={shownSort(undefined, words.sorts)}
            onSort={onSort}
            busy={busy}
            layout={settings.layout.columns}
            density={settings.layout.density}
            onLayout={(change) => settings.change({ ...change, fields })}
            selection={
              selection && {
                ...selection,
                onToTasks: () => tasks.current?.querySelector('button')?.focus(),
              }
            }
          />
          {total > 0 && (
            <ListFoot query={query} total={total} capped={capped} size={props.size} send={send} />
          )}
        </Box>
      )}
      {!failed && !busy && answer && total === 0 && (
        <Box role="status" sx={{ py: 8, textAlign: 'center' }}>
          <p>{emptyText(query, isFiltered, words)}</p>
          {query.q.trim() && <Button onClick={() => widen({ q: '' })}>{text.clearSearch}</Button>}
          {isFiltered && <Button onClick={() => widen({ filters: {} })}>{filtersText.clear}</Button>}
        </Box>
      )}
      {/* it moves no row */}
      {unsaved && !isUnsaved && (
        <ErrorNotice
          text={listSettingsText.notLoaded}
          onRetry={() => settings.send({ type: 'settings.retry' })}
        />
      )}
      {selection && <SelectionBar selection={selection} tasks={tasks} />}
    </>
  );
}

/** The orders that no column's head has: the server's own, and those of what is no column. */
function hiddenOrders(sorts: Sorts, columns: readonly Pick<Column<never>, 'field' | 'unsorted'>[]) {
  const heads = columns.filter(({ unsorted }) => !unsorted).map(({ field }) => field);
  return Object.keys(sorts).filter((sort, index) => index === 0 || !heads.includes(sort.replace('-', '')));
}

function emptyText({ q }: ListQuery, isFiltered: boolean, words: PanelListProps<object>['words']): string {
  if (q.trim()) return text.noMatch;
  return isFiltered ? (words.noMatchOfFilters ?? text.noMatchOfFilters) : words.empty;
}

interface ListFootProps {
  query: ListContext<ListAnswer<unknown>>['query'];
  total: number;
  capped: boolean;
  size: number | undefined;
  send: (event: ListEvent) => void;
}

/** The range of rows, the number of rows on a page, and the pages. */
function ListFoot({ query: { page, size, q }, total, capped, size: ownSize, send }: ListFootProps) {
  const pages = Math.ceil(total / size);
  const from = numberText(Math.min(total, page * size + 1));
  const to = numberText(Math.min(total, (page + 1) * size));
  const sizes = new Set([...(ownSize === undefined ? [] : [ownSize]), ...pageSizes]);
  return (
    <>
      <Box sx={footStyles}>
        <span>{text.rowCount(from, to, countText(total, capped))}</span>
        <Pager page={page + 1} pages={pages} />
        <SelectInput
          label={text.rowsPerPage}
          name="size"
          optional
          decided
          value={String(size)}
          choices={[...sizes]
            .toSorted((one, other) => one - other)
            .map((one) => ({ value: String(one), label: String(one) }))}
          onChange={(value) => {
            const next = Number(value);
            send({ type: 'query.change', query: { size: next, page: Math.floor((page * size) / next) } });
          }}
        />
      </Box>
      {capped && (
        <Box component="p" role="status" sx={leadStyles}>
          {(q.trim() ? text.capped : text.cappedFilter)(countText(maxCountedMatches, capped), pages)}
        </Box>
      )}
    </>
  );
}

/** The label stands beside its select. */
const orderStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mt: 0.5,
  '--input-height': '2.25rem',
  '&& > *': { display: 'flex', flexDirection: 'row', alignItems: 'center', gap: 1, minWidth: 0 },
  '&& > :last-child': { ml: 'auto' },
  '& label': { m: 0, flex: 'none' },
  '& select': { maxWidth: '11rem' },
  // no room for it beside the checkbox
  '& > label + * label': visuallyHidden,
  // a select is as wide as its longest option
  '& > * > :last-child': { minWidth: 0 },
} as const;
const footStyles = {
  '--input-height': '2.25rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  mt: 0.5,
  typography: 'body2',
  '& nav': { m: 0 },
  // the label stands beside its select
  '& > :last-child': { flexDirection: 'row', alignItems: 'center', gap: 1 },
  '& label': { m: 0, font: 'inherit' },
} as const;
