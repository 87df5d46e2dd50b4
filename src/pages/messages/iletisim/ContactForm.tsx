import Alert from '@mui/material/Alert';
import { useMachine } from '@xstate/react';
import {
  type ContactField,
  contactFaults,
  contactMachine,
  warnsOfPhone,
} from '../../../../machines/messages/contact.ts';
import { newKey } from '../../../browser/newKey.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { LeavePrompt } from '../../../components/dialogs/LeavePrompt.tsx';
import { FormGrid, WholeRow } from '../../../components/inputs/FormGrid.tsx';
import { personFaultText, personInputs } from '../../../components/inputs/personInputs.ts';
import { SendButton } from '../../../components/inputs/SendButton.tsx';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { FormOutcome } from '../../../components/notices/FormOutcome.tsx';
import { KvkkSentence } from '../../../components/notices/KvkkSentence.tsx';
import { useClient } from '../../../site/services.tsx';
import { fieldText } from '../../../text/fields.ts';
import { leaveMessageText } from '../../../text/leavePrompt.ts';
import { contactText as text } from '../../../text/messages/contact.ts';
import { problemText } from '../../../text/problems.ts';

/** The contact form (product, 5 and 8); errors are shown after the first try to send. */
export function ContactForm() {
  const client = useClient();
  const [snapshot, send] = useMachine(contactMachine, { input: { client, newKey } });
  const { message, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const faults = snapshot.matches({ editing: 'incomplete' }) ? contactFaults(message) : {};
  const errorOf = (field: ContactField) => {
    const fault = faults[field];
    return fault ? personFaultText[fault] : problem?.fields[field];
  };
  const bind = (field: ContactField) => ({
    name: field,
    value: message[field],
    onChange: (value: string) => send({ type: 'field.change', field, value }),
    error: errorOf(field),
    disabled: busy,
  });

  const hydrated = useHydrated();

  return (
    <FormGrid label={text.formLabel} busy={busy} onSubmit={() => send({ type: 'form.submit' })}>
      <TextInput {...personInputs.name} {...bind('name')} />
      <TextInput {...personInputs.last_name} {...bind('last_name')} />
      <TextInput
        {...personInputs.phone}
        {...bind('phone')}
        placeholder={fieldText.phoneHint}
        onBlur={() => send({ type: 'phone.blur' })}
        warning={warnsOfPhone(snapshot.context) ? fieldText.phoneWarning : ''}
      />
      <TextInput {...personInputs.email} {...bind('email')} label={text.emailOptional} optional />
      <WholeRow>
        <TextInput label={text.subject} {...bind('subject')} maxLength={200} />
      </WholeRow>
      <WholeRow>
        <TextInput label={text.message} {...bind('message')} rows={6} maxLength={5000} />
      </WholeRow>
      <WholeRow>
        <KvkkSentence />
      </WholeRow>
      <WholeRow>
        <SendButton loading={busy} disabled={busy || !hydrated} sx={{ width: { xs: '100%', sm: 'auto' } }}>
          {text.submit}
        </SendButton>
      </WholeRow>
      <WholeRow>
        <FormOutcome>
          {snapshot.matches({ editing: 'sent' }) && <Alert severity="success">{text.sent}</Alert>}
          {snapshot.matches({ editing: 'failed' }) && (
            <Alert severity="error">
              <div>{text.failed}</div>
              <div>{problemText(problem)}</div>
            </Alert>
          )}
        </FormOutcome>
      </WholeRow>
      <LeavePrompt when={Object.values(message).some(Boolean)} words={leaveMessageText} ofVisitor />
    </FormGrid>
  );
}
