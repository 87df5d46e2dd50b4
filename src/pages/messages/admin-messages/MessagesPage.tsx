import Chip from '@mui/material/Chip';
import { useMachine } from '@xstate/react';
import { use, useCallback, useRef, useState } from 'react';
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
import { markReadMachine, withOpenRow } from '../../../../machines/messages/markRead.ts';
import { formatPhone } from '../../../../rules/people/phone.ts';
import { MessageBodyDialog } from '../../../components/dialogs/MessageBodyDialog.tsx';
import type { Column } from '../../../components/lists/columns.ts';
import { dayFilter } from '../../../components/lists/filters/DayFilters.tsx';
import { selectFilter } from '../../../components/lists/filters/SelectFilter.tsx';
import { PanelList } from '../../../components/lists/PanelList.tsx';
import { PhoneLink } from '../../../components/lists/PhoneLink.tsx';
import { usePanelList } from '../../../components/lists/usePanelList.ts';
import { useClient } from '../../../site/services.tsx';
import { WaitingContext } from '../../../site/waiting.ts';
import { dateText } from '../../../text/formats.ts';
import { messagesText } from '../../../text/messages/messages.ts';

const text = messagesText.received;
/** The filter 'Yeni' is chosen: messages that were read are left out. */
const hidesRead = ({ filters }: ListQuery) => filters.read === 'false';
const listMachine = createPollingListMachine<ListAnswer<ReceivedContactMessage>>();

const columns: Column<ReceivedContactMessage>[] = [
  { field: 'tarih', label: text.columns.tarih, cell: (row) => dateText(row.tarih), width: 166 },
  {
    field: 'name',
    label: text.columns.name,
    cell: ({ name, last_name, read }) => (
      <>
        {name} {last_name} {!read && <Chip component="span" size="small" color="info" label={text.unread} />}
      </>
    ),
    csv: ({ name, last_name }) => `${name} ${last_name}`,
    card: 'title',
    width: 180,
    grows: true,
  },
  {
    field: 'phone',
    label: text.columns.phone,
    cell: ({ phone }) => <PhoneLink phone={phone} />,
    csv: ({ phone }) => formatPhone(phone),
    width: 138,
  },
  {
    field: 'email',
    label: text.columns.email,
    cell: ({ email }) => email,
    hidden: 'always',
    unsorted: true,
    width: 180,
  },
  {
    field: 'subject',
    label: text.columns.subject,
    cell: (row) => row.subject,
    card: 'wide',
    width: 150,
    grows: true,
  },
  {
    field: 'message',
    label: text.columns.message,
    cell: ({ message }) => message,
    hidden: 'narrow',
    unsorted: true,
    card: 'wide',
    width: 220,
    grows: true,
  },
];

const filters = [
  selectFilter({
    name: 'read',
    label: text.filters.read,
    choices: [
      { value: 'false', label: text.unread },
      { value: 'true', label: text.read },
    ],
  }),
  dayFilter,
];
const chips = { [text.all]: {}, [text.unread]: { read: 'false' } };

/** The messages of the contact form; a row opens the whole message, which then counts as read. */
export default function MessagesPage() {
  const client = useClient();
  const [open, setOpen] = useState<ReceivedContactMessage>();
  const openId = useRef<number>(undefined);
  const show = useCallback((message: ReceivedContactMessage | undefined) => {
    openId.current = message?.id;
    setOpen(message);
  }, []);
  const [snapshot, send] = usePanelList(
    listMachine.provide({
      actions: {
        keepRefreshed: assign(({ context }, { answer }) => ({
          answer: hidesRead(context.query) ? withOpenRow(answer, context.answer, openId.current) : answer,
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
  const rowOf = useCallback(
    (message: ReceivedContactMessage) => ({
      id: message.id,
      onOpen: () => {
        show(message);
        if (!message.read) sendToMarkRead({ type: 'message.open', id: message.id });
      },
    }),
    [show, sendToMarkRead],
  );
  return (
    <>
      <PanelList
        list="contactMessages"
        snapshot={snapshot}
        send={send}
        words={text}
        filters={filters}
        chips={chips}
        csvName={text.csvName}
        columns={columns}
        rowOf={rowOf}
      />
      {open && (
        <MessageBodyDialog
          title={open.subject}
          lead={text.from(`${open.name} ${open.last_name}`, open.phone, open.email, dateText(open.tarih))}
          body={open.message}
          onClose={() => show(undefined)}
        />
      )}
    </>
  );
}
