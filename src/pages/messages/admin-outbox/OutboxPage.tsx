import Box from '@mui/material/Box';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { createPollingListMachine, type ListAnswer } from '../../../../machines/lists/pollingList.ts';
import { loadOutbox, type OutboxMessage } from '../../../../machines/messages/loadMessages.ts';
import { resendMachine } from '../../../../machines/messages/resend.ts';
import { newKey } from '../../../browser/newKey.ts';
import { PanelList } from '../../../components/lists/PanelList.tsx';
import { usePanelList } from '../../../components/lists/usePanelList.ts';
import { useClient } from '../../../site/services.tsx';
import { messagesText } from '../../../text/messages/messages.ts';
import { columnsWith } from './columns.tsx';
import { OutboxFilters } from './OutboxFilters.tsx';
import { ResendDialogs } from './ResendDialogs.tsx';
import { useResendMany } from './useResendMany.tsx';

const text = messagesText.outbox;
const listMachine = createPollingListMachine<ListAnswer<OutboxMessage>>();

/** The outgoing messages and their delivery; a row opens the text of its message. */
export default function OutboxPage() {
  const client = useClient();
  const selection = useResendMany(() => reloadList());
  const [snapshot, send] = usePanelList(
    listMachine.provide({
      actions: { reportAnswer: ({ context }, { answer }) => selection.show(answer.rows, context.query) },
    }),
    loadOutbox,
  );
  const reloadList = () => send({ type: 'query.change', query: {} });
  const [resend, sendToResend] = useMachine(resendMachine.provide({ actions: { reloadList } }), {
    input: { client, newKey },
  });
  const columns = useMemo(
    () => columnsWith((message) => sendToResend({ type: 'resend.ask', message })),
    [sendToResend],
  );
  return (
    <>
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
        filters={(filtering) => <OutboxFilters filtering={filtering} />}
        csvName={text.csvName}
        columns={columns}
        rowOf={({ id }) => ({ id })}
        selection={selection}
      />
      <ResendDialogs snapshot={resend} send={sendToResend} />
    </>
  );
}

const deliveryStyles = {
  maxWidth: '48rem',
  '& summary': { width: 'fit-content', minHeight: '1.75rem', cursor: 'pointer' },
} as const;
