import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import type { OutboxMessage } from '../../../../machines/messages/loadMessages.ts';
import { Badge } from '../../../components/records/Badge.tsx';
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
} as const satisfies Record<OutboxMessage['state'], string>;
/** The link of the message no longer works, so that it is not sent again. */
const hasDeadLink = ({ state }: OutboxMessage) => state === 'expired' || state === 'revoked';

const channelOf = (recipient: string) => text.channels[recipient.includes('@') ? 'email' : 'sms'];

/** `field` is the name that the server sorts by. */
export const columns: GridColDef<OutboxMessage>[] = [
  // First, so that a phone shows it beside the button that resends.
  {
    field: 'state',
    headerName: text.columns.state,
    width: 160,
    renderCell: ({ row: { state } }) => <Badge color={colors[state]}>{text.states[state]}</Badge>,
  },
  {
    field: 'tarih',
    headerName: text.columns.tarih,
    width: 170,
    valueGetter: (_, { tarih }) => dateText(tarih),
  },
  {
    field: 'recipient',
    headerName: text.columns.recipient,
    minWidth: 160,
    flex: 1,
    valueGetter: (_, { recipient }) => `${channelOf(recipient)}: ${recipient}`,
  },
  {
    field: 'kind',
    headerName: text.columns.kind,
    width: 140,
    valueGetter: (_, { kind }) => text.kinds[kind],
  },
  { field: 'subject', headerName: text.columns.subject, minWidth: 130, flex: 1, sortable: false },
  {
    field: 'attempts',
    headerName: text.columns.attempts,
    width: 85,
    sortable: false,
    align: 'right',
    headerAlign: 'right',
  },
  {
    field: 'last_error',
    headerName: text.columns.last_error,
    minWidth: 120,
    flex: 1.5,
    sortable: false,
    valueGetter: (_, row) => (hasDeadLink(row) ? text.needsNewLink : (row.last_error ?? text.noError)),
  },
];

export const resendColumn = (onResend: (message: OutboxMessage) => void): GridColDef<OutboxMessage> => ({
  field: 'resend',
  headerName: text.columns.resend,
  width: 145,
  sortable: false,
  renderCell: ({ row, hasFocus }) =>
    hasDeadLink(row) ? null : (
      <Button
        size="small"
        tabIndex={hasFocus ? 0 : -1}
        onClick={() => onResend(row)}
        sx={{ whiteSpace: 'nowrap', px: 1, ml: -1 }}
      >
        {text.resend}
      </Button>
    ),
});
