import DialogContentText from '@mui/material/DialogContentText';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { PasswordToggle } from '../../../components/inputs/PasswordInput.tsx';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { loginText } from '../../../text/account/login.ts';
import { currentPasswordText as text } from '../../../text/account/sessions.ts';
import type { ProfileProps } from './profileProps.ts';

/** Asks for the current password, without which a stolen session could take the account over. */
export function CurrentPasswordDialog({ snapshot, send }: ProfileProps) {
  const { currentPassword, passwordShown, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const error = snapshot.matches({ proving: 'missing' }) ? text.missing : problem?.fields.current_password;
  return (
    <FormDialog
      title={text.title}
      alert={<DialogContentText>{text.intro}</DialogContentText>}
      submitLabel={text.confirm}
      busy={busy}
      isTyped={false}
      onSubmit={() => send({ type: 'form.submit' })}
      onClose={() => send({ type: 'dialog.close' })}
      onDismiss={() => send({ type: 'dialog.close' })}
    >
      <TextInput
        label={text.label}
        name="current_password"
        type={passwordShown ? 'text' : 'password'}
        value={currentPassword}
        onChange={(value) => send({ type: 'currentPassword.change', value })}
        error={error}
        autoComplete="current-password"
        autoFocus
        disabled={busy}
        endAdornment={
          <PasswordToggle
            words={loginText}
            shown={passwordShown}
            onToggle={() => send({ type: 'password.toggle' })}
          />
        }
      />
    </FormDialog>
  );
}
