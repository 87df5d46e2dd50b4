import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import type { Page, PageQuery } from '../../machines/pagedList.ts';
import { adminListsText as text } from '../text/adminLists.ts';
import { PagedList } from './PagedList.tsx';

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
  columns: readonly { label: string; cell: (row: Row) => ReactNode; numeric?: boolean }[];
  /** Names a row, and leads to it. */
  rowOf: (row: Row) => { id: number; title: string; href: string };
}

/** The panel's tables of posts and ads. */
export function RecordList<Row>({ words, addHref, load, columns, rowOf }: RecordListProps<Row>) {
  // on a narrow screen the way to the detail stands first, where it is seen without scrolling sideways
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const actions = <TableCell sx={{ fontWeight: 'bold' }}>{text.actions}</TableCell>;
  const add = (
    <Button component={RouterLink} href={addHref} variant="contained">
      {words.add}
    </Button>
  );
  return (
    <PagedList words={words} load={load} action={add}>
      {(rows, busy) => (
        // a wide table scrolls inside, by keyboard too
        <Paper
          variant="outlined"
          role="region"
          aria-label={words.title}
          tabIndex={0}
          sx={{ overflowX: 'auto' }}
        >
          <Table aria-busy={busy}>
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
    </PagedList>
  );
}
