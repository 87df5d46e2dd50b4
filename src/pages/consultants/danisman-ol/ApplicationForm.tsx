import Alert from '@mui/material/Alert';
import { useMachine } from '@xstate/react';
import { applicationMachine, isPhoneDoubtful } from '../../../../machines/consultants/application.ts';
import {
  type ApplicationField,
  type ApplicationFile,
  applicationFaults,
} from '../../../../rules/consultants/applicationForm.ts';
import { acceptOf, uploadLimits } from '../../../../rules/documents/uploadLimits.ts';
import { newKey } from '../../../browser/newKey.ts';
import { LeavePrompt } from '../../../components/dialogs/LeavePrompt.tsx';
import { MessageDialog } from '../../../components/dialogs/MessageDialog.tsx';
import { FileField } from '../../../components/files/FileField.tsx';
import { UploadBar } from '../../../components/files/UploadBar.tsx';
import { FormGrid, SubmitButton, WholeRow } from '../../../components/inputs/FormGrid.tsx';
import { personFaultText, personInputs } from '../../../components/inputs/personInputs.ts';
import { choicesOf, SelectInput } from '../../../components/inputs/SelectInput.tsx';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { FormOutcome } from '../../../components/notices/FormOutcome.tsx';
import { KvkkSentence } from '../../../components/notices/KvkkSentence.tsx';
import { useClient } from '../../../site/services.tsx';
import { applicationText as text } from '../../../text/consultants/application.ts';
import { fileText } from '../../../text/documents/files.ts';
import { fieldText } from '../../../text/fields.ts';
import { leaveApplicationText } from '../../../text/leavePrompt.ts';

const errorText = { ...personFaultText, fileMissing: fileText.missing };

/** The application form (product, 3, 5 and 8); errors are shown after the first try to send. */
export function ApplicationForm() {
  const client = useClient();
  const [snapshot, send] = useMachine(applicationMachine, { input: { client, newKey } });
  const { fields, files, fileFaults, problem, progress } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const incomplete = snapshot.matches({ editing: 'incomplete' });
  const errors = incomplete ? applicationFaults(fields, files) : {};
  const errorOf = (field: ApplicationField | ApplicationFile) => {
    const error = errors[field];
    return error ? errorText[error] : problem?.fields[field];
  };
  const bind = (field: ApplicationField) => ({
    name: field,
    value: fields[field],
    onChange: (value: string) => send({ type: 'field.change', field, value }),
    error: errorOf(field),
    disabled: busy,
  });
  const bindFile = (field: ApplicationFile) => {
    const fault = fileFaults[field];
    return {
      name: field,
      accept: acceptOf(uploadLimits.document),
      file: files[field],
      onChoose: (file: File) => send({ type: 'file.choose', field, file }),
      onRemove: () => send({ type: 'file.remove', field }),
      error: fault ? fileText[fault] : errorOf(field),
      disabled: busy,
    };
  };
  const isRefused = Object.keys(problem?.fields ?? {}).length > 0;
  const close = () => send({ type: 'dialog.close' });

  return (
    <FormGrid label={text.formLabel} busy={busy} onSubmit={() => send({ type: 'form.submit' })}>
      <TextInput {...personInputs.name} {...bind('name')} />
      <TextInput {...personInputs.last_name} {...bind('last_name')} />
      <TextInput
        {...personInputs.phone}
        {...bind('phone')}
        placeholder={fieldText.phoneHint}
        onBlur={() => send({ type: 'phone.blur' })}
        warning={isPhoneDoubtful(snapshot.context) ? text.phoneDoubtful : ''}
      />
      <TextInput {...personInputs.email} {...bind('email')} />
      <TextInput {...personInputs.office_name} {...bind('office_name')} />
      <SelectInput
        label={text.position}
        {...bind('office_position_id')}
        choices={choicesOf(text.positions)}
      />
      <WholeRow>
        <FileField label={text.taxPlate} hint={fileText.documentHint} {...bindFile('tax_plate')} />
      </WholeRow>
      <WholeRow>
        <FileField label={text.certificate} hint={fileText.documentHint} {...bindFile('certificate')} />
      </WholeRow>
      <WholeRow>
        <KvkkSentence />
      </WholeRow>
      <SubmitButton loading={busy} disabled={busy}>
        {text.submit}
      </SubmitButton>
      <WholeRow>
        <FormOutcome>
          {incomplete && Object.keys(errors).length > 0 && <Alert severity="error">{text.incomplete}</Alert>}
          {busy && <UploadBar progress={progress} onStop={() => send({ type: 'upload.stop' })} />}
        </FormOutcome>
      </WholeRow>
      <LeavePrompt
        when={Object.values(fields).some(Boolean) || Object.values(files).some(Boolean)}
        words={leaveApplicationText}
        ofVisitor
      />
      {snapshot.matches('sent') && (
        <MessageDialog title={text.sent.title} text={text.sent.text} onClose={close} />
      )}
      {snapshot.matches('failed') && (
        <MessageDialog
          title={text.failed.title}
          text={problem?.serverMessage ?? text.failed.text}
          onClose={close}
          // sending the same values again cannot help
          {...(isRefused ? {} : { onAction: () => send({ type: 'form.submit' }) })}
        />
      )}
    </FormGrid>
  );
}
