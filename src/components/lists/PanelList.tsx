import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  type ListAnswer,
  type ListContext,
  type ListEvent,
  type ListQuery,
  pageSizes,
} from '../../../machines/lists/pollingList.ts';
import type { ListName } from '../../../rules/lists/listSettings.ts';
import { maxCountedMatches } from '../../../rules/lists/matchLimits.ts';
import { loadAhead } from '../../browser/loading/loadOnce.ts';
import { fieldText } from '../../text/fields.ts';
import { numberText } from '../../text/formats.ts';
import { listText as text } from '../../text/lists/lists.ts';
import { problemText } from '../../text/problems.ts';
import { countText } from '../../text/recordFormats.ts';
import { SelectInput } from '../inputs/SelectInput.tsx';
import { ErrorNotice } from '../notices/ErrorNotice.tsx';
import { OnDemand } from '../notices/OnDemand.tsx';
import { ExportButton } from './ExportButton.tsx';
import { type Filtering, filteringOf } from './filters/FilterBar.tsx';
import styles from './ListTable.module.css';
import type { Column, RowKey } from './ListTable.tsx';
import { loadListMenusAndDialogs } from './loadListMenusAndDialogs.ts';
import { Pager } from './Pager.tsx';
import { addressedSort, SearchAndOrder, shownSort } from './SearchAndOrder.tsx';
import { SelectableRows } from './selection/SelectableRows.tsx';
import { type RowTasks, SelectionBar } from './selection/SelectionBar.tsx';
import type { RowSelection } from './selection/useRowSelection.ts';
import { TableWithSettings } from './settings/TableWithSettings.tsx';
import { useListSettings } from './settings/useListSettings.ts';
import { ViewsBar } from './settings/ViewsBar.tsx';

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
    sorts: Readonly<Record<string, string>>;
  };
  /** Below the heading. */
  lead?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  /** Below the search. */
  filters?: (filtering: Filtering) => ReactNode;
  /** The name of the CSV file, without its ending. */
  csvName: string;
  columns: readonly Column<Row>[];
  rowOf: (row: Row) => RowKey;
  /** The rows of a page unless the admin has chosen another number. */
  size?: number;
  /** Rows can be selected, and something can be done with all of them. */
  selection?: (RowSelection<Row> & RowTasks) | undefined;
}

const focusFirstRow = () => document.querySelector<HTMLElement>('main tbody > tr')?.focus();

/** Lets keyboard users skip views, search and filters; visible only while it has the focus. */
const toRowsStyles = {
  position: 'absolute',
  bgcolor: 'background.paper',
  '&:not(:focus)': visuallyHidden,
} as const;

/**
 * A list of the panel: heading, views, search, order, table and pager. The server pages, sorts and
 * searches, and the address holds the query. Columns, density and views are the admin's own.
 */
export function PanelList<Row>(props: PanelListProps<Row>) {
  const { snapshot, send, words, columns, rowOf, selection } = props;
  const { answer, query, problem } = snapshot.context;
  const { rows = [], total = 0, capped = false } = answer ?? {};
  const failed = snapshot.matches('failed');
  const busy = snapshot.hasTag('busy');
  const onRetry = () => send({ type: 'load.retry' });
  const onSort = (sort: string | undefined) => send({ type: 'query.change', query: { page: 0, sort } });
  const settings = useListSettings({
    list: props.list,
    context: snapshot.context,
    fields: columns.map(({ field }) => field),
    size: props.size,
  });
  const hasAnswer = answer !== undefined;
  useEffect(() => {
    // the first rows wait for nothing else
    if (hasAnswer) loadAhead(loadListMenusAndDialogs);
  }, [hasAnswer]);
  const columnsButton = useRef<HTMLButtonElement>(null);
  const tasks = useRef<HTMLElement>(null);
  const table = (
    <TableWithSettings
      settings={settings}
      columnsButton={columnsButton}
      label={words.title}
      rows={rows}
      columns={columns}
      rowOf={rowOf}
      sort={shownSort(query.sort, words.sorts)}
      onSort={(sort) => onSort(addressedSort(sort, words.sorts))}
      busy={busy}
      selection={selection?.table}
    />
  );
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <div>
          <h1>{words.title}</h1>
          {rows.length > 0 && (
            <Button onClick={focusFirstRow} sx={toRowsStyles}>
              {text.toRows}
            </Button>
          )}
          {props.lead && <div className={styles.lead}>{props.lead}</div>}
        </div>
        {props.action}
      </div>
      <ViewsBar settings={settings} columnsButton={columnsButton} />
      {!settings.dialogs.matches('closed') && (
        <OnDemand
          load={loadListMenusAndDialogs}
          onClose={() => settings.sendToDialogs({ type: 'dialog.close' })}
        >
          {({ ListSettingsDialogs }) => (
            <ListSettingsDialogs
              settings={settings}
              labels={new Map(columns.map(({ field, label }) => [field, label]))}
            />
          )}
        </OnDemand>
      )}
      <SearchAndOrder
        query={query}
        searchHint={words.searchHint}
        sorts={words.sorts}
        onSearch={(q) => send({ type: 'query.type', query: { q } })}
        onSort={onSort}
      >
        <ExportButton
          fileName={`${props.csvName}.csv`}
          disabled={total === 0}
          query={query}
          load={snapshot.context.load}
          columns={columns}
          rowOf={rowOf}
        />
      </SearchAndOrder>
      {props.filters?.(
        filteringOf(query.filters, (type, filters) => send({ type, query: { filters, page: 0 } })),
      )}
      {/* its height is reserved */}
      <div className={styles.busy}>{busy && <LinearProgress aria-label={fieldText.loading} />}</div>
      {snapshot.matches('stale') && <ErrorNotice text={text.stale} onRetry={onRetry} />}
      {failed && <ErrorNotice text={text.loadFailed} detail={problemText(problem)} onRetry={onRetry} />}
      {!failed && rows.length > 0 && (
        <>
          {selection ? (
            <SelectableRows onToTasks={() => tasks.current?.querySelector('button')?.focus()}>
              {table}
            </SelectableRows>
          ) : (
            table
          )}
          <ListFoot query={query} total={total} capped={capped} size={props.size} send={send} />
        </>
      )}
      {!failed && !busy && answer && total === 0 && (
        <Box component="p" role="status" sx={{ py: 8, textAlign: 'center' }}>
          {emptyText(query, words)}
        </Box>
      )}
      {selection && <SelectionBar selection={selection} tasks={tasks} />}
    </div>
  );
}

function emptyText({ q, filters }: ListQuery, words: PanelListProps<unknown>['words']): string {
  if (q.trim()) return text.noMatch;
  const isFiltered = Object.keys(filters).length > 0;
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
      <div className={styles.foot}>
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
      </div>
      {capped && (
        <p role="status" className={styles.lead}>
          {(q.trim() ? text.capped : text.cappedFilter)(countText(maxCountedMatches, capped), pages)}
        </p>
      )}
    </>
  );
}
