import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { maxCounted } from '../../../machines/lists/listAnswer.ts';
import type { PagedListMachine } from '../../../machines/lists/pagedList.ts';
import { addressQuery, hrefOfPage, longestSearch, watchAddress } from '../../browser/pageInAddress.ts';
import { useClient } from '../../site/services.tsx';
import { fieldText } from '../../text/fields.ts';
import { countText } from '../../text/formats.ts';
import { adminListsText as text } from '../../text/lists/adminLists.ts';
import { problemText } from '../../text/problems.ts';
import { SelectInput } from '../inputs/SelectInput.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { ErrorNotice } from '../notices/ErrorNotice.tsx';
import { OutOfRangeNotice } from './OutOfRangeNotice.tsx';
import { Pager } from './Pager.tsx';

interface PagedListProps<Row> {
  words: {
    title: string;
    searchHint: string;
    empty: string;
    /** The orders that can be chosen; without them there is one. */
    sorts?: Readonly<Record<string, string>>;
  };
  machine: PagedListMachine<Row>;
  /** Stands beside the heading. */
  action?: ReactNode;
  /** Shows the rows of one page. */
  children: (rows: readonly Row[], busy: boolean) => ReactNode;
}

/**
 * One of the panel's paged lists: its page, search and order stand in the address, and the server
 * does all three.
 */
export function PagedList<Row>({ words, machine, action, children }: PagedListProps<Row>) {
  const [, navigate] = useLocation();
  const [snapshot, send] = useMachine(
    machine.provide({
      actors: { watchAddress },
      actions: { replacePage: (_, { page }) => navigate(hrefOfPage(page), { replace: true }) },
    }),
    { input: { client: useClient(), query: addressQuery() } },
  );
  const { rows, pages, capped, query, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const hasRows = rows.length > 0 && !snapshot.matches('failed') && !snapshot.matches('outOfRange');
  const ask = (change: { q?: string; sort?: string }) => {
    const { q, sort } = { q: query.q, sort: query.sort ?? '', ...change };
    const search = new URLSearchParams({ page: '1', ...(q && { q }), ...(sort && { sort }) });
    navigate(`${location.pathname}?${search}`, { replace: true });
  };
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h4" component="h1" sx={{ flex: 1, minWidth: 'max-content' }}>
          {words.title}
        </Typography>
        {action}
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr' } }}>
        <TextInput
          label={text.search}
          name="q"
          optional
          value={query.q}
          onChange={(q) => ask({ q })}
          placeholder={words.searchHint}
          autoComplete="off"
          maxLength={longestSearch}
        />
        {words.sorts && (
          <SelectInput
            label={text.sort}
            name="sort"
            optional
            value={query.sort ?? ''}
            choices={Object.entries(words.sorts).map(([value, label]) => ({ value, label }))}
            onChange={(sort) => ask({ sort })}
          />
        )}
      </Box>
      <Box sx={{ minHeight: (theme) => theme.spacing(0.5) }}>
        {busy && <LinearProgress aria-label={fieldText.loading} />}
      </Box>
      {snapshot.matches('failed') && (
        <ErrorNotice
          text={text.loadFailed}
          detail={problemText(problem)}
          onRetry={() => send({ type: 'load.retry' })}
        />
      )}
      {snapshot.matches('empty') && (
        <Typography role="status" sx={{ py: 6, textAlign: 'center' }}>
          {query.q ? text.noMatch : words.empty}
        </Typography>
      )}
      {snapshot.matches('outOfRange') && <OutOfRangeNotice page={query.page} pages={pages} capped={capped} />}
      {hasRows && children(rows, busy)}
      {pages > 0 && !snapshot.matches('failed') && !snapshot.matches('outOfRange') && (
        <Pager page={query.page} pages={pages} />
      )}
      {capped && hasRows && (
        <Typography color="textSecondary" role="status" sx={{ textAlign: 'center' }}>
          {text.capped(countText(maxCounted, capped), pages)}
        </Typography>
      )}
    </Stack>
  );
}
