import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { type HistoryEntry, type HistoryKind, loadHistory } from '../../../machines/records/loadHistory.ts';
import { createRecordMachine } from '../../../machines/records/record.ts';
import { useClient } from '../../site/services.tsx';
import { dateText, liraText } from '../../text/formats.ts';
import { historyText as text } from '../../text/history.ts';
import { purchaseText } from '../../text/land-requests/purchase.ts';
import { calendarDayText } from '../../text/recordFormats.ts';
import { LoadFailure } from '../notices/LoadFailure.tsx';
import { LoadingNotice } from '../notices/LoadingNotice.tsx';
import { PanelSection } from './PanelSection.tsx';

const historyMachine = createRecordMachine(loadHistory);

interface HistoryProps {
  kind: HistoryKind;
  id: number;
}

/** The changes of a record, with actor and date. A new `key` loads them again. */
export function HistoryPanel(props: HistoryProps) {
  return (
    <PanelSection title={text.title}>
      <History {...props} />
    </PanelSection>
  );
}

/** The same without a frame, such as for a dialog. */
export function History({ kind, id }: HistoryProps) {
  const client = useClient();
  const [snapshot, send] = useMachine(historyMachine, { input: { client, kind, id } });
  const { record: entries, problem } = snapshot.context;
  if (snapshot.matches('missing')) return null;
  return (
    <>
      {snapshot.hasTag('busy') && <LoadingNotice />}
      {snapshot.matches('failed') && <LoadFailure text={text.loadFailed} problem={problem} send={send} />}
      {entries?.length === 0 && <Typography color="textSecondary">{text.empty}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {entries?.map((entry) => (
          <Box key={entry.id} component="li" sx={{ borderLeft: 3, borderColor: 'divider', pl: 2 }}>
            <Typography sx={{ fontWeight: 'bold' }}>{headlineOf(kind, entry)}</Typography>
            {detailsOf(entry).map((detail) => (
              <Typography key={detail} sx={{ overflowWrap: 'anywhere' }}>
                {detail}
              </Typography>
            ))}
            <Typography color="textSecondary" variant="body2">
              {entry.land_request_id !== undefined && `${text.of(entry.land_request_id)} · `}
              {entry.actor.name} · <time dateTime={entry.tarih}>{dateText(entry.tarih)}</time>
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

function headlineOf(kind: HistoryKind, { action, detail = {} }: HistoryEntry): string | undefined {
  const isCounted =
    action === 'photosAdded' ||
    action === 'photosRemoved' ||
    action === 'papersAdded' ||
    action === 'papersRemoved';
  return isCounted && detail.count !== undefined
    ? text.counted[action](detail.count)
    : text.actions[kind][action];
}

/** What ends an application or a membership; their note is the reason. */
const endings: readonly HistoryEntry['action'][] = ['refused', 'closed'];

function detailsOf({ action, detail = {} }: HistoryEntry): string[] {
  const { teklif_tutar, title, note, fields, assignee, next_call_on, next_call_time, neden } = detail;
  const { joined, joined_to, karsi_teklif, step, step_state, iban } = detail;
  const call = next_call_on && [calendarDayText(next_call_on), next_call_time].filter(Boolean).join(' ');
  return [
    ...(action === 'assigned' ? [text.assignee(assignee)] : []),
    ...(action === 'callPlanned' ? [text.nextCall(call)] : []),
    ...(teklif_tutar === undefined ? [] : [text.amount(liraText(teklif_tutar))]),
    ...(karsi_teklif === undefined ? [] : [text.counterAmount(liraText(karsi_teklif))]),
    ...(step && step_state ? [purchaseText.history.step(step, step_state)] : []),
    ...(iban === undefined ? [] : [purchaseText.history.iban(iban)]),
    ...(joined === undefined ? [] : [text.joined(joined)]),
    ...(joined_to === undefined ? [] : [text.joinedTo(joined_to)]),
    ...(neden === undefined ? [] : [text.reason(neden)]),
    ...(title === undefined
      ? []
      : [(action === 'consentGiven' ? text.consentText : text.recordTitle)(title)]),
    ...(note === undefined ? [] : [endings.includes(action) ? text.told(note) : text.note(note)]),
    ...(fields?.length
      ? [text.changedFields(fields.map((field) => text.fields[field] ?? field).join(', '))]
      : []),
  ];
}
