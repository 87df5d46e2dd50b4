import { useMachine } from '@xstate/react';
import { use, useMemo, useRef } from 'react';
import { assign } from 'xstate';
import {
  createPollingListMachine,
  type ListAnswer,
  type ListQuery,
} from '../../../../machines/lists/pollingList.ts';
import {
  loadContactMessages,
  type ReceivedContactMessage,
} from '../../../../machines/messages/loadMessages.ts';
import { markReadMachine, withOpenRows } from '../../../../machines/messages/markRead.ts';
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
/** The filter 'Yeni' is chosen: messages that were read are left out. */
const hidesRead = ({ filters }: ListQuery) => filters.read === 'false';
const listMachine = createPollingListMachine<ListAnswer<ReceivedContactMessage>>();

type Open = (message: ReceivedContactMessage, details: HTMLDetailsElement) => void;

const columnsWith = (onOpen: Open): Column<ReceivedContactMessage>[] => [
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
    cell: (row) => <MessageBody body={row.message} onOpen={(details) => onOpen(row, details)} />,
    csv: ({ message }) => message,
    unsorted: true,
    card: 'wide',
  },
];

/** The messages of the contact form; a row opens the whole message, which then counts as read. */
export default function MessagesPage() {
  const client = useClient();
  const opened = useRef(new Map<number, HTMLDetailsElement>());
  const isOpen = ({ id }: ReceivedContactMessage) => {
    const details = opened.current.get(id);
    return details?.isConnected === true && details.open;
  };
  const [snapshot, send] = usePanelList(
    listMachine.provide({
      actions: {
        keepRefreshed: assign(({ context }, { answer }) => ({
          answer: hidesRead(context.query) ? withOpenRows(answer, context.answer, isOpen) : answer,
          problem: undefined,
        })),
      },
    }),
    loadContactMessages,
  );
  const { recount } = use(WaitingContext);
  const reloadList = () => {
    // it would remove the message that the admin is reading
    if (!hidesRead(snapshot.context.query)) send({ type: 'query.change', query: {} });
    recount?.();
  };
  const [, sendToMarkRead] = useMachine(markReadMachine.provide({ actions: { reloadList } }), {
    input: { client },
  });
  const columns = useMemo(
    () =>
      columnsWith(({ id, read }, details) => {
        opened.current.set(id, details);
        if (!read) sendToMarkRead({ type: 'message.open', id });
      }),
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
