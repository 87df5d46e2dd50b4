import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { createProvenCallMachine } from '../../../machines/account/provenCall.ts';
import { provenCallText as text } from '../../text/account/provenCall.ts';
import { currentPasswordText } from '../../text/account/sessions.ts';
import { problemText } from '../../text/problems.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

type ProvenCallRef<Call, Answer> = ActorRefFrom<ReturnType<typeof createProvenCallMachine<Call, Answer>>>;

/** Whether the server has asked for the current password. */
export function useAsksForPassword<Call, Answer>(call: ProvenCallRef<Call, Answer> | undefined): boolean {
  return useSelector(
    call,
    (current) =>
      current !== undefined && (current.matches('proving') || current.context.currentPassword !== ''),
  );
}

interface ProvenCallDialogProps<Call, Answer> {
  call: ProvenCallRef<Call, Answer>;
  /** The form whose call it is has typed text, so that leaving the page asks first. */
  isTyped?: boolean;
}

/** Asks for the current password of a call that needs it. */
export function ProvenCallDialog<Call, Answer>({ call, isTyped }: ProvenCallDialogProps<Call, Answer>) {
  const snapshot = useSelector(call, (current) => current);
  const { currentPassword, passwordShown, problem } = snapshot.context;
  const isMissing = snapshot.matches({ proving: 'missing' });
  return (
    <PasswordDialog
      intro={text.intro}
      confirmLabel={text.confirm}
      password={currentPassword}
      shown={passwordShown}
      error={isMissing ? currentPasswordText.missing : problem?.fields.current_password}
      failure={problem && !problem.fields.current_password ? problemText(problem) : undefined}
      isTyped={isTyped ?? false}
      busy={snapshot.hasTag('busy')}
      onChange={(value) => call.send({ type: 'currentPassword.change', value })}
      onToggle={() => call.send({ type: 'password.toggle' })}
      onSubmit={() => call.send({ type: 'form.submit' })}
      onClose={() => call.send({ type: 'dialog.close' })}
    />
  );
}
