import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { correctionMachine } from '../../../../machines/consultants/correction.ts';
import {
  type CorrectionField,
  correctedFields,
  correctionFaults,
} from '../../../../rules/consultants/correctionForm.ts';
import { canReceiveSms } from '../../../../rules/people/phone.ts';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { personFaultText, personInputs } from '../../../components/inputs/personInputs.ts';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { consultantsText } from '../../../text/consultants/consultants.ts';
import { fieldText } from '../../../text/fields.ts';
import { problemText } from '../../../text/problems.ts';

const text = consultantsText.correction;

/** The form in which an admin corrects a consultant's phone and office. */
export function CorrectionDialog({ correction }: { correction: ActorRefFrom<typeof correctionMachine> }) {
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
  return (
    <FormDialog
      title={text.title}
      alert={
        <>
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
        </>
      }
      submitLabel={text.save}
      busy={busy}
      isTyped={correctedFields(fields, consultant).length > 0}
      onSubmit={() => correction.send({ type: 'form.submit' })}
      onClose={() => correction.send({ type: 'dialog.close' })}
      onDismiss={() => correction.send({ type: 'dialog.dismiss' })}
    >
      <TextInput
        {...bind('phone')}
        autoFocus
        placeholder={fieldText.phoneHint}
        warning={fields.phone.trim() !== '' && !canReceiveSms(fields.phone) ? consultantsText.noSms : ''}
      />
      <TextInput {...bind('office_name')} />
      {consultant.status === 1 && consultant.is_deleted === 0 && (
        <Typography variant="body2" color="text.secondary">
          {text.endsLinks}
        </Typography>
      )}
    </FormDialog>
  );
}
