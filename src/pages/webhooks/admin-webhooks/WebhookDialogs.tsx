import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { isTyped, webhookEvents, type webhooksMachine } from '../../../../machines/webhooks/webhooks.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { MessageDialog } from '../../../components/dialogs/MessageDialog.tsx';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { CopyButton } from '../../../components/records/CopyButton.tsx';
import { problemText } from '../../../text/problems.ts';
import { webhooksText as text } from '../../../text/webhooks/webhooks.ts';

interface WebhookProps {
  snapshot: SnapshotFrom<typeof webhooksMachine>;
  send: (event: EventFromLogic<typeof webhooksMachine>) => void;
}

/** The form of a webhook, its secret, and the questions before a webhook is changed or removed. */
export function WebhookDialogs({ snapshot, send }: WebhookProps) {
  const { webhook, fields, move, secret, problem } = snapshot.context;
  if (snapshot.matches('editing') || snapshot.matches('saving'))
    return <WebhookForm snapshot={snapshot} send={send} />;
  if (secret !== undefined)
    return <Secret secret={secret} host={hostOf(webhook?.address ?? fields.address.trim())} send={send} />;
  if (!snapshot.matches('moving') || !webhook) return null;
  const words = text.confirm[move];
  return (
    <ConfirmDialog
      title={words.title}
      confirmLabel={words.confirm}
      destroys={move === 'remove'}
      busy={snapshot.hasTag('busy')}
      error={snapshot.matches({ moving: 'failed' }) ? words.failed : undefined}
      errorDetail={problemText(problem)}
      onConfirm={() => send({ type: 'move.confirm' })}
      onCancel={() => send({ type: 'dialog.close' })}
    >
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {words.text(webhook.address)}
      </Box>
    </ConfirmDialog>
  );
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

function WebhookForm({ snapshot, send }: WebhookProps) {
  const { webhook, fields, problem } = snapshot.context;
  const busy = snapshot.matches('saving');
  const isIncomplete = snapshot.matches({ editing: 'incomplete' });
  const hasFailed = snapshot.matches({ editing: 'failed' }) && !problem?.fields.address;
  const isAddressless = isIncomplete && fields.address.trim() === '';
  return (
    <FormDialog
      title={webhook ? text.form.change : text.form.add}
      alert={
        hasFailed && (
          <Alert severity="error">
            {text.form.failed} {problemText(problem)}
          </Alert>
        )
      }
      submitLabel={webhook ? text.form.save : text.add}
      busy={busy}
      isTyped={isTyped(snapshot.context)}
      onSubmit={() => send({ type: 'form.submit' })}
      onClose={() => send({ type: 'dialog.close' })}
      onDismiss={() => send({ type: 'dialog.dismiss' })}
    >
      <TextInput
        label={text.form.address}
        name="address"
        type="url"
        inputMode="url"
        value={fields.address}
        onChange={(value) => send({ type: 'address.change', value })}
        hint={text.form.addressHint}
        error={isAddressless ? text.form.addressless : problem?.fields.address}
        maxLength={500}
        disabled={busy}
        autoComplete="off"
        autoFocus
      />
      <EventChoice snapshot={snapshot} send={send} />
    </FormDialog>
  );
}

function EventChoice({ snapshot, send }: WebhookProps) {
  const { events } = snapshot.context.fields;
  const errorId = useId();
  const disabled = snapshot.matches('saving');
  const isEventless = snapshot.matches({ editing: 'incomplete' }) && events.length === 0;
  const isAll = events.length === webhookEvents.length;
  return (
    <FormControl
      component="fieldset"
      error={isEventless}
      disabled={disabled}
      aria-describedby={isEventless ? errorId : undefined}
    >
      <FormLabel component="legend">{text.form.events}</FormLabel>
      <Button
        size="small"
        sx={{ alignSelf: 'start', my: 0.5, mx: -1, px: 1 }}
        onClick={() => send({ type: 'events.all', chosen: !isAll })}
      >
        <span>{isAll ? text.form.chooseNone : text.form.chooseAll}</span>
      </Button>
      {webhookEvents.map((event) => (
        <FormControlLabel
          key={event}
          label={text.events[event]}
          control={
            <Checkbox
              name="events"
              value={event}
              size="small"
              sx={{ py: 0.375 }}
              checked={events.includes(event)}
              onChange={() => send({ type: 'event.toggle', event })}
            />
          }
        />
      ))}
      <FormHelperText id={errorId} role="status" sx={{ mx: 0 }}>
        {isEventless ? text.form.eventless : ''}
      </FormHelperText>
    </FormControl>
  );
}

/** The secret stands here alone: neither Escape nor a click beside the dialog closes it. */
function Secret({ secret, host, send }: { secret: string; host: string; send: WebhookProps['send'] }) {
  return (
    <MessageDialog
      title={text.secret.title}
      text={text.secret.text(host)}
      detail={
        <Box component="span" sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
          <Box component="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
            {secret}
          </Box>
          <CopyButton text={secret} label={text.secret.copy} />
        </Box>
      }
      closeLabel={text.secret.close}
      once
      onClose={() => send({ type: 'dialog.close' })}
    />
  );
}
