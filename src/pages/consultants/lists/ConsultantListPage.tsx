import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import {
  type Consultant,
  type ConsultantList,
  loadConsultants,
} from '../../../../machines/consultants/loadConsultants.ts';
import type { ListAnswer } from '../../../../machines/lists/pollingList.ts';
import { createListInHistoryMachine, keptListQuery } from '../../../browser/listInHistory.ts';
import { DocumentViewer } from '../../../components/dialogs/DocumentViewer.tsx';
import { PollingGrid } from '../../../components/lists/PollingGrid.tsx';
import { useClient } from '../../../site/services.tsx';
import { consultantsText as text } from '../../../text/consultants/consultants.ts';
import { columns, detail } from './columns.tsx';

const consultantListMachine = createListInHistoryMachine<ListAnswer<Consultant>>();

interface ConsultantListPageProps {
  list: ConsultantList;
  kind: keyof typeof text.lists;
}

/**
 * One of the three tables of consultants (product, 2), refreshed every 120 s; the server pages,
 * sorts and searches.
 */
export function ConsultantListPage({ list, kind }: ConsultantListPageProps) {
  const client = useClient();
  const [snapshot, send] = useMachine(consultantListMachine, {
    input: {
      load: (query, signal) => loadConsultants(client, list, query, signal),
      query: keptListQuery(),
    },
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
