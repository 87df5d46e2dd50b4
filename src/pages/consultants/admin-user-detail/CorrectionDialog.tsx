import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { correctionMachine } from '../../../../machines/consultants/correction.ts';
import {
  type CorrectionField,
  correctedFields,
  correctionFaults,
} from '../../../../rules/consultants/correctionForm.ts';
import { canReceiveSms } from '../../../../rules/people/phone.ts';
import { LeavePrompt } from '../../../components/dialogs/LeavePrompt.tsx';
import { focusFirstInvalid } from '../../../components/focus/focusFirstInvalid.ts';
import { useFocusDuringCall } from '../../../components/focus/useFocusDuringCall.ts';
import { personFaultText, personInputs } from '../../../components/inputs/personInputs.ts';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { consultantsText } from '../../../text/consultants/consultants.ts';
import { dialogText } from '../../../text/dialogs.ts';
import { fieldText } from '../../../text/fields.ts';
import { problemText } from '../../../text/problems.ts';

const text = consultantsText.correction;

/** The form in which an admin corrects a consultant's phone and office. */
export function CorrectionDialog({ correction }: { correction: ActorRefFrom<typeof correctionMachine> }) {
  const titleId = useId();
  const snapshot = useSelector(correction, (current) => current);
  const { fields, consultant, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const faults = snapshot.matches({ editing: 'incomplete' }) ? correctionFaults(fields, consultant) : {};
  const bind = (field: CorrectionField) => {
    const fault = faults[field];
    return {
      ...personInputs[field],
      name: field,
      value: fields[field],
      onChange: (value: string) => correction.send({ type: 'field.change', field, value }),
      error: fault ? personFaultText[fault] : problem?.fields[field],
      disabled: busy,
      autoComplete: 'off',
    };
  };
  const form = useFocusDuringCall(busy);
  const close = () => correction.send({ type: 'dialog.close' });
  const dismiss = () => correction.send({ type: 'dialog.dismiss' });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={dismiss} aria-labelledby={titleId} aria-busy={busy}>
      <form
        ref={form}
        tabIndex={-1}
        aria-label={busy ? dialogText.busy : undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          correction.send({ type: 'form.submit' });
          focusFirstInvalid(event.currentTarget);
        }}
      >
        <DialogTitle id={titleId}>{text.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <div aria-live="polite">
              {snapshot.matches({ editing: 'outdated' }) && (
                <Alert severity="warning">
                  {text.outdated} {consultant.phone}, {consultant.office_name}
                </Alert>
              )}
              {snapshot.matches({ editing: 'failed' }) && (
                <Alert severity="error">
                  {consultantsText.failed.move} {problemText(problem)}
                </Alert>
              )}
            </div>
            <TextInput
              {...bind('phone')}
              autoFocus
              placeholder={fieldText.phoneHint}
              warning={
                fields.phone.trim() !== '' && !canReceiveSms(fields.phone) ? consultantsText.noSms : ''
              }
            />
            <TextInput {...bind('office_name')} />
            {consultant.status === 1 && consultant.is_deleted === 0 && (
              <Typography variant="body2" color="text.secondary">
                {text.endsLinks}
              </Typography>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={busy}>
            {dialogText.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={busy}>
            {text.save}
          </Button>
        </DialogActions>
      </form>
      <LeavePrompt when={correctedFields(fields, consultant).length > 0} />
    </Dialog>
  );
}
