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
import { ResendDialogs } from './ResendDialogs.tsx';

const text = messagesText.outbox;
const listMachine = createPollingListMachine<ListAnswer<OutboxMessage>>();

/** The outgoing messages and their delivery; a row opens the text of its message. */
export default function OutboxPage() {
  const client = useClient();
  const [snapshot, send] = usePanelList(listMachine, (query, signal) => loadOutbox(client, query, signal));
  const [resend, sendToResend] = useMachine(
    resendMachine.provide({ actions: { reloadList: () => send({ type: 'query.change', query: {} }) } }),
    { input: { client, newKey } },
  );
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
        lead={text.lead}
        csvName={text.csvName}
        columns={columns}
        rowOf={({ id }) => ({ id })}
      />
      <ResendDialogs snapshot={resend} send={sendToResend} />
    </>
  );
}
