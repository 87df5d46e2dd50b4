import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import {
  type ListAnswer,
  type ListContext,
  type ListEvent,
  pageSizes,
} from '../../../machines/lists/pollingList.ts';
import { maxCountedMatches } from '../../../rules/lists/maxCountedMatches.ts';
import { maxSearchLength } from '../../browser/history/addressQuery.ts';
import { fieldText } from '../../text/fields.ts';
import { countText, numberText } from '../../text/formats.ts';
import { listText as text } from '../../text/lists/lists.ts';
import { problemText } from '../../text/problems.ts';
import { SelectInput } from '../inputs/SelectInput.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { ErrorNotice } from '../notices/ErrorNotice.tsx';
import styles from './ListTable.module.css';
import { type Column, ListTable, type RowKey } from './ListTable.tsx';
import { Pager } from './Pager.tsx';

interface PanelListProps<Row> {
  /** Of a polling list. The answer's fields besides `rows` are not used. */
  snapshot: {
    context: Omit<ListContext<ListAnswer<Row>>, 'load'>;
    matches: (state: 'failed' | 'stale') => boolean;
    hasTag: (tag: 'busy') => boolean;
  };
  send: (event: ListEvent) => void;
  words: {
    title: string;
    searchHint: string;
    empty: string;
    /** The orders to choose from; the first is the server's own. */
    sorts: Readonly<Record<string, string>>;
  };
  /** Below the heading. */
  lead?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  /** Above the search. */
  filters?: ReactNode;
  /** Beside the search. */
  tools?: ReactNode;
  columns: readonly Column<Row>[];
  rowOf: (row: Row) => RowKey;
  /** The rows of a page unless the admin has chosen another number. */
  size?: number;
}

/**
 * A list of the panel: heading, search, order, table and pager. The server pages, sorts and
 * searches, and the address holds the query.
 */
export function PanelList<Row>(props: PanelListProps<Row>) {
  const { snapshot, send, words, columns, rowOf } = props;
  const { answer, query, problem } = snapshot.context;
  const { rows = [], total = 0, capped = false } = answer ?? {};
  const [firstSort = ''] = Object.keys(words.sorts);
  const sort = query.sort !== undefined && query.sort in words.sorts ? query.sort : firstSort;
  const failed = snapshot.matches('failed');
  const busy = snapshot.hasTag('busy');
  const onRetry = () => send({ type: 'load.retry' });
  const onSort = (next: string) =>
    send({ type: 'query.change', query: { page: 0, sort: next === firstSort ? undefined : next } });
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <div>
          <h1>{words.title}</h1>
          {props.lead && <div className={styles.lead}>{props.lead}</div>}
        </div>
        {props.action}
      </div>
      {props.filters}
      <div className={styles.tools}>
        <div className={styles.search}>
          <TextInput
            label={text.search}
            name="q"
            optional
            value={query.q}
            onChange={(q) => send({ type: 'search.change', q })}
            placeholder={words.searchHint}
            autoComplete="off"
            maxLength={maxSearchLength}
          />
        </div>
        <SelectInput
          label={text.order}
          name="sort"
          optional
          decided
          value={sort}
          choices={Object.entries(words.sorts).map(([value, label]) => ({ value, label }))}
          onChange={onSort}
        />
        {props.tools}
      </div>
      {/* its height is reserved */}
      <div className={styles.busy}>{busy && <LinearProgress aria-label={fieldText.loading} />}</div>
      {snapshot.matches('stale') && <ErrorNotice text={text.stale} onRetry={onRetry} />}
      {failed && <ErrorNotice text={text.loadFailed} detail={problemText(problem)} onRetry={onRetry} />}
      {!failed && rows.length > 0 && (
        <>
          <ListTable
            label={words.title}
            rows={rows}
            columns={columns}
            rowOf={rowOf}
            sort={sort}
            onSort={onSort}
            busy={busy}
          />
          <ListFoot query={query} total={total} capped={capped} size={props.size} send={send} />
        </>
      )}
      {!failed && !busy && answer && total === 0 && (
        <p role="status" className={styles.empty}>
          {query.q.trim() ? text.noMatch : words.empty}
        </p>
      )}
    </div>
  );
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
