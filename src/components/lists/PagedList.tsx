import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { maxCounted } from '../../../machines/lists/listAnswer.ts';
import type { PagedListMachine } from '../../../machines/lists/pagedList.ts';
import { maxSearchLength } from '../../browser/pageInAddress.ts';
import { fieldText } from '../../text/fields.ts';
import { countText } from '../../text/formats.ts';
import { listText as text } from '../../text/lists/lists.ts';
import { SelectInput } from '../inputs/SelectInput.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { usePagedList } from './usePagedList.tsx';

interface PagedListProps<Row> {
  words: {
    title: string;
    searchHint: string;
    empty: string;
    /** The orders to choose from. */
    sorts?: Readonly<Record<string, string>>;
  };
  machine: PagedListMachine<Row>;
  /** Shown next to the heading. */
  action?: ReactNode;
  /** Renders the rows of one page. */
  children: (rows: readonly Row[], busy: boolean) => ReactNode;
}

/** One of the panel's paged lists; its page, search and order are in the address. */
export function PagedList<Row>({ words, machine, action, children }: PagedListProps<Row>) {
  const [, navigate] = useLocation();
  const { rows, pages, capped, query, busy, hasRows, notice, pager } = usePagedList(machine, {
    loadFailed: text.loadFailed,
    empty: words.empty,
    noMatch: text.noMatch,
  });
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
          maxLength={maxSearchLength}
        />
        {words.sorts && (
          <SelectInput
            label={text.order}
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
      {notice}
      {hasRows && children(rows, busy)}
      {pager}
      {capped && hasRows && (
        <Typography color="textSecondary" role="status" sx={{ textAlign: 'center' }}>
          {text.capped(countText(maxCounted, capped), pages)}
        </Typography>
      )}
    </Stack>
  );
}
