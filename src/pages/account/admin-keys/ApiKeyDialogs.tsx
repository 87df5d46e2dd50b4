import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { type ApiKeyScope, type apiKeysMachine, isTyped } from '../../../../machines/account/apiKeys.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { MessageDialog } from '../../../components/dialogs/MessageDialog.tsx';
import { ProvenCallDialog, useAsksForPassword } from '../../../components/dialogs/ProvenCallDialog.tsx';
import { SelectInput } from '../../../components/inputs/SelectInput.tsx';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { CopyButton } from '../../../components/records/CopyButton.tsx';
import { apiKeysText as text } from '../../../text/account/apiKeys.ts';
import { problemText } from '../../../text/problems.ts';

interface ApiKeysProps {
  snapshot: SnapshotFrom<typeof apiKeysMachine>;
  send: (event: EventFromLogic<typeof apiKeysMachine>) => void;
}

/** The form of a new key, the key itself, and the question before one is revoked. */
export function ApiKeyDialogs({ snapshot, send }: ApiKeysProps) {
  const { made, revoked, fields } = snapshot.context;
  const { makeKey, revokeKey } = snapshot.children;
  const asksForPassword = useAsksForPassword(makeKey);
  const revoking = useSelector(revokeKey, (current) => current);
  if (makeKey && asksForPassword) return <ProvenCallDialog call={makeKey} isTyped />;
  if (snapshot.matches('editing') || snapshot.matches('making'))
    return <ApiKeyForm snapshot={snapshot} send={send} />;
  if (made !== undefined) return <MadeKey made={made} name={fields.name.trim()} send={send} />;
  if (!revoking || !revoked) return null;
  return (
    <ConfirmDialog
      title={text.confirm.title}
      confirmLabel={text.confirm.confirm}
      destroys
      busy={revoking.hasTag('busy')}
      error={revoking.matches('failed') ? text.revokeFailed : undefined}
      errorDetail={problemText(revoking.context.problem)}
      onConfirm={() => revokeKey?.send({ type: 'move.confirm' })}
      onCancel={() => revokeKey?.send({ type: 'dialog.close' })}
    >
      {text.confirm.text(revoked)}
    </ConfirmDialog>
  );
}

function ApiKeyForm({ snapshot, send }: ApiKeysProps) {
  const { fields, problem } = snapshot.context;
  const busy = snapshot.matches('making');
  const hasFailed = snapshot.matches({ editing: 'failed' }) && !problem?.fields.name;
  return (
    <FormDialog
      title={text.form.title}
      alert={
        hasFailed && (
          <Alert severity="error">
            {text.form.failed} {problemText(problem)}
          </Alert>
        )
      }
      submitLabel={text.add}
      busy={busy}
      isTyped={isTyped(snapshot.context)}
      onSubmit={() => send({ type: 'form.submit' })}
      onClose={() => send({ type: 'dialog.close' })}
      onDismiss={() => send({ type: 'dialog.dismiss' })}
    >
      <TextInput
        label={text.form.name}
        name="name"
        value={fields.name}
        onChange={(value) => send({ type: 'name.change', value })}
        hint={text.form.nameHint}
        error={snapshot.matches({ editing: 'nameless' }) ? text.form.nameless : problem?.fields.name}
        maxLength={60}
        disabled={busy}
        autoComplete="off"
        autoFocus
      />
      <SelectInput
        label={text.form.scope}
        name="scope"
        value={fields.scope}
        decided
        choices={scopes.map((value) => ({ value, label: text.scopes[value] }))}
        onChange={(value) => send({ type: 'scope.choose', scope: scopeOf(value) })}
        hint={text.form.scopeHint[fields.scope]}
        disabled={busy}
      />
    </FormDialog>
  );
}

const scopes = ['read', 'write'] as const satisfies readonly ApiKeyScope[];
const scopeOf = (value: string): ApiKeyScope => scopes.find((scope) => scope === value) ?? 'read';

/** The key stands here alone: neither Escape nor a click beside the dialog closes it. */
function MadeKey({ made, name, send }: { made: string; name: string; send: ApiKeysProps['send'] }) {
  return (
    <MessageDialog
      title={text.made.title}
      text={text.made.text(name)}
      detail={
        <Box component="span" sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
          <Box component="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
            {made}
          </Box>
          <CopyButton text={made} label={text.made.copy} />
        </Box>
      }
      closeLabel={text.made.close}
      once
      onClose={() => send({ type: 'dialog.close' })}
    />
  );
}
