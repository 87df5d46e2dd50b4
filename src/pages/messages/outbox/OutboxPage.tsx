import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { ListAnswer } from '../../../../machines/lists/pollingList.ts';
import { loadOutbox, type OutboxMessage } from '../../../../machines/messages/loadMessages.ts';
import { resendMachine } from '../../../../machines/messages/resend.ts';
import { createListInHistoryMachine, keptListQuery } from '../../../browser/listInHistory.ts';
import { PollingGrid } from '../../../components/lists/PollingGrid.tsx';
import { useClient } from '../../../site/services.tsx';
import { messagesText } from '../../../text/messages/messages.ts';
import { columns, resendColumn } from './columns.tsx';
import { ResendDialogs } from './ResendDialogs.tsx';

const text = messagesText.outbox;
const outboxMachine = createListInHistoryMachine<ListAnswer<OutboxMessage>>();

/** The outgoing messages and their delivery, refreshed every 120 s. */
export default function OutboxPage() {
  const client = useClient();
  const [snapshot, send] = useMachine(outboxMachine, {
    input: { load: (query, signal) => loadOutbox(client, query, signal), query: keptListQuery() },
  });
  const [resend, sendToResend] = useMachine(
    resendMachine.provide({ actions: { reloadList: () => send({ type: 'query.change', query: {} }) } }),
    { input: { client } },
  );
  const lead = useMemo(
    () => resendColumn((message) => sendToResend({ type: 'resend.ask', message })),
    [sendToResend],
  );
  return (
    <Stack spacing={2}>
      <Typography variant="h4" component="h1">
        {text.title}
      </Typography>
      <Typography color="textSecondary">{text.lead}</Typography>
      <PollingGrid
        snapshot={snapshot}
        send={send}
        words={text}
        searchHint={text.searchHint}
        columns={columns}
        lead={lead}
        wraps
        rowId={(row) => row.id}
      />
      <ResendDialogs snapshot={resend} send={sendToResend} />
    </Stack>
  );
}
