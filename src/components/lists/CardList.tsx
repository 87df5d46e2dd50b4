import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Page, PagedListMachine } from '../../../machines/lists/pagedList.ts';
import { dialogText } from '../../text/dialogs.ts';
import { LoadingNotice } from '../notices/LoadingNotice.tsx';
import { usePagedList } from './usePagedList.tsx';

interface CardListProps<Row> {
  words: { title: string; lead: string; empty: string; loadFailed: string };
  machine: PagedListMachine<Row>;
  /** The rows that came with the page. */
  first?: Page<Row> | undefined;
  idOf: (row: Row) => number;
  /** The number of columns on the widest screens. */
  columns: 2 | 3;
  /** @param index the card's position on the page: the first ones are visible without scrolling. */
  card: (row: Row, index: number) => ReactNode;
}

/** A public list of cards, one page at a time; the page number is in the address (product, 2). */
export function CardList<Row>({ words, machine, first, idOf, columns, card }: CardListProps<Row>) {
  const { rows, busy, hasRows, notice, pager } = usePagedList(machine, words, first);
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 4, md: 8 } }}>
      <Typography variant="h1" sx={{ typography: 'h2', mb: 1 }}>
        {words.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {words.lead}
      </Typography>
      <Box sx={{ minHeight: (theme) => theme.spacing(1) }}>
        {busy && hasRows && <LinearProgress aria-label={dialogText.loading} />}
      </Box>
      {busy && !hasRows && <LoadingNotice />}
      {notice}
      {hasRows && (
        <Box
          component="ul"
          aria-busy={busy}
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 3,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              md: `repeat(${columns}, minmax(0, 1fr))`,
            },
          }}
        >
          {rows.map((row, index) => (
            <Box key={idOf(row)} component="li" sx={{ display: 'grid' }}>
              {card(row, index)}
            </Box>
          ))}
        </Box>
      )}
      {pager}
    </Container>
  );
}
