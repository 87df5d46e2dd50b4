import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { commissionMachine, isTyped } from '../../../../machines/land-requests/commission.ts';
import { LeavePrompt } from '../../../components/dialogs/LeavePrompt.tsx';
import { useBusyForm } from '../../../components/focus/useBusyForm.ts';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { FormOutcome } from '../../../components/notices/FormOutcome.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { useClient } from '../../../site/services.tsx';
import { broughtText } from '../../../text/land-requests/brought.ts';
import { problemText } from '../../../text/problems.ts';

const text = broughtText.record;

interface BroughtPanelProps {
  id: number;
  by: string;
  commission: string;
}

/** Who has brought the land request, and the commission that was agreed with them. */
export function BroughtPanel({ id, by, commission }: BroughtPanelProps) {
  const client = useClient();
  const [snapshot, send] = useMachine(commissionMachine, { input: { client, id, commission } });
  const { typed, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const form = useBusyForm({ busy, onSubmit: () => send({ type: 'form.submit' }) });
  return (
    <PanelSection title={text.title} busy={busy}>
      <form {...form}>
        <Stack spacing={1.5}>
          <Typography>
            {text.by}: {by}
          </Typography>
          <TextInput
            label={text.commission}
            name="komisyon"
            value={typed}
            onChange={(value) => send({ type: 'commission.change', value })}
            hint={text.hint}
            error={problem?.fields.komisyon}
            maxLength={100}
            disabled={busy}
            autoComplete="off"
            optional
          />
          <Button
            type="submit"
            variant="outlined"
            sx={{ alignSelf: 'start' }}
            loading={busy}
            disabled={busy || !isTyped(snapshot.context)}
          >
            <span>{text.save}</span>
          </Button>
          <FormOutcome>
            {snapshot.matches({ editing: 'saved' }) && <Alert severity="success">{text.saved}</Alert>}
            {snapshot.matches({ editing: 'failed' }) && (
              <Alert severity="error">
                <div>{text.failed}</div>
                <div>{problemText(problem)}</div>
              </Alert>
            )}
          </FormOutcome>
        </Stack>
      </form>
      <LeavePrompt when={isTyped(snapshot.context)} />
    </PanelSection>
  );
}
