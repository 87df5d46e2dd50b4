import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import type { LandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { askedCall } from '../../../../rules/land-requests/askedCall.ts';
import { callEvent } from '../../../../rules/land-requests/callEvent.ts';
import type { StoredPlan, WorkPart } from '../../../../rules/land-requests/work.ts';
import { formatPhone } from '../../../../rules/people/phone.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { saveFile } from '../../../browser/blobUrls.ts';
import { ErrorNotice } from '../../../components/notices/ErrorNotice.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { dateText } from '../../../text/formats.ts';
import { plotText } from '../../../text/land-requests/plotText.ts';
import { workText as text } from '../../../text/land-requests/work.ts';
import { problemText } from '../../../text/problems.ts';
import { NoteForm } from './NoteForm.tsx';
import { PlanForm } from './PlanForm.tsx';
import type { NextLink } from './savedToast.ts';
import { WorkConflict } from './WorkConflict.tsx';
import type { WorkProps } from './workProps.ts';

interface WorkPanelProps extends WorkProps {
  /** The land request is open, so that its plan can change. */
  isOpen: boolean;
  landRequest: LandRequest;
  /** False once the owner's personal data have been erased. */
  takesNotes: boolean;
  /** Leads to the next land request, in the form that was saved last. */
  next: { saved: WorkPart; link: NextLink } | undefined;
}

/** Who has the land request, when its owner is called next, and notes. */
export function WorkPanel({ snapshot, send, isOpen, landRequest, takesNotes, next }: WorkPanelProps) {
  const { plan, notes } = snapshot.context;
  const { record } = snapshot.children;
  const load = useSelector(record, (current) => current);
  const nextAfter = (saved: WorkPart) => (next?.saved === saved ? next.link : undefined);
  return (
    <PanelSection title={text.title}>
      {load?.hasTag('busy') && <LoadingNotice />}
      {load?.matches('failed') && (
        <ErrorNotice
          text={text.loadFailed}
          detail={problemText(load.context.problem)}
          onRetry={() => record?.send({ type: 'load.retry' })}
        />
      )}
      {snapshot.matches('shown') && (
        <Stack spacing={2}>
          {isOpen && (
            <PlanForm
              snapshot={snapshot}
              send={send}
              next={nextAfter('plan')}
              askedTime={askedTimeOf(landRequest)}
              onSaveEvent={plan?.next_call_on ? () => saveEvent(landRequest, plan) : undefined}
            />
          )}
          {!isOpen && plan?.assignee && (
            <Typography color="textSecondary">{text.hadBy(plan.assignee.name)}</Typography>
          )}
          {takesNotes && <NoteForm snapshot={snapshot} send={send} next={nextAfter('note')} />}
          <Notes notes={notes} />
        </Stack>
      )}
      <WorkConflict snapshot={snapshot} send={send} />
    </PanelSection>
  );
}

const askedTimeOf = ({ owner_reply }: LandRequest) =>
  owner_reply?.reply === 'callMe' ? askedCall(owner_reply.note) : undefined;

/** Saves the planned call as a file that calendars read. */
function saveEvent(landRequest: LandRequest, { next_call_on, next_call_time }: StoredPlan): void {
  if (next_call_on === undefined) return;
  const { id, name, phone } = landRequest;
  const event = callEvent(
    {
      id,
      host: location.host,
      day: next_call_on,
      time: next_call_time,
      title: text.event.title(
        name,
        plotText({ ...landRequest, ...landRequest.ilce, ...landRequest.mahalle }),
      ),
      description: `${formatPhone(phone)}\n${location.origin}${paths.adminLandRequest.to(id)}`,
    },
    new Date(),
  );
  saveFile(text.event.file(id), new Blob([event], { type: 'text/calendar' }));
}

/** The notes, in a box that scrolls, so that a long list does not push the page down. */
function Notes({ notes }: { notes: WorkProps['snapshot']['context']['notes'] }) {
  if (notes.length === 0) return <Typography color="textSecondary">{text.noNotes}</Typography>;
  return (
    <Box
      role="group"
      aria-label={text.notes}
      // focusable, so that the keyboard can scroll it
      tabIndex={0}
      sx={{ maxHeight: '18rem', overflow: 'auto' }}
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {notes.map(({ id, text: written, author, tarih }) => (
          <Box key={id} component="li" sx={{ borderLeft: 3, borderColor: 'divider', pl: 2 }}>
            <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{written}</Typography>
            <Typography color="textSecondary" variant="body2">
              {author} · <time dateTime={tarih}>{dateText(tarih)}</time>
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
