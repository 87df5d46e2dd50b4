import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { landRequestSoundMachine } from '../../../../machines/land-requests/landRequestSound.ts';
import {
  type LandRequestAnswer,
  type LandRequestList,
  loadLandRequests,
} from '../../../../machines/land-requests/loadLandRequests.ts';
import { toCsv } from '../../../../rules/lists/csv.ts';
import { createListInHistoryMachine, keptListQuery } from '../../../browser/listInHistory.ts';
import { lastPlayedId, playLandRequestSound, stopSound } from '../../../browser/sound.ts';
import { saveSoundMuted, soundMuted } from '../../../browser/storage.ts';
import { PollingGrid } from '../../../components/lists/PollingGrid.tsx';
import { PageTitle } from '../../../site/PageTitle.tsx';
import { useClient } from '../../../site/services.tsx';
import { landRequestsText as text } from '../../../text/land-requests/landRequests.ts';
import { dataColumns, detail } from './columns.tsx';
import { ExportButton } from './ExportButton.tsx';
import { SoundSwitch } from './SoundSwitch.tsx';

const listMachine = createListInHistoryMachine<LandRequestAnswer>();
const soundMachine = landRequestSoundMachine.provide({
  guards: { wasMuted: soundMuted },
  actions: {
    playSound: (_, { newestWaitingId }) => playLandRequestSound(newestWaitingId),
    saveMuted: (_, { muted }) => saveSoundMuted(muted),
    stopSound,
  },
});

interface LandRequestListPageProps {
  list: LandRequestList;
  kind: keyof typeof text.lists;
  columns: keyof typeof dataColumns;
  /** Shows how many land requests wait, in the page's title too, and plays a sound for new ones. */
  announcesWaiting?: boolean;
}

/**
 * One of the three tables of land requests (product, 2), refreshed every 120 s; the server pages,
 * sorts and searches.
 */
export function LandRequestListPage({
  list,
  kind,
  columns,
  announcesWaiting = false,
}: LandRequestListPageProps) {
  const client = useClient();
  const words = text.lists[kind];
  const [sound, sendToSound] = useMachine(soundMachine, { input: { lastPlayedId: lastPlayedId() } });
  const [snapshot, send] = useMachine(
    listMachine.provide({
      actions: {
        received: (_, { answer: { newestWaitingId } }) => {
          if (announcesWaiting) sendToSound({ type: 'landRequests.receive', newestWaitingId });
        },
      },
    }),
    {
      input: {
        load: (query, signal) => loadLandRequests(client, list, query, signal),
        query: keptListQuery(),
      },
    },
  );
  const { answer, query } = snapshot.context;

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
      {announcesWaiting && <PageTitle title={words.title} waiting={answer?.waiting ?? 0} />}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: { xs: 'flex-start', sm: 'center' } }}
      >
        <div>
          <Typography variant="h4" component="h1">
            {words.title}
          </Typography>
          {announcesWaiting && (
            <Typography color="textSecondary" aria-live="polite">
              {/* A space until the answer, so that the layout does not shift. */}
              {answer ? text.waiting(answer.waiting) : '\u00a0'}
            </Typography>
          )}
        </div>
        {announcesWaiting && <SoundSwitch snapshot={sound} send={sendToSound} />}
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
          <ExportButton fileName={`${text.csvName[kind]}.csv`} disabled={!answer?.total} load={loadFile} />
        }
      />
    </Stack>
  );
}
