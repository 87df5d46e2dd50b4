import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMachine } from '@xstate/react';
import { loadOutbox, type OutboxMessage } from '../../../../machines/messageLists.ts';
import { createPollingListMachine } from '../../../../machines/pollingList.ts';
import { resendMachine } from '../../../../machines/resend.ts';
import { useClient } from '../../../app/services.tsx';
import { PollingGrid } from '../../../components/PollingGrid.tsx';
import { messagesText } from '../../../text/messages.ts';
import { gridColumns } from './columns.tsx';
import { ResendDialogs } from './ResendDialogs.tsx';

const text = messagesText.outbox;
const outboxMachine = createPollingListMachine<OutboxMessage>();

/** The messages to people and their delivery, refreshed each 120 s; any of them can be sent again. */
export default function OutboxPage() {
  const client = useClient();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [snapshot, send] = useMachine(outboxMachine, {
    input: { load: (query, signal) => loadOutbox(client, query, signal) },
  });
  const [resend, sendToResend] = useMachine(
    resendMachine.provide({ actions: { reloadList: () => send({ type: 'query.change', query: {} }) } }),
    { input: { client } },
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
        columns={gridColumns(narrow, (message) => sendToResend({ type: 'resend.ask', message }))}
        wraps
        rowId={(row) => row.id}
      />
      <ResendDialogs snapshot={resend} send={sendToResend} />
    </Stack>
  );
}
