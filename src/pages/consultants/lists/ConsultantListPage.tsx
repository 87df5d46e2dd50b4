import { type Consultant, loadConsultants } from '../../../../machines/consultants/loadConsultants.ts';
import { createPollingListMachine, type ListAnswer } from '../../../../machines/lists/pollingList.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { consultantLists } from '../../../../rules/site/recordLists.ts';
import { DocumentViewer } from '../../../components/dialogs/DocumentViewer.tsx';
import { PanelList } from '../../../components/lists/PanelList.tsx';
import { usePanelList } from '../../../components/lists/usePanelList.ts';
import { consultantsText as text } from '../../../text/consultants/consultants.ts';
import { columns } from './columns.tsx';
import { allFilters, officeFilters, stateChips } from './filters.ts';

const listMachine = createPollingListMachine<ListAnswer<Consultant>>();

/** One of the three tables of consultants (product, 2), refreshed every 120 s. */
export function ConsultantListPage({ list }: { list: keyof typeof consultantLists }) {
  const [snapshot, send] = usePanelList(listMachine, (client, query, signal) =>
    loadConsultants(client, consultantLists[list].call, query, signal),
  );
  return (
    <DocumentViewer>
      <PanelList
        list={consultantLists[list].settings}
        snapshot={snapshot}
        send={send}
        words={{ ...text.lists[list], searchHint: text.searchHint, sorts: text.sorts }}
        filters={list === 'all' ? allFilters : officeFilters}
        {...(list === 'all' && { chips: stateChips })}
        fileName={text.fileName[list]}
        columns={columns}
        rowOf={({ Id }) => ({ id: Id, href: paths.adminConsultant.to(Id) })}
      />
    </DocumentViewer>
  );
}
