import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { Page, PagedListEvent, PagedListMachine, PageQuery } from '../../../machines/lists/pagedList.ts';
import {
  formatAddressQuery,
  parseAddressQuery,
  replaceQuery,
  watchAddress,
  withPage,
} from '../../browser/history/addressQuery.ts';
import layout from '../../site/layout.module.css';
import { PageTitle } from '../../site/PageTitle.tsx';
import { useClient } from '../../site/services.tsx';
import { dialogText } from '../../text/dialogs.ts';
import { pagerText } from '../../text/lists/pager.ts';
import { problemText } from '../../text/problems.ts';
import { pagedTitle } from '../../text/site/titles.ts';
import { ErrorNotice } from '../notices/ErrorNotice.tsx';
import { LoadingNotice } from '../notices/LoadingNotice.tsx';
import styles from './CardList.module.css';
import { Pager } from './Pager.tsx';

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
  /** What shows the rows of the address's view in place of the cards. */
  map?: (page: Pick<Page<Row>, 'rows' | 'total'>) => ReactNode;
}

/** A public list of cards, one page at a time; the page number is in the address (product, 2). */
export function CardList<Row>({
  words,
  machine,
  first,
  tools,
  idOf,
  columns,
  card,
  map,
}: CardListProps<Row>) {
  const [address] = useLocation();
  const [path] = useState(address);
  const search = useSearch();
  const [snapshot, send] = useMachine(
    machine.provide({
      actors: { watchAddress },
      actions: {
        replacePage: (_, { page }) => replaceQuery(path, withPage(location.search, page)),
        writeQuery: (_, { query: asked }) => replaceQuery(path, formatAddressQuery(asked)),
      },
    }),
    { input: { client: useClient(), query: parseAddressQuery(search), first } },
  );
  const { rows, pages, total, capped, query, problem } = snapshot.context;
  const isNarrowed = query.q.trim() !== '' || Object.keys(query.filters).length > 0;
  const busy = snapshot.hasTag('busy');
  const failed = snapshot.matches('failed');
  const outOfRange = snapshot.matches('outOfRange');
  const isMap = map !== undefined && query.view === 'map';
  const hasRows = rows.length > 0 && !failed && !outOfRange;
  return (
    <div className={layout.page}>
      <PageTitle title={pagedTitle(words.title, query.page)} />
      <h1 className={layout.title}>{words.title}</h1>
      <p className={layout.lead}>{words.lead}</p>
      {tools?.({ total, capped, query, busy, send })}
      <div className={styles.busy}>
        {busy && hasRows && <LinearProgress aria-label={dialogText.loading} />}
      </div>
      {busy && !hasRows && <LoadingNotice />}
      {failed && (
        <ErrorNotice
          text={words.loadFailed}
          detail={problemText(problem)}
          onRetry={() => send({ type: 'load.retry' })}
        />
      )}
      {snapshot.matches('empty') && (
        <Typography role="status" sx={{ py: 8, textAlign: 'center' }}>
          {isNarrowed ? (words.noMatch ?? words.empty) : words.empty}
        </Typography>
      )}
      {outOfRange && (
        <Stack role="status" spacing={2} sx={{ alignItems: 'center', py: 6 }}>
          <Typography>{pagerText.outOfRange(query.page, pages)}</Typography>
          <Button component={Link} href={path + withPage(search, 1)} variant="outlined">
            {pagerText.toFirst}
          </Button>
        </Stack>
      )}
      {hasRows && isMap && <div aria-busy={busy}>{map({ rows, total })}</div>}
      {hasRows && !isMap && (
        <ul aria-busy={busy} className={styles.list} data-columns={columns}>
          {rows.map((row, index) => (
            <li key={idOf(row)}>{card(row, index)}</li>
          ))}
        </ul>
      )}
      {pages > 0 && !failed && !outOfRange && !isMap && <Pager page={query.page} pages={pages} />}
    </div>
  );
}
