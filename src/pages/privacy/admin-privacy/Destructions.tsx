import Box from '@mui/material/Box';
import { useMachine } from '@xstate/react';
import { type Destruction, loadDestructions } from '../../../../machines/privacy/loadDestructions.ts';
import { createRecordMachine } from '../../../../machines/records/record.ts';
import type { Column } from '../../../components/lists/columns.ts';
import { PanelGrid } from '../../../components/lists/PanelGrid.tsx';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { useClient } from '../../../site/services.tsx';
import { dateText } from '../../../text/formats.ts';
import { privacyText } from '../../../text/privacy/privacy.ts';
import { privacyStyles as styles } from './privacyStyles.ts';

const text = privacyText.destructions;

const columns: Column<Destruction>[] = [
  {
    field: 'tarih',
    label: text.columns.tarih,
    cell: ({ tarih }) => dateText(tarih),
    card: 'title',
    width: 166,
  },
  { field: 'actor', label: text.columns.actor, cell: ({ actor }) => actor, width: 150, grows: true },
  { field: 'reason', label: text.columns.reason, cell: ({ reason }) => text.reasons[reason], width: 160 },
  {
    field: 'erased',
    label: text.columns.erased,
    cell: ({ erased }) => text.counts(erased),
    card: 'wide',
    width: 240,
    grows: true,
  },
  { field: 'kept', label: text.columns.kept, cell: ({ kept }) => kept, kind: 'number', width: 110 },
];

const destructionsMachine = createRecordMachine(loadDestructions);

/** The log of what was erased. */
export function Destructions() {
  // the machine asks for an id, and there is only one log
  const [snapshot, send] = useMachine(destructionsMachine, { input: { client: useClient(), id: 1 } });
  const { record: destructions, problem } = snapshot.context;
  return (
    <Box component="section" sx={styles.log} aria-labelledby="destructions">
      <h2 id="destructions">{text.title}</h2>
      <Box component="p" sx={styles.lead}>
        {text.lead}
      </Box>
      {snapshot.hasTag('busy') && <LoadingNotice />}
      {snapshot.matches('failed') && <LoadFailure text={text.loadFailed} problem={problem} send={send} />}
      {destructions?.length === 0 && <p>{text.empty}</p>}
      {destructions && destructions.length > 0 && (
        <PanelGrid
          label={text.title}
          rows={destructions}
          columns={columns}
          rowOf={({ id }) => ({ id })}
          busy={false}
        />
      )}
    </Box>
  );
}
