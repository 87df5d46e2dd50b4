import Chip from '@mui/material/Chip';
import { createPollingListMachine, type ListAnswer } from '../../../../machines/lists/pollingList.ts';
import {
  loadContactMessages,
  type ReceivedContactMessage,
} from '../../../../machines/messages/loadMessages.ts';
import { formatPhone } from '../../../../rules/people/phone.ts';
import { paths } from '../../../../rules/site/paths.ts';
import type { Column } from '../../../components/lists/columns.ts';
import { assigneeFilter } from '../../../components/lists/filters/AssigneeFilter.tsx';
import { dayFilter } from '../../../components/lists/filters/DayFilters.tsx';
import { selectFilter } from '../../../components/lists/filters/SelectFilter.tsx';
import { PanelList } from '../../../components/lists/PanelList.tsx';
import { PhoneLink } from '../../../components/lists/PhoneLink.tsx';
import { usePanelList } from '../../../components/lists/usePanelList.ts';
import { AnsweredBadge } from '../../../components/records/AnsweredBadge.tsx';
import { timeCell } from '../../../text/fileCells.ts';
import { dateText } from '../../../text/formats.ts';
import { messagesText } from '../../../text/messages/messages.ts';
import { workText } from '../../../text/work.ts';

const text = messagesText.received;
const { states } = workText;
const listMachine = createPollingListMachine<ListAnswer<ReceivedContactMessage>>();

/** Erased personal data leave nobody to answer. */
const isErased = ({ phone }: ReceivedContactMessage) => phone === '';

function stateText(message: ReceivedContactMessage): string {
  const { answered } = message;
  if (answered) return text.answeredBy(states.answered, dateText(answered.tarih), answered.by);
  return isErased(message) ? '' : states.waiting;
}

const columns: Column<ReceivedContactMessage>[] = [
  {
    field: 'tarih',
    label: text.columns.tarih,
    cell: (row) => dateText(row.tarih),
    file: (row) => timeCell(row.tarih),
    width: 166,
  },
  {
    field: 'name',
    label: text.columns.name,
    cell: ({ name, last_name, read }) => (
      <>
        {name} {last_name} {!read && <Chip component="span" size="small" color="info" label={text.unread} />}
      </>
    ),
    file: ({ name, last_name }) => `${name} ${last_name}`,
    card: 'title',
    width: 168,
    grows: true,
  },
  {
    field: 'phone',
    label: text.columns.phone,
    cell: ({ phone }) => <PhoneLink phone={phone} />,
    file: ({ phone }) => formatPhone(phone),
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
    width: 130,
    grows: true,
  },
  {
    field: 'message',
    label: text.columns.message,
    cell: ({ message }) => message,
    hidden: 'narrow',
    unsorted: true,
    card: 'wide',
    width: 180,
    grows: true,
  },
  {
    field: 'assignee',
    label: text.columns.assignee,
    cell: ({ assignee }) => assignee?.name ?? '',
    unsorted: true,
    width: 100,
  },
  {
    field: 'state',
    label: text.columns.state,
    cell: (row) => !isErased(row) && <AnsweredBadge isAnswered={row.answered !== undefined} />,
    file: stateText,
    card: 'state',
    unsorted: true,
    width: 124,
  },
];

const filters = [
  selectFilter({
    name: 'answered',
    label: text.filters.answered,
    choices: [
      { value: 'false', label: states.waiting },
      { value: 'true', label: states.answered },
    ],
  }),
  assigneeFilter,
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
const chips = {
  [text.all]: {},
  [text.waiting]: { answered: 'false' },
  [text.mine]: { answered: 'false', assignee: 'mine' },
};

/** The messages of the contact form, each a link to its page. */
export default function MessagesPage() {
  const [snapshot, send] = usePanelList(listMachine, loadContactMessages);
  return (
    <PanelList
      list="contactMessages"
      snapshot={snapshot}
      send={send}
      words={text}
      filters={filters}
      chips={chips}
      fileName={text.fileName}
      columns={columns}
      rowOf={({ id }) => ({ id, href: paths.adminMessage.to(id) })}
    />
  );
}
