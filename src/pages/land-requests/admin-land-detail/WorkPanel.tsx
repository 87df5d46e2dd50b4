import Typography from '@mui/material/Typography';
import type { LandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { askedCall } from '../../../../rules/land-requests/askedCall.ts';
import { callEvent } from '../../../../rules/land-requests/callEvent.ts';
import { formatPhone } from '../../../../rules/people/phone.ts';
import type { StoredPlan, WorkPart } from '../../../../rules/records/work.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { saveFile } from '../../../browser/blobUrls.ts';
import { WorkSection } from '../../../components/records/work/WorkSection.tsx';
import type { WorkProps } from '../../../components/records/work/workProps.ts';
import { plotText } from '../../../text/land-requests/plotText.ts';
import { landRequestWorkText as text } from '../../../text/land-requests/work.ts';
import { workText } from '../../../text/work.ts';
import { PlanForm } from './PlanForm.tsx';
import type { NextLink } from './savedToast.ts';

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
  const { plan } = snapshot.context;
  const nextAfter = (saved: WorkPart) => (next?.saved === saved ? next.link : undefined);
  return (
    <WorkSection snapshot={snapshot} send={send} next={nextAfter('note')} takesNotes={takesNotes}>
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
        <Typography color="textSecondary">{workText.hadBy(plan.assignee.name)}</Typography>
      )}
    </WorkSection>
  );
}

const askedTimeOf = ({ owner_reply }: LandRequest) =>
  owner_reply?.reply === 'callMe' ? askedCall(owner_reply.note) : undefined;

/** Saves the planned call as a file that calendars read. */
function saveEvent(landRequest: LandRequest, { next_call_on, next_call_time, version }: StoredPlan): void {
  if (next_call_on === undefined) return;
  const { id, name, phone } = landRequest;
  const event = callEvent(
    {
      id,
      host: location.host,
      day: next_call_on,
      time: next_call_time,
      version,
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
