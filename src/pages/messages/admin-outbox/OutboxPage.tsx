import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMachine } from '@xstate/react';
import { use, useCallback, useMemo, useState } from 'react';
import { createPollingListMachine, type ListAnswer } from '../../../../machines/lists/pollingList.ts';
import { loadOutbox, type OutboxMessage, outboxStates } from '../../../../machines/messages/loadMessages.ts';
import { resendMachine } from '../../../../machines/messages/resend.ts';
import { newKey } from '../../../browser/newKey.ts';
import { MessageBodyDialog } from '../../../components/dialogs/MessageBodyDialog.tsx';
import { dayFilter } from '../../../components/lists/filters/DayFilters.tsx';
import { selectFilter } from '../../../components/lists/filters/SelectFilter.tsx';
import { PanelList } from '../../../components/lists/PanelList.tsx';
import { usePanelList } from '../../../components/lists/usePanelList.ts';
import { useToast } from '../../../components/notices/Toasts.tsx';
import { useClient } from '../../../site/services.tsx';
import { WaitingContext } from '../../../site/waiting.ts';
import { dateText } from '../../../text/formats.ts';
import { messagesText } from '../../../text/messages/messages.ts';
import { columnsWith, whyOf } from './columns.tsx';
import { recordLink } from './MessageRecord.tsx';
import { ResendDialogs } from './ResendDialogs.tsx';
import { useResendMany } from './useResendMany.tsx';

const text = messagesText.outbox;
const listMachine = createPollingListMachine<ListAnswer<OutboxMessage>>();

const labels = { undelivered: text.filters.undelivered, ...text.states };
const filters = [
  // the first state has those that the menu counts
  selectFilter({
    name: 'state',
    label: text.filters.state,
    choices: outboxStates.map((value) => ({ value, label: labels[value] })),
  }),
  dayFilter,
];
const chips = { [text.all]: {}, [text.filters.undelivered]: { state: 'undelivered' } };

/** The outgoing messages and their delivery; a row opens the text of its message. */
export default function OutboxPage() {
  const client = useClient();
  const toast = useToast();
  const [open, setOpen] = useState<OutboxMessage>();
  const rowOf = useCallback(
    (message: OutboxMessage) => ({ id: message.id, onOpen: () => setOpen(message) }),
    [],
  );
  const selection = useResendMany(() => reloadList());
  const [snapshot, send] = usePanelList(
    listMachine.provide({
      actions: { reportAnswer: ({ context }, { answer }) => selection.show(answer.rows, context.query) },
    }),
    loadOutbox,
  );
  const reloadList = () => send({ type: 'query.change', query: {} });
  const [resend, sendToResend] = useMachine(
    resendMachine.provide({
      actions: { reloadList, showToast: () => toast({ type: 'toast.show', toast: { text: text.sent } }) },
    }),
    {
      input: { client, newKey },
    },
  );
  const columns = useMemo(
    () => columnsWith((message) => sendToResend({ type: 'resend.ask', message })),
    [sendToResend],
  );
  const { smsRefusal } = use(WaitingContext);
  return (
    <>
      {smsRefusal && (
        <Alert severity="error" role="status" sx={{ mb: 3 }}>
          {text.smsRefused(smsRefusal.reason, dateText(smsRefusal.since))}
        </Alert>
      )}
      <PanelList
        list="outbox"
        snapshot={snapshot}
        send={send}
        words={text}
        lead={
          <>
            {text.lead}
            {/* closed, so that a phone shows the first message */}
            <Box component="details" sx={deliveryStyles}>
              <summary>{text.delivery.title}</summary>
              {text.delivery.text}
            </Box>
          </>
        }
        filters={filters}
        chips={chips}
        fileName={text.fileName}
        columns={columns}
        rowOf={rowOf}
        selection={selection}
      />
      {open && (
        <MessageBodyDialog
          title={open.subject}
          lead={text.to(open.recipient, dateText(open.tarih))}
          record={recordLink(open)}
          outcome={text.outcome(open, whyOf(open))}
          body={open.body}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ResendDialogs snapshot={resend} send={sendToResend} />
    </>
  );
}

const deliveryStyles = {
  maxWidth: '48rem',
  '& summary': { width: 'fit-content', minHeight: '1.75rem', cursor: 'pointer' },
} as const;
