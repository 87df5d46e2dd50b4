import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { use } from 'react';
import { Link as RouterLink } from 'wouter';
import {
  type ContactMessage,
  contactWorkCalls,
  openContactMessage,
} from '../../../../machines/messages/contactMessage.ts';
import { createRecordMachine } from '../../../../machines/records/record.ts';
import { recordId } from '../../../../rules/lists/recordId.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { backTo } from '../../../browser/history/cameFrom.ts';
import { LeavePrompt } from '../../../components/dialogs/LeavePrompt.tsx';
import { PhoneLink } from '../../../components/lists/PhoneLink.tsx';
import { RecordAbsence } from '../../../components/notices/RecordAbsence.tsx';
import { useToast } from '../../../components/notices/Toasts.tsx';
import { AnsweredBadge } from '../../../components/records/AnsweredBadge.tsx';
import { HistoryPanel } from '../../../components/records/HistoryPanel.tsx';
import { LandRequestGroup, plotOf } from '../../../components/records/LandRequestGroup.tsx';
import { NoEmailBadge } from '../../../components/records/NoEmailBadge.tsx';
import { NoSmsBadge } from '../../../components/records/NoSmsBadge.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { useWork } from '../../../components/records/work/useWork.ts';
import type { PageProps } from '../../../site/pageProps.ts';
import { useClient } from '../../../site/services.tsx';
import { WaitingContext } from '../../../site/waiting.ts';
import { dateText } from '../../../text/formats.ts';
import { messagesText } from '../../../text/messages/messages.ts';
import { titles } from '../../../text/site/titles.ts';
import { MessageWork } from './MessageWork.tsx';

const text = messagesText.message;
const messageMachine = createRecordMachine(openContactMessage);

/** One contact message: what a visitor wrote, and what the office does with it (product, 10). */
export default function MessagePage({ params }: PageProps) {
  const client = useClient();
  const toast = useToast();
  const { recount } = use(WaitingContext);
  const id = recordId(params.id);
  const [snapshot, send] = useMachine(messageMachine, { input: { client, id } });
  const { work, sendToWork, hasUnsavedWork, dropNote } = useWork({
    calls: contactWorkCalls,
    draft: 'messageNote',
    id,
    onSaved: (_, saved) => {
      toast({ type: 'toast.show', toast: { text: saved } });
      recount?.();
    },
  });
  const { record: message, problem } = snapshot.context;
  const missing = snapshot.matches('missing');
  const list = backTo(paths.adminMessages.to());
  if (missing || problem || !message) {
    return (
      <RecordAbsence
        missing={missing}
        problem={problem}
        heading={titles.adminMessage}
        words={text}
        href={list}
        onRetry={() => send({ type: 'load.retry' })}
      />
    );
  }
  const isErased = message.phone === '';
  // the work is newer once it has loaded
  const { answered } = work.context.plan ?? message;
  return (
    <Stack spacing={2}>
      <Box sx={headStyles}>
        <Typography variant="h5" component="h1" sx={{ fontWeight: 'bold', overflowWrap: 'anywhere' }}>
          {text.heading(nameOf(message), message.subject)}
        </Typography>
        {isErased ? (
          <Chip component="span" size="small" label={text.erased} />
        ) : (
          <>
            <AnsweredBadge isAnswered={answered !== undefined} />
            <PhoneLink phone={message.phone} />
            {message.sms_unreachable && <NoSmsBadge />}
            {message.email && <Link href={`mailto:${message.email}`}>{message.email}</Link>}
            {message.email_unreachable && <NoEmailBadge />}
          </>
        )}
        <Button component={RouterLink} href={list}>
          {text.back}
        </Button>
      </Box>
      <Box sx={columns}>
        <div>
          <PanelSection title={text.message}>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 1 }}>
              {message.message}
            </Typography>
            <Typography component="time" dateTime={message.tarih} variant="body2" color="textSecondary">
              {dateText(message.tarih)}
            </Typography>
            {message.source === 'whatsapp' && (
              <Typography variant="body2" sx={{ mt: 1 }}>
                {text.byWhatsapp}
              </Typography>
            )}
          </PanelSection>
          <PanelSection title={text.samePhone}>
            <SamePhone {...message.samePhone} />
          </PanelSection>
        </div>
        <div>
          <MessageWork snapshot={work} send={sendToWork} isErased={isErased} />
          <HistoryPanel key={work.context.planChanges} kind="contact" id={message.id} />
        </div>
      </Box>
      <LeavePrompt when={hasUnsavedWork} onLeave={dropNote} />
    </Stack>
  );
}

const nameOf = ({ name, last_name }: ContactMessage) => `${name} ${last_name}`.trim();

function SamePhone(samePhone: ContactMessage['samePhone']) {
  return (
    <LandRequestGroup
      words={{ empty: text.noSamePhone }}
      {...samePhone}
      about={(one) => `${one.name} · ${one.ilce.ilce_adi} / ${plotOf(one)}`}
    />
  );
}

const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
} as const;

/** What was written stands beside what is done; on a phone the land requests and the history follow. */
const columns = {
  display: { xs: 'flex', lg: 'grid' },
  flexDirection: 'column',
  alignItems: { lg: 'start' },
  gap: 2,
  gridTemplateColumns: { lg: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
  '& > div': { display: { xs: 'contents', lg: 'flex' }, flexDirection: 'column', gap: 2, minWidth: 0 },
  '& > div > :nth-of-type(n + 2)': { order: { xs: 1, lg: 0 } },
} as const;
