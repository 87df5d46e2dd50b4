import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import type { Consultant } from '../../../../machines/consultant.ts';
import { type ConsultantList, loadConsultants } from '../../../../machines/consultantLists.ts';
import { createPollingListMachine } from '../../../../machines/pollingList.ts';
import { useClient } from '../../../app/services.tsx';
import { DocumentViewer } from '../../../components/DocumentViewer.tsx';
import { PollingGrid } from '../../../components/PollingGrid.tsx';
import { consultantsText as text } from '../../../text/consultants.ts';
import { columns, detail } from './columns.tsx';

const consultantListMachine = createPollingListMachine<Consultant>();

/** One of the three tables of consultants (specification, section 2): refreshed each 120 s, paged, sorted and searched by the server. */
export function ConsultantListPage({ list, kind }: { list: ConsultantList; kind: keyof typeof text.lists }) {
  const client = useClient();
  const [snapshot, send] = useMachine(consultantListMachine, {
    input: { load: (query, signal) => loadConsultants(client, list, query, signal) },
  });
  return (
    <Stack spacing={2}>
      <Typography variant="h4" component="h1">
        {text.lists[kind].title}
      </Typography>
      <DocumentViewer>
        <PollingGrid
          snapshot={snapshot}
          send={send}
          words={text.lists[kind]}
          searchHint={text.searchHint}
          columns={columns}
          lead={detail}
          wraps
          rowId={(row) => row.Id}
        />
      </DocumentViewer>
    </Stack>
  );
}
