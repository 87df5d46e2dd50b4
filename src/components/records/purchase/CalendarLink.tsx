import MuiLink from '@mui/material/Link';
import { useMemo } from 'react';
import { appointmentEvent } from '../../../../rules/land-requests/appointmentEvent.ts';
import type { PurchasePlan, PurchaseStep } from '../../../../rules/land-requests/purchaseStep.ts';
import { useObjectUrl } from '../../../browser/blobUrls.ts';
import { purchaseText as text } from '../../../text/land-requests/purchase.ts';

interface CalendarLinkProps {
  plan: PurchasePlan;
  step: PurchaseStep;
  /** What stands in the event besides its time and place; never the link of an offer. */
  description: string;
}

/** The appointment as a file that calendars read; that of a cancelled one takes it out again. */
export function CalendarLink({ plan, step, description }: CalendarLinkProps) {
  const { reference } = plan;
  const {
    randevu_tarihi: time = '',
    randevu_yeri: place = '',
    sequence = 0,
    cancelled: isCancelled = false,
  } = step;
  const file = useMemo(() => {
    const title = text.event.title(reference);
    const host = location.hostname;
    const appointment = { reference, host, time, place, title, description, sequence, isCancelled };
    return new Blob([appointmentEvent(appointment, new Date())], { type: 'text/calendar;charset=utf-8' });
  }, [reference, time, place, sequence, isCancelled, description]);
  const url = useObjectUrl(file);
  if (url === undefined) return null;
  return (
    <MuiLink href={url} download={text.event.file(plan)}>
      {isCancelled ? text.fromCalendar : text.toCalendar}
    </MuiLink>
  );
}
