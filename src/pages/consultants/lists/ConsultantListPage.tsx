import {
  type Consultant,
  type ConsultantList,
  loadConsultants,
} from '../../../../machines/consultants/loadConsultants.ts';
import type { ListAnswer } from '../../../../machines/lists/pollingList.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { createListInAddressMachine } from '../../../browser/listInAddress.ts';
import { DocumentViewer } from '../../../components/dialogs/DocumentViewer.tsx';
import { PanelList } from '../../../components/lists/PanelList.tsx';
import { usePanelList } from '../../../components/lists/usePanelList.ts';
import { useClient } from '../../../site/services.tsx';
import { consultantsText as text } from '../../../text/consultants/consultants.ts';
import { columns } from './columns.tsx';

const listMachine = createListInAddressMachine<ListAnswer<Consultant>>();

interface ConsultantListPageProps {
  list: ConsultantList;
  kind: keyof typeof text.lists;
}

/** One of the three tables of consultants (product, 2), refreshed every 120 s. */
export function ConsultantListPage({ list, kind }: ConsultantListPageProps) {
  const client = useClient();
  const [snapshot, send] = usePanelList(listMachine, (query, signal) =>
    loadConsultants(client, list, query, signal),
  );
  return (
    <DocumentViewer>
      <PanelList
        snapshot={snapshot}
        send={send}
        words={{ ...text.lists[kind], searchHint: text.searchHint, sorts: text.sorts }}
        columns={columns}
        rowOf={({ Id }) => ({ id: Id, href: paths.adminConsultant.to(Id) })}
      />
    </DocumentViewer>
  );
}
