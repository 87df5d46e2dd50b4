import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import type { LandRequest } from '../../../../machines/land-requests/landRequest.ts';
import {
  type LandRequestList,
  loadLandRequests,
} from '../../../../machines/land-requests/landRequestLists.ts';
import { toCsv } from '../../../../rules/lists/csv.ts';
import { createListInHistoryMachine, keptListQuery } from '../../../browser/listInHistory.ts';
import { announceRequests, heardBefore } from '../../../browser/sound.ts';
import { PollingGrid } from '../../../components/lists/PollingGrid.tsx';
import { PageTitle } from '../../../site/PageTitle.tsx';
import { useClient } from '../../../site/services.tsx';
import { landRequestsText as text } from '../../../text/land-requests/landRequests.ts';
import { dataColumns, detail } from './columns.tsx';
import { ExportButton } from './ExportButton.tsx';
import { SoundSwitch } from './SoundSwitch.tsx';

const silentMachine = createListInHistoryMachine<LandRequest>();
const ringingMachine = silentMachine.provide({
  actions: { announce: (_, { newest }) => announceRequests(newest) },
});

interface LandRequestListPageProps {
  list: LandRequestList;
  kind: keyof typeof text.lists;
  columns: keyof typeof dataColumns;
  /** The list of new requests says how many wait, and rings when one comes. */
  rings?: boolean;
}

/**
 * One of the three tables of requests (product, 2): refreshed each 120 s, paged,
 * sorted and searched by the server.
 */
export function LandRequestListPage({ list, kind, columns, rings = false }: LandRequestListPageProps) {
  const client = useClient();
  const words = text.lists[kind];
  const [snapshot, send] = useMachine(rings ? ringingMachine : silentMachine, {
    input: {
      load: (query, signal) => loadLandRequests(client, list, query, signal),
      heard: heardBefore(),
      query: keptListQuery(),
    },
  });
  const { total, waiting, query, isAnswered } = snapshot.context;

  const loadFile = async (signal: AbortSignal) => {
    const all = await loadLandRequests(client, list, { q: query.q, sort: query.sort }, signal);
    const shown = dataColumns[columns];
    return toCsv(
      shown.map((column) => column.headerName ?? column.field),
      all.rows.map((row) => shown.map((column) => column.csv(row))),
    );
  };

  return (
    <Stack spacing={2}>
      {rings && <PageTitle title={words.title} waiting={waiting} />}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: { xs: 'flex-start', sm: 'center' } }}
      >
        <div>
          <Typography variant="h4" component="h1">
            {words.title}
          </Typography>
          {rings && (
            <Typography color="textSecondary" aria-live="polite">
              {/* its place is kept, so that nothing jumps */}
              {isAnswered ? text.waiting(waiting) : '\u00a0'}
            </Typography>
          )}
        </div>
        {rings && <SoundSwitch />}
      </Stack>
      <PollingGrid
        snapshot={snapshot}
        send={send}
        words={words}
        searchHint={text.searchHint}
        columns={dataColumns[columns]}
        lead={detail}
        rowId={(row) => row.id}
        actions={
          <ExportButton fileName={`${text.csvName[kind]}.csv`} disabled={total === 0} load={loadFile} />
        }
      />
    </Stack>
  );
}
