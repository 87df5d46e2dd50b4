import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { use } from 'react';
import type { OutboxMessage } from '../../../../machines/messages/loadMessages.ts';
import { CellTabIndex, type Column } from '../../../components/lists/columns.ts';
import { numberCell, timeCell } from '../../../text/fileCells.ts';
import { dateText } from '../../../text/formats.ts';
import { messagesText } from '../../../text/messages/messages.ts';
import { RecordCell, recordText } from './MessageRecord.tsx';

const text = messagesText.outbox;
const colors = {
  waiting: 'info',
  sent: 'info',
  delivered: 'success',
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
  if (kind === 'applicationRefused' || kind === 'membershipClosed') return text.wasRestored;
  return kind === 'offerMade' ? text.hasDeadOffer : text.needsNewLink;
};

/** Why a message was not delivered. */
export const whyOf = (row: OutboxMessage) => (isDead(row) ? whyDead(row) : (row.last_error ?? text.noError));

export const columnsWith = (onResend: (message: OutboxMessage) => void): Column<OutboxMessage>[] => [
  {
    field: 'state',
    label: text.columns.state,
    cell: ({ state }) => (
      <Chip component="span" size="small" color={colors[state]} label={text.states[state]} />
    ),
    file: ({ state }) => text.states[state],
    width: 140,
    card: 'state',
  },
  {
    field: 'tarih',
    label: text.columns.tarih,
    cell: (row) => dateText(row.tarih),
    file: (row) => timeCell(row.tarih),
    width: 158,
  },
  {
    field: 'about',
    label: text.columns.about,
    cell: (row) => <RecordCell message={row} />,
    file: recordText,
    width: 170,
    grows: true,
    unsorted: true,
    card: 'title',
  },
  {
    field: 'recipient',
    label: text.columns.recipient,
    cell: ({ recipient }) => text.addressed(recipient),
    width: 170,
    grows: true,
    card: 'wide',
  },
  {
    field: 'kind',
    label: text.columns.kind,
    cell: ({ kind }) => text.kinds[kind],
    width: 120,
    hidden: 'narrow',
  },
  {
    field: 'subject',
    label: text.columns.subject,
    cell: ({ subject }) => subject,
    width: 120,
    grows: true,
    // the kind says it, and so does the opened message
    hidden: 'always',
    unsorted: true,
    card: 'wide',
  },
  {
    field: 'attempts',
    label: text.columns.attempts,
    cell: (row) => row.attempts,
    width: 84,
    hidden: 'always',
    unsorted: true,
    kind: 'number',
  },
  {
    field: 'last_error',
    label: text.columns.last_error,
    cell: whyOf,
    width: 120,
    grows: true,
    hidden: 'narrow',
    unsorted: true,
    card: 'wide',
  },
  {
    field: 'parts',
    label: text.columns.parts,
    cell: ({ parts }) => (parts === undefined ? text.notTold : parts),
    width: 70,
    hidden: 'narrow',
    unsorted: true,
    kind: 'number',
  },
  {
    field: 'cost',
    label: text.columns.cost,
    cell: ({ cost }) => (cost === undefined ? text.notTold : text.credits(cost)),
    file: ({ cost }) => numberCell(cost, cost === undefined ? text.notTold : text.credits(cost)),
    width: 96,
    hidden: 'narrow',
    unsorted: true,
    kind: 'number',
  },
  {
    field: 'resend',
    label: text.columns.resend,
    file: false,
    width: 140,
    cell: (row) => !isDead(row) && <ResendButton onPress={() => onResend(row)} />,
    unsorted: true,
  },
];

// MUI's button always has a tab index
const removeTabIndex = (button: HTMLElement | null) => button?.removeAttribute('tabindex');

function ResendButton({ onPress }: { onPress: () => void }) {
  const isInCard = use(CellTabIndex) === undefined;
  return (
    <Button
      ref={isInCard ? removeTabIndex : null}
      size="small"
      tabIndex={-1}
      onClick={onPress}
      sx={{ whiteSpace: 'nowrap', px: 1, py: 0, minHeight: '2rem' }}
    >
      {text.resend}
    </Button>
  );
}
