import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { webhooksMachine } from '../../../../machines/webhooks/webhooks.ts';
import { ListHead } from '../../../components/lists/ListHead.tsx';
import { PanelGrid } from '../../../components/lists/PanelGrid.tsx';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { useToast } from '../../../components/notices/Toasts.tsx';
import { useClient } from '../../../site/services.tsx';
import { webhooksText as text } from '../../../text/webhooks/webhooks.ts';
import { columnsOf } from './columns.tsx';
import { DeliveriesSection } from './DeliveriesSection.tsx';
import { WebhookDialogs } from './WebhookDialogs.tsx';

/** The programs that are told what happens to land requests, and what they were told. */
export default function WebhooksPage() {
  const client = useClient();
  const toast = useToast();
  const [snapshot, send] = useMachine(
    webhooksMachine.provide({
      actions: {
        showToast: (_, { done }) => toast({ type: 'toast.show', toast: { text: text.done[done] } }),
      },
    }),
    { input: { client } },
  );
  const { webhooks, problem } = snapshot.context;
  return (
    <>
      <ListHead
        title={text.title}
        lead={text.lead}
        action={
          <Button variant="contained" disabled={!webhooks} onClick={() => send({ type: 'form.open' })}>
            {text.add}
          </Button>
        }
      />
      {snapshot.matches('failed') && <LoadFailure text={text.loadFailed} problem={problem} send={send} />}
      {webhooks?.length === 0 && <Typography color="textSecondary">{text.empty}</Typography>}
      {!snapshot.matches('failed') && webhooks?.length !== 0 && (
        <PanelGrid
          label={text.title}
          rows={webhooks ?? []}
          columns={columnsOf(send)}
          rowOf={({ id }) => ({ id })}
          busy={snapshot.hasTag('busy')}
          rowsGrow
        />
      )}
      {webhooks && webhooks.length > 0 && <DeliveriesSection webhooks={webhooks} />}
      <WebhookDialogs snapshot={snapshot} send={send} />
    </>
  );
}
