import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type adminFormMachine, isTyped } from '../../../../machines/account/adminForm.ts';
import { type Admin, type AdminFields, adminFaults, hasNamesake } from '../../../../rules/account/team.ts';
import { LeavePrompt } from '../../../components/dialogs/LeavePrompt.tsx';
import { focusFirstInvalid } from '../../../components/focus/focusFirstInvalid.ts';
import { useFocusDuringCall } from '../../../components/focus/useFocusDuringCall.ts';
import { personFaultText, personInputs } from '../../../components/inputs/personInputs.ts';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { teamText as text } from '../../../text/account/team.ts';
import { dialogText } from '../../../text/dialogs.ts';
import { problemText } from '../../../text/problems.ts';

interface AdminFormDialogProps {
  form: ActorRefFrom<typeof adminFormMachine>;
  /** All admins: two of one name would be told apart by their email addresses alone. */
  team: readonly Admin[];
}

/** The form of a new admin, or of the name of a stored one. */
export function AdminFormDialog({ form, team }: AdminFormDialogProps) {
  const titleId = useId();
  const snapshot = useSelector(form, (current) => current);
  const { admin, fields, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const faults = snapshot.matches({ editing: 'incomplete' }) ? adminFaults(fields, admin) : {};
  const bind = (field: keyof AdminFields) => {
    const fault = faults[field];
    return {
      name: field,
      value: fields[field],
      onChange: (value: string) => form.send({ type: 'field.change', field, value }),
      error: fault ? personFaultText[fault] : problem?.fields[field],
      disabled: busy,
      autoComplete: 'off',
    };
  };
  const element = useFocusDuringCall(busy);
  // a refused field says so itself
  const isRefusedField = Object.keys(problem?.fields ?? {}).length > 0;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={() => form.send({ type: 'dialog.dismiss' })}
      aria-labelledby={titleId}
      aria-busy={busy}
    >
      <form
        ref={element}
        tabIndex={-1}
        aria-label={busy ? dialogText.busy : undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.send({ type: 'form.submit' });
          focusFirstInvalid(event.currentTarget);
        }}
      >
        <DialogTitle id={titleId}>{admin ? text.form.rename(admin.name) : text.form.add}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <div aria-live="polite">
              {snapshot.matches({ editing: 'failed' }) && !isRefusedField && (
                <Alert severity="error">
                  {text.formFailed} {problemText(problem)}
                </Alert>
              )}
            </div>
            <TextInput
              {...personInputs.name}
              {...bind('name')}
              label={text.columns.name}
              warning={hasNamesake(team, fields.name, admin) ? text.form.sameName : ''}
              autoFocus
            />
            {!admin && <TextInput {...personInputs.email} {...bind('email')} hint={text.form.email} />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => form.send({ type: 'dialog.close' })} disabled={busy}>
            {dialogText.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={busy}>
            {snapshot.matches({ editing: 'failed' }) && !isRefusedField
              ? dialogText.retry
              : admin
                ? text.form.save
                : text.add}
          </Button>
        </DialogActions>
      </form>
      <LeavePrompt when={isTyped(snapshot.context)} />
    </Dialog>
  );
}
