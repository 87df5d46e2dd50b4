import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { type ReactNode, useCallback } from 'react';
import type { ListAnswer, ListContext, ListEvent, ListQuery } from '../../../machines/lists/pollingList.ts';
import { listText } from '../../text/lists/lists.ts';
import { problemText } from '../../text/problems.ts';
import { ServerGrid } from './ServerGrid.tsx';

interface PollingGridProps<Row extends GridValidRowModel> {
  /** Of the polling list, whatever its answers hold beside the rows. */
  snapshot: {
    context: Omit<ListContext<ListAnswer<Row>>, 'load'>;
    matches: (state: 'failed' | 'stale') => boolean;
    hasTag: (tag: 'busy') => boolean;
  };
  send: (event: ListEvent) => void;
  words: { title: string; empty: string };
  searchHint: string;
  columns: readonly GridColDef<Row>[];
  /** The column that leads on. */
  lead: GridColDef<Row>;
  rowId: (row: Row) => number;
  /** Rows grow with what they hold. */
  wraps?: boolean;
  /** Stands beside the search field. */
  actions?: ReactNode;
}

/** The grid needs the same array each time. */
const noRows: readonly never[] = [];

/**
 * The table of a list that refreshes itself: what the machine knows, shown, and what the person
 * wants, told to it.
 */
export function PollingGrid<Row extends GridValidRowModel>({
  snapshot,
  send,
  words,
  ...props
}: PollingGridProps<Row>) {
  const { answer, query, visits, problem } = snapshot.context;
  const failed = snapshot.matches('failed');
  const onQuery = useCallback(
    (change: Partial<ListQuery>) => send({ type: 'query.change', query: change }),
    [send],
  );
  return (
    <ServerGrid
      {...props}
      label={words.title}
      empty={words.empty}
      rows={answer?.rows ?? noRows}
      total={answer?.total ?? 0}
      capped={answer?.capped ?? false}
      query={query}
      visit={visits}
      busy={snapshot.hasTag('busy') || !(answer || failed)}
      failed={failed ? `${listText.loadFailed} ${problemText(problem)}` : undefined}
      stale={snapshot.matches('stale')}
      onQuery={onQuery}
      onSearch={(q) => send({ type: 'search.change', q })}
      onRetry={() => send({ type: 'load.retry' })}
    />
  );
}
