import Button from '@mui/material/Button';
import type { OutboxMessage } from '../../../../machines/messages/loadMessages.ts';
import type { Column } from '../../../components/lists/ListTable.tsx';
import { Badge } from '../../../components/records/Badge.tsx';
import { MessageBody } from '../../../components/records/MessageBody.tsx';
import { dateText } from '../../../text/formats.ts';
import { messagesText } from '../../../text/messages/messages.ts';

const text = messagesText.outbox;
const colors = {
  waiting: 'info',
  sent: 'success',
  failed: 'warning',
  expired: 'error',
  revoked: 'error',
  givenUp: 'error',
  erased: 'info',
} as const satisfies Record<OutboxMessage['state'], string>;
/** The link, the offer or the text of the message is gone, so that it is not sent again. */
export const isDead = ({ state }: OutboxMessage) => ['expired', 'revoked', 'erased'].includes(state);
const whyDead = ({ kind, state }: OutboxMessage) => {
  if (state === 'erased') return text.wasErased;
  return kind === 'offerMade' ? text.hasDeadOffer : text.needsNewLink;
};

const channelOf = (recipient: string) => text.channels[recipient.includes('@') ? 'email' : 'sms'];

export const columnsWith = (onResend: (message: OutboxMessage) => void): Column<OutboxMessage>[] => [
  {
    field: 'state',
    label: text.columns.state,
    cell: ({ state }) => <Badge color={colors[state]}>{text.states[state]}</Badge>,
    csv: ({ state }) => text.states[state],
    card: 'state',
  },
  { field: 'tarih', label: text.columns.tarih, cell: (row) => dateText(row.tarih), kind: 'short' },
  {
    field: 'recipient',
    label: text.columns.recipient,
    cell: ({ recipient }) => `${channelOf(recipient)}: ${recipient}`,
    card: 'title',
  },
  { field: 'kind', label: text.columns.kind, cell: ({ kind }) => text.kinds[kind] },
  {
    field: 'subject',
    label: text.columns.subject,
    cell: ({ subject, body }) => <MessageBody line={subject} body={body} />,
    csv: ({ subject }) => subject,
    unsorted: true,
    card: 'wide',
  },
  {
    field: 'attempts',
    label: text.columns.attempts,
    cell: (row) => row.attempts,
    unsorted: true,
    kind: 'number',
  },
  {
    field: 'last_error',
    label: text.columns.last_error,
    cell: (row) => (isDead(row) ? whyDead(row) : (row.last_error ?? text.noError)),
    unsorted: true,
    card: 'wide',
  },
  {
    field: 'resend',
    label: text.columns.resend,
    csv: false,
    cell: (row) =>
      isDead(row) ? null : (
        <Button
          size="small"
          onClick={() => onResend(row)}
          sx={{ whiteSpace: 'nowrap', px: 1, py: 0, minHeight: '2rem' }}
        >
          {text.resend}
        </Button>
      ),
    unsorted: true,
  },
];
