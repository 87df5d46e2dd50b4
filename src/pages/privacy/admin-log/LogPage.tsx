import Box from '@mui/material/Box';
import { createPollingListMachine, type ListAnswer } from '../../../../machines/lists/pollingList.ts';
import { type LogEntry, loadLog } from '../../../../machines/privacy/loadLog.ts';
import { PanelList } from '../../../components/lists/PanelList.tsx';
import { usePanelList } from '../../../components/lists/usePanelList.ts';
import { logText as text } from '../../../text/privacy/log.ts';
import { columns } from './columns.tsx';
import { filters } from './filters.ts';

const listMachine = createPollingListMachine<ListAnswer<LogEntry>>();

/** Who did what with personal data, when and from where; nothing here changes an entry. */
export default function LogPage() {
  const [snapshot, send] = usePanelList(listMachine, loadLog);
  return (
    <PanelList
      list="log"
      snapshot={snapshot}
      send={send}
      words={text}
      lead={
        <>
          {text.lead}
          {/* closed, so that a phone shows the first entry */}
          <Box component="details" sx={aboutStyles}>
            <summary>{text.about.title}</summary>
            {text.about.text}
          </Box>
        </>
      }
      filters={filters}
      fileName={text.fileName}
      columns={columns}
      rowOf={({ id }) => ({ id })}
    />
  );
}

const aboutStyles = {
  maxWidth: '48rem',
  '& summary': { width: 'fit-content', minHeight: '1.75rem', cursor: 'pointer' },
} as const;
