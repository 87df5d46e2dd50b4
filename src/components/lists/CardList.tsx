import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import type { Page, PagedListEvent, PagedListMachine, PageQuery } from '../../../machines/lists/pagedList.ts';
import layout from '../../site/layout.module.css';
import { dialogText } from '../../text/dialogs.ts';
import { LoadingNotice } from '../notices/LoadingNotice.tsx';
import styles from './CardList.module.css';
import { usePagedList } from './usePagedList.tsx';

/** A list that runs, for what stands above its cards. */
type Running<Row> = Pick<Page<Row>, 'total' | 'capped'> & {
  query: PageQuery;
  busy: boolean;
  send: (event: PagedListEvent) => void;
};

interface CardListProps<Row> {
  words: { title: string; lead: string; empty: string; noMatch?: string; loadFailed: string };
  machine: PagedListMachine<Row>;
  /** The rows that came with the page. */
  first?: Page<Row> | undefined;
  idOf: (row: Row) => number;
  /** Above the cards. */
  tools?: (list: Running<Row>) => ReactNode;
  /** The number of columns on the widest screens. */
  columns: 2 | 3;
  /** @param index the card's position on the page: the first ones are visible without scrolling. */
  card: (row: Row, index: number) => ReactNode;
}

/** A public list of cards, one page at a time; the page number is in the address (product, 2). */
export function CardList<Row>({ words, machine, first, tools, idOf, columns, card }: CardListProps<Row>) {
  const list = usePagedList(machine, words, first);
  const { rows, busy, hasRows, notice, pager } = list;
  return (
    <div className={layout.page}>
      <h1 className={layout.title}>{words.title}</h1>
      <p className={layout.lead}>{words.lead}</p>
      {tools?.(list)}
      <div className={styles.busy}>
        {busy && hasRows && <LinearProgress aria-label={dialogText.loading} />}
      </div>
      {busy && !hasRows && <LoadingNotice />}
      {notice}
      {hasRows && (
        <ul aria-busy={busy} className={styles.list} data-columns={columns}>
          {rows.map((row, index) => (
            <li key={idOf(row)}>{card(row, index)}</li>
          ))}
        </ul>
      )}
      {pager}
    </div>
  );
}
