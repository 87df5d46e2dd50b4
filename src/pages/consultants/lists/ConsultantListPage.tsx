import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import type { Consultant } from '../../../../machines/consultants/consultant.ts';
import { type ConsultantList, loadConsultants } from '../../../../machines/consultants/consultantLists.ts';
import { firstPage, type ListAnswer } from '../../../../machines/lists/pollingList.ts';
import { withFirst } from '../../../app/later.tsx';
import { createListInHistoryMachine, keptListQuery } from '../../../browser/listInHistory.ts';
import { DocumentViewer } from '../../../components/dialogs/DocumentViewer.tsx';
import { PollingGrid } from '../../../components/lists/PollingGrid.tsx';
import { useClient } from '../../../site/services.tsx';
import { consultantsText as text } from '../../../text/consultants.ts';
import { columns, detail } from './columns.tsx';

const consultantListMachine = createListInHistoryMachine<Consultant>();

interface ConsultantListPageProps {
  list: ConsultantList;
  kind: keyof typeof text.lists;
  /** The first rows, if they are there already. */
  first: ListAnswer<Consultant> | undefined;
}

/** The page of a list. */
export function consultantListPage(props: Omit<ConsultantListPageProps, 'first'>) {
  return withFirst(
    ({ client }) => loadConsultants(client, props.list, firstPage),
    (first?: ListAnswer<Consultant>) => <ConsultantListPage {...props} first={first} />,
  );
}

/**
 * One of the three tables of consultants (specification, section 2): refreshed each 120 s, paged,
 * sorted and searched by the server.
 */
function ConsultantListPage({ list, kind, first }: ConsultantListPageProps) {
  const client = useClient();
  const [snapshot, send] = useMachine(consultantListMachine, {
    input: {
      load: (query, signal) => loadConsultants(client, list, query, signal),
      query: keptListQuery(),
      first,
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
