import Alert from '@mui/material/Alert';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { type adminFormMachine, isTyped } from '../../../../machines/account/adminForm.ts';
import { type Admin, type AdminFields, adminFaults, hasNamesake } from '../../../../rules/account/team.ts';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
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
  // a refused field says so itself
  const isRefusedField = Object.keys(problem?.fields ?? {}).length > 0;
  const mayRetry = snapshot.matches({ editing: 'failed' }) && !isRefusedField;
  return (
    <FormDialog
      title={admin ? text.form.rename(admin.name) : text.form.add}
      alert={
        mayRetry && (
          <Alert severity="error">
            {text.formFailed} {problemText(problem)}
          </Alert>
        )
      }
      submitLabel={mayRetry ? dialogText.retry : admin ? text.form.save : text.add}
      busy={busy}
      isTyped={isTyped(snapshot.context)}
      onSubmit={() => form.send({ type: 'form.submit' })}
      onClose={() => form.send({ type: 'dialog.close' })}
      onDismiss={() => form.send({ type: 'dialog.dismiss' })}
    >
      <TextInput
        {...personInputs.name}
        {...bind('name')}
        label={text.columns.name}
        warning={hasNamesake(team, fields.name, admin) ? text.form.sameName : ''}
        autoFocus
      />
      {!admin && <TextInput {...personInputs.email} {...bind('email')} hint={text.form.email} />}
    </FormDialog>
  );
}
