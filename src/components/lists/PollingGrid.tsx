import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { type ReactNode, useCallback } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { createPollingListMachine, ListQuery } from '../../../machines/lists/pollingList.ts';
import { listText } from '../../text/lists/lists.ts';
import { problemText } from '../../text/problems.ts';
import { ServerGrid } from './ServerGrid.tsx';

type Machine<Row> = ReturnType<typeof createPollingListMachine<Row>>;

interface PollingGridProps<Row extends GridValidRowModel> {
  snapshot: SnapshotFrom<Machine<Row>>;
  send: (event: EventFromLogic<Machine<Row>>) => void;
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
  const { rows, total, capped, query, visits, problem, isAnswered } = snapshot.context;
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
      rows={rows}
      total={total}
      capped={capped}
      query={query}
      visit={visits}
      busy={snapshot.hasTag('busy') || !(isAnswered || failed)}
      failed={failed ? `${listText.loadFailed} ${problemText(problem)}` : undefined}
      stale={snapshot.matches('stale')}
      onQuery={onQuery}
      onSearch={(q) => send({ type: 'search.change', q })}
      onRetry={() => send({ type: 'load.retry' })}
    />
  );
}
