import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { PagedListMachine } from '../../../machines/lists/pagedList.ts';
import { addressQuery, hrefOfPage, watchAddress } from '../../browser/pageInAddress.ts';
import { useClient } from '../../site/services.tsx';
import { dialogText } from '../../text/dialogs.ts';
import { problemText } from '../../text/problems.ts';
import { ErrorNotice } from '../notices/ErrorNotice.tsx';
import { LoadingNotice } from '../notices/LoadingNotice.tsx';
import { OutOfRangeNotice } from './OutOfRangeNotice.tsx';
import { Pager } from './Pager.tsx';

interface CardListProps<Row> {
  words: { title: string; lead: string; empty: string; loadFailed: string };
  machine: PagedListMachine<Row>;
  idOf: (row: Row) => number;
  /** The widest screens' number of columns. */
  columns: 2 | 3;
  /** @param index its place on the page: the first ones are seen at once. */
  card: (row: Row, index: number) => ReactNode;
}

/**
 * A public list of cards, one page at a time; the page stands in the address (product, 2).
 */
export function CardList<Row>({ words, machine, idOf, columns, card }: CardListProps<Row>) {
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
  const hasCards = rows.length > 0 && !snapshot.matches('failed');
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 4, md: 8 } }}>
      <Typography variant="h1" sx={{ typography: 'h2', mb: 1 }}>
        {words.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {words.lead}
      </Typography>
      <Box sx={{ minHeight: (theme) => theme.spacing(1) }}>
        {busy && hasCards && <LinearProgress aria-label={dialogText.loading} />}
      </Box>
      {busy && !hasCards && <LoadingNotice />}
      {snapshot.matches('failed') && (
        <ErrorNotice
          text={words.loadFailed}
          detail={problemText(problem)}
          onRetry={() => send({ type: 'load.retry' })}
        />
      )}
      {snapshot.matches('empty') && (
        <Typography role="status" sx={{ py: 8, textAlign: 'center' }}>
          {words.empty}
        </Typography>
      )}
      {snapshot.matches('outOfRange') && <OutOfRangeNotice page={query.page} pages={pages} capped={capped} />}
      {hasCards && (
        <>
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
          <Pager page={query.page} pages={pages} />
        </>
      )}
    </Container>
  );
}
