import { useMachine } from '@xstate/react';
import { use, useMemo } from 'react';
import { assign } from 'xstate';
import {
  createPollingListMachine,
  type ListAnswer,
  type ListQuery,
} from '../../../../machines/lists/pollingList.ts';
import { type ContactMessage, loadContactMessages } from '../../../../machines/messages/loadMessages.ts';
import { markReadMachine, withRead } from '../../../../machines/messages/markRead.ts';
import { telLink } from '../../../../rules/people/phone.ts';
import type { Column } from '../../../components/lists/ListTable.tsx';
import { PanelList } from '../../../components/lists/PanelList.tsx';
import { usePanelList } from '../../../components/lists/usePanelList.ts';
import { Badge } from '../../../components/records/Badge.tsx';
import { MessageBody } from '../../../components/records/MessageBody.tsx';
import layout from '../../../site/layout.module.css';
import { useClient } from '../../../site/services.tsx';
import { WaitingContext } from '../../../site/waiting.ts';
import { dateText } from '../../../text/formats.ts';
import { messagesText } from '../../../text/messages/messages.ts';
import { ContactFilters } from './ContactFilters.tsx';

const text = messagesText.received;
/** Whether the messages that were opened are left out. */
const showsNew = ({ filters }: ListQuery) => filters.read === 'false';
const listMachine = createPollingListMachine<ListAnswer<ContactMessage>>();

const columnsWith = (onOpen: (message: ContactMessage) => void): Column<ContactMessage>[] => [
  { field: 'tarih', label: text.columns.tarih, cell: (row) => dateText(row.tarih), kind: 'short' },
  {
    field: 'name',
    label: text.columns.name,
    cell: ({ name, last_name, read }) => (
      <>
        {name} {last_name} {!read && <Badge color="info">{text.unread}</Badge>}
      </>
    ),
    csv: ({ name, last_name }) => `${name} ${last_name}`,
    card: 'title',
  },
  {
    field: 'phone',
    label: text.columns.phone,
    // empty once the personal data were erased
    cell: ({ phone }) =>
      phone && (
        <a href={telLink(phone)} className={layout.link}>
          {phone}
        </a>
      ),
    csv: ({ phone }) => phone,
    kind: 'short',
  },
  { field: 'subject', label: text.columns.subject, cell: (row) => row.subject, card: 'wide' },
  {
    field: 'message',
    label: text.columns.message,
    cell: (row) => <MessageBody body={row.message} onOpen={() => onOpen(row)} />,
    csv: ({ message }) => message,
    unsorted: true,
    card: 'wide',
  },
];

/** The messages of the contact form; a row opens the whole message, which then counts as read. */
export default function MessagesPage() {
  const client = useClient();
  const [snapshot, send] = usePanelList(
    listMachine.provide({
      actions: {
        keepRefreshed: assign(({ context }, { answer }) => ({
          answer: showsNew(context.query) ? withRead(answer, context.answer, marks.context.read) : answer,
          problem: undefined,
        })),
      },
    }),
    (query, signal) => loadContactMessages(client, query, signal),
  );
  const { recount } = use(WaitingContext);
  const reloadList = () => {
    // it would remove the message that the admin is reading
    if (!showsNew(snapshot.context.query)) send({ type: 'query.change', query: {} });
    recount?.();
  };
  const [marks, sendToMarkRead] = useMachine(markReadMachine.provide({ actions: { reloadList } }), {
    input: { client },
  });
  const columns = useMemo(
    () => columnsWith(({ id, read }) => !read && sendToMarkRead({ type: 'message.open', id })),
    [sendToMarkRead],
  );
  return (
    <PanelList
      list="contactMessages"
      snapshot={snapshot}
      send={send}
      words={text}
      filters={(filtering) => <ContactFilters filtering={filtering} />}
      csvName={text.csvName}
      columns={columns}
      rowOf={({ id }) => ({ id })}
    />
  );
}
