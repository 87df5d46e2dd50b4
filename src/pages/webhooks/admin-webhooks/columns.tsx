import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { EventFromLogic } from 'xstate';
import {
  type Webhook,
  type WebhookMove,
  webhookEvents,
  type webhooksMachine,
} from '../../../../machines/webhooks/webhooks.ts';
import type { Column } from '../../../components/lists/columns.ts';
import { dateText, numberText } from '../../../text/formats.ts';
import { webhooksText as text } from '../../../text/webhooks/webhooks.ts';

type Send = (event: EventFromLogic<typeof webhooksMachine>) => void;

export const columnsOf = (send: Send): Column<Webhook>[] => [
  {
    field: 'address',
    label: text.columns.address,
    cell: ({ address }) => <Box sx={{ overflowWrap: 'anywhere' }}>{address}</Box>,
    card: 'title',
    width: 220,
    grows: true,
  },
  {
    field: 'events',
    label: text.columns.events,
    cell: ({ events }) =>
      events.length === webhookEvents.length ? text.allEvents : text.someEvents(events.length),
    width: 90,
  },
  {
    field: 'state',
    label: text.columns.state,
    cell: (webhook) => <State webhook={webhook} />,
    card: 'wide',
    width: 210,
  },
  {
    field: 'waiting',
    label: text.columns.waiting,
    cell: ({ waiting }) => numberText(waiting),
    kind: 'number',
    width: 100,
  },
  {
    field: 'actions',
    label: text.columns.actions,
    cell: (webhook) => <Actions webhook={webhook} send={send} />,
    card: 'wide',
    width: 370,
  },
];

/** Whether it is told, what it was not told, and what holds it up. */
function State({ webhook: { active, given_up, ended_at, slowed_until, both_until } }: { webhook: Webhook }) {
  const notes = [
    ended_at && text.states.ended(dateText(ended_at)),
    active && slowed_until && text.states.slowed(dateText(slowed_until)),
    both_until && text.states.both(dateText(both_until)),
  ].filter((note) => note !== undefined && note !== false);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, py: 0.5 }}>
      <Chip
        component="span"
        size="small"
        color={active ? 'success' : 'default'}
        label={active ? text.states.on : text.states.off}
      />
      {given_up > 0 && (
        <Chip component="span" size="small" color="error" label={text.states.givenUp(given_up)} />
      )}
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </Box>
  );
}

const buttonStyle = { px: 1 } as const;

function Actions({ webhook, send }: { webhook: Webhook; send: Send }) {
  const ask = (move: WebhookMove) => (
    <Button size="small" sx={buttonStyle} onClick={() => send({ type: 'move.ask', webhook, move })}>
      {text.moves[move]}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1 }}>
      <Button size="small" sx={buttonStyle} onClick={() => send({ type: 'form.open', webhook })}>
        {text.edit}
      </Button>
      {/* one button for both, which keeps the focus */}
      {ask(webhook.active ? 'switchOff' : 'switchOn')}
      {ask('changeSecret')}
      {ask('remove')}
    </Box>
  );
}
