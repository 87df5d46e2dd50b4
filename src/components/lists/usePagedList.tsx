import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { Page, PagedListMachine } from '../../../machines/lists/pagedList.ts';
import {
  formatAddressQuery,
  parseAddressQuery,
  replaceQuery,
  watchAddress,
  withPage,
} from '../../browser/history/addressQuery.ts';
import { useClient } from '../../site/services.tsx';
import { pagerText } from '../../text/lists/pager.ts';
import { problemText } from '../../text/problems.ts';
import { ErrorNotice } from '../notices/ErrorNotice.tsx';
import { Pager } from './Pager.tsx';

/**
 * Runs a public list, whose page is in the address.
 * @param first the rows that came with the page.
 * @returns the list's context, whether there are rows to show, a notice in place of the rows (a
 * failure, an empty list, a page past the last one) and the pager below them.
 */
export function usePagedList<Row>(
  machine: PagedListMachine<Row>,
  words: { loadFailed: string; empty: string; noMatch?: string },
  first?: Page<Row> | undefined,
) {
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
  const { rows, pages, query, problem } = snapshot.context;
  const isNarrowed = query.q.trim() !== '' || Object.keys(query.filters).length > 0;
  const failed = snapshot.matches('failed');
  const outOfRange = snapshot.matches('outOfRange');
  const hasRows = rows.length > 0 && !failed && !outOfRange;
  return {
    ...snapshot.context,
    send,
    busy: snapshot.hasTag('busy'),
    hasRows,
    notice: (
      <>
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
      </>
    ),
    pager: pages > 0 && !failed && !outOfRange && <Pager page={query.page} pages={pages} />,
  };
}
