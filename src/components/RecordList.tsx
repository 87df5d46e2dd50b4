import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { Link as RouterLink, useLocation } from 'wouter';
import { createPagedListMachine, type Page, type PageQuery } from '../../machines/pagedList.ts';
import { addressQuery, hrefOfPage, watchAddress } from '../app/pageInAddress.ts';
import { adminListsText as text } from '../text/adminLists.ts';
import { fieldText } from '../text/fields.ts';
import { problemText } from '../text/problems.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
import { OutOfRangeNotice } from './OutOfRangeNotice.tsx';
import { Pager } from './Pager.tsx';
import { SelectInput } from './SelectInput.tsx';
import { TextInput } from './TextInput.tsx';

interface RecordListProps<Row> {
  words: {
    title: string;
    add: string;
    searchHint: string;
    empty: string;
    sorts: Readonly<Record<string, string>>;
  };
  addHref: string;
  load: (query: PageQuery, signal: AbortSignal) => Promise<Page<Row>>;
  columns: readonly { label: string; cell: (row: Row) => string; numeric?: boolean }[];
  /** Names a row, and leads to it. */
  rowOf: (row: Row) => { id: number; title: string; href: string };
}

/** One of the panel's two paged tables: its page, search and order stand in the address, and the server does all three. */
export function RecordList<Row>({ words, addHref, load, columns, rowOf }: RecordListProps<Row>) {
  const [, navigate] = useLocation();
  const machine = useMemo(() => createPagedListMachine<Row>(), []);
  const [snapshot, send] = useMachine(
    machine.provide({
      actors: { watchAddress },
      actions: { replacePage: (_, { page }) => navigate(hrefOfPage(page), { replace: true }) },
    }),
    { input: { load, query: addressQuery() } },
  );
  const { rows, pages, query, problem } = snapshot.context;
  const sorts = Object.keys(words.sorts);
  // on a narrow screen the way to the detail stands first, where it is seen without scrolling sideways
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const actions = <TableCell sx={{ fontWeight: 'bold' }}>{text.actions}</TableCell>;
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
        <Button component={RouterLink} href={addHref} variant="contained">
          {words.add}
        </Button>
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
          maxLength={100}
        />
        <SelectInput
          label={text.sort}
          name="sort"
          // the server's own order is the first one
          value={sorts.find((sort) => sort === query.sort) ?? sorts[0] ?? ''}
          decided
          choices={Object.entries(words.sorts).map(([value, label]) => ({ value, label }))}
          onChange={(sort) => ask({ sort })}
        />
      </Box>
      <Box sx={{ minHeight: (theme) => theme.spacing(0.5) }}>
        {snapshot.hasTag('busy') && <LinearProgress aria-label={fieldText.loading} />}
      </Box>
      {snapshot.matches('failed') && (
        <ErrorNotice
          text={`${text.loadFailed} ${problemText(problem)}`}
          onRetry={() => send({ type: 'load.retry' })}
        />
      )}
      {snapshot.matches('empty') && (
        <Typography role="status" sx={{ py: 6, textAlign: 'center' }}>
          {query.q ? text.noMatch : words.empty}
        </Typography>
      )}
      {snapshot.matches('outOfRange') && <OutOfRangeNotice page={query.page} pages={pages} />}
      {rows.length > 0 && !snapshot.matches('failed') && (
        // a wide table scrolls inside, by keyboard too
        <Paper
          variant="outlined"
          role="region"
          aria-label={words.title}
          tabIndex={0}
          sx={{ overflowX: 'auto' }}
        >
          <Table aria-busy={snapshot.hasTag('busy')}>
            <TableHead>
              <TableRow>
                {narrow && actions}
                {columns.map(({ label, numeric }) => (
                  <TableCell key={label} align={numeric ? 'right' : 'left'} sx={{ fontWeight: 'bold' }}>
                    {label}
                  </TableCell>
                ))}
                {!narrow && actions}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => {
                const { id, href, title } = rowOf(row);
                const detail = (
                  <TableCell>
                    <Link component={RouterLink} href={href} title={title}>
                      {text.detail}
                    </Link>
                  </TableCell>
                );
                return (
                  <TableRow key={id}>
                    {narrow && detail}
                    {columns.map(({ label, cell, numeric }) => (
                      <TableCell
                        key={label}
                        align={numeric ? 'right' : 'left'}
                        sx={{ overflowWrap: 'anywhere', minWidth: '8rem' }}
                      >
                        {cell(row)}
                      </TableCell>
                    ))}
                    {!narrow && detail}
                  </TableRow>
                );
              })}
            </TableBody>
          </Table>
        </Paper>
      )}
      {pages > 0 && !snapshot.matches('failed') && !snapshot.matches('outOfRange') && (
        <Pager page={query.page} pages={pages} />
      )}
    </Stack>
  );
}
