import { PasswordDialog } from '../../../components/dialogs/PasswordDialog.tsx';
import { profileText } from '../../../text/account/profile.ts';
import { currentPasswordText as text } from '../../../text/account/sessions.ts';
import type { ProfileProps } from './profileProps.ts';

/** Asks for the current password before a new password, address or phone is saved. */
export function CurrentPasswordDialog({ snapshot, send }: ProfileProps) {
  const { currentPassword, passwordShown, problem } = snapshot.context;
  return (
    <PasswordDialog
      intro={text.intro}
      confirmLabel={text.confirm}
      password={currentPassword}
      shown={passwordShown}
      error={snapshot.matches({ proving: 'missing' }) ? text.missing : problem?.fields.current_password}
      failure={
        problem && !problem.fields.current_password
          ? (problem.serverMessage ?? profileText.saveFailed)
          : undefined
      }
      busy={snapshot.hasTag('busy')}
      onChange={(value) => send({ type: 'currentPassword.change', value })}
      onToggle={() => send({ type: 'password.toggle' })}
      onSubmit={() => send({ type: 'form.submit' })}
      onClose={() => send({ type: 'dialog.close' })}
    />
  );
}
