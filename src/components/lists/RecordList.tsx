import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { PagedListMachine } from '../../../machines/lists/pagedList.ts';
import { listText as text } from '../../text/lists/lists.ts';
import { CellLink } from './CellLink.tsx';
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
  machine: PagedListMachine<Row>;
  columns: readonly { label: string; cell: (row: Row) => ReactNode; numeric?: boolean }[];
  /** The row's key, the title of its link, and the address. */
  rowOf: (row: Row) => { id: number; title: string; href: string };
}

/**
 * On a narrow screen each row is a card with labelled cells. Such rows lose their implicit roles, so
 * the table sets them all.
 */
const styles: SxProps<Theme> = (theme) => ({
  '& th': { fontWeight: 'bold' },
  [theme.breakpoints.up('md')]: { '& td': { overflowWrap: 'anywhere', minWidth: '8rem' } },
  [theme.breakpoints.down('md')]: {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': visuallyHidden,
    '& tr': { py: 1.5, borderBottom: 1, borderColor: 'divider' },
    '& td': { border: 0, py: 0.5, textAlign: 'left', overflowWrap: 'anywhere' },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      typography: 'caption',
      color: 'text.secondary',
    },
  },
});

/** The panel's tables of posts and ads. */
export function RecordList<Row>({ words, addHref, machine, columns, rowOf }: RecordListProps<Row>) {
  const add = (
    <Button component={Link} href={addHref} variant="contained">
      {words.add}
    </Button>
  );
  return (
    <PagedList words={words} machine={machine} action={add}>
      {(rows, busy) => (
        // focusable, so that the keyboard can scroll a wide table
        <Paper
          variant="outlined"
          role="region"
          aria-label={words.title}
          tabIndex={0}
          sx={{ overflowX: 'auto' }}
        >
          <Table role="table" aria-busy={busy} sx={styles}>
            <TableHead role="rowgroup">
              <TableRow role="row">
                {columns.map(({ label, numeric }) => (
                  <TableCell key={label} role="columnheader" align={numeric ? 'right' : 'left'}>
                    {label}
                  </TableCell>
                ))}
                <TableCell role="columnheader">{text.actions}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody role="rowgroup">
              {rows.map((row) => {
                const { id, href, title } = rowOf(row);
                return (
                  <TableRow key={id} role="row">
                    {columns.map(({ label, cell, numeric }) => (
                      <TableCell
                        key={label}
                        role="cell"
                        data-label={label}
                        align={numeric ? 'right' : 'left'}
                      >
                        {cell(row)}
                      </TableCell>
                    ))}
                    <TableCell role="cell">
                      <CellLink as={Link} href={href} title={title}>
                        {text.detail}
                      </CellLink>
                    </TableCell>
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
