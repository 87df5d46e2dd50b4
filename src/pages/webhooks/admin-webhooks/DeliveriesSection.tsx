import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import {
  type WebhookDelivery,
  webhookDeliveriesMachine,
} from '../../../../machines/webhooks/webhookDeliveries.ts';
import type { Webhook } from '../../../../machines/webhooks/webhooks.ts';
import { landRequestReference } from '../../../../rules/land-requests/reference.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { SelectInput } from '../../../components/inputs/SelectInput.tsx';
import { PageLink } from '../../../components/links/PageLink.tsx';
import type { Column } from '../../../components/lists/columns.ts';
import { PanelGrid } from '../../../components/lists/PanelGrid.tsx';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { useToast } from '../../../components/notices/Toasts.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { useClient } from '../../../site/services.tsx';
import { dateText } from '../../../text/formats.ts';
import { problemText } from '../../../text/problems.ts';
import { webhooksText } from '../../../text/webhooks/webhooks.ts';

const text = webhooksText.deliveries;
const states = ['queued', 'delivered', 'givenUp'] as const satisfies readonly WebhookDelivery['state'][];

/** What webhooks were told, with a button that tells one again. */
export function DeliveriesSection({ webhooks }: { webhooks: readonly Webhook[] }) {
  const client = useClient();
  const toast = useToast();
  const [snapshot, send] = useMachine(
    webhookDeliveriesMachine.provide({
      actions: {
        showToast: () => toast({ type: 'toast.show', toast: { text: text.resent } }),
        showRefusal: (_, { problem }) =>
          toast({
            type: 'toast.show',
            toast: { text: `${text.resendFailed} ${problemText(problem) ?? ''}`.trim() },
          }),
      },
    }),
    { input: { client } },
  );
  // what was removed or switched on has other deliveries
  const shown = useRef(webhooks);
  useEffect(() => {
    if (shown.current !== webhooks) send({ type: 'list.reload' });
    shown.current = webhooks;
  }, [webhooks, send]);
  const { deliveries, filter, problem } = snapshot.context;
  return (
    <Box sx={{ mt: 4 }}>
      <PanelSection title={text.title} busy={snapshot.hasTag('busy')}>
        <Typography color="textSecondary">{text.lead}</Typography>
        <Box sx={filterStyles}>
          <SelectInput
            label={text.columns.address}
            name="webhook_id"
            value={String(filter.webhookId ?? '')}
            decided
            choices={[
              { value: '', label: text.any },
              ...webhooks.map(({ id, address }) => ({ value: String(id), label: address })),
            ]}
            onChange={(value) =>
              send({ type: 'filter.choose', filter: { webhookId: value === '' ? undefined : Number(value) } })
            }
          />
          <SelectInput
            label={text.columns.state}
            name="state"
            value={filter.state ?? ''}
            decided
            choices={[
              { value: '', label: text.any },
              ...states.map((value) => ({ value, label: text.states[value] })),
            ]}
            onChange={(value) =>
              send({ type: 'filter.choose', filter: { state: states.find((state) => state === value) } })
            }
          />
          <Button onClick={() => send({ type: 'list.reload' })}>{text.reload}</Button>
        </Box>
        {snapshot.matches('failed') && <LoadFailure text={text.loadFailed} problem={problem} send={send} />}
        {deliveries?.length === 0 && <Typography color="textSecondary">{text.empty}</Typography>}
        {!snapshot.matches('failed') && deliveries?.length !== 0 && (
          <PanelGrid
            label={text.title}
            rows={deliveries ?? []}
            columns={columnsOf((id) => send({ type: 'delivery.resend', id }))}
            rowOf={({ id }) => ({ id })}
            busy={snapshot.hasTag('busy')}
            rowsGrow
          />
        )}
      </PanelSection>
    </Box>
  );
}

const filterStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
  alignItems: 'end',
  gap: 2,
  my: 2,
} as const;

const columnsOf = (onResend: (id: number) => void): Column<WebhookDelivery>[] => [
  {
    field: 'event',
    label: text.columns.event,
    cell: ({ event }) => webhooksText.events[event],
    card: 'title',
    width: 170,
    grows: true,
  },
  { field: 'tarih', label: text.columns.time, cell: ({ tarih }) => dateText(tarih), width: 165 },
  {
    field: 'land_request_id',
    label: text.columns.landRequest,
    cell: ({ land_request_id: id }) => (
      <PageLink href={paths.adminLandRequest.to(id)}>{landRequestReference(id)}</PageLink>
    ),
    width: 90,
  },
  {
    field: 'address',
    label: text.columns.address,
    cell: ({ address }) => <Box sx={{ overflowWrap: 'anywhere' }}>{address}</Box>,
    width: 190,
  },
  {
    field: 'state',
    label: text.columns.state,
    cell: ({ state }) => (
      <Chip component="span" size="small" color={colors[state]} label={text.states[state]} />
    ),
    card: 'state',
    width: 130,
  },
  {
    field: 'outcome',
    label: text.columns.outcome,
    cell: (delivery) => <Outcome delivery={delivery} />,
    card: 'wide',
    width: 220,
    grows: true,
  },
  {
    field: 'actions',
    label: text.columns.actions,
    cell: ({ id }) => (
      <Button size="small" sx={{ mx: -1, px: 1, whiteSpace: 'nowrap' }} onClick={() => onResend(id)}>
        {text.resend}
      </Button>
    ),
    card: 'wide',
    width: 140,
  },
];

const colors = { queued: 'default', delivered: 'success', givenUp: 'error' } as const;

/** What the last attempt has brought, and when the next one is due. */
function Outcome({ delivery }: { delivery: WebhookDelivery }) {
  const { attempts, attempted_at, status, failure, next_attempt_at } = delivery;
  const lines = [
    attempted_at && attempts > 0 ? text.attempt(attempts, dateText(attempted_at)) : text.untried,
    [failure && text.failures[failure], status && text.status(status)].filter(Boolean).join(' · '),
    next_attempt_at && attempts > 0 ? text.next(dateText(next_attempt_at)) : '',
  ].filter((line) => line !== '');
  return (
    <Box sx={{ display: 'grid', py: 0.5 }}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Box>
  );
}
