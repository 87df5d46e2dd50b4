import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { profileMachine } from '../../../machines/account/profile.ts';
import type { resetPasswordMachine } from '../../../machines/account/resetPassword.ts';
import { passwordText as text } from '../../text/account/resetPassword.ts';
import { PasswordToggle } from './PasswordInput.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { TextInput } from './TextInput.tsx';

interface NewPasswordFieldsProps {
  snapshot: SnapshotFrom<typeof resetPasswordMachine> | SnapshotFrom<typeof profileMachine>;
  send: (event: EventFromLogic<typeof resetPasswordMachine>) => void;
}

/** A new password and its confirmation, with the rule beside them (product, 5). */
export function NewPasswordFields({ snapshot, send }: NewPasswordFieldsProps) {
  const { password, confirmation, passwordShown, problem } = snapshot.context;
  const type = passwordShown ? 'text' : 'password';
  const disabled = snapshot.hasTag('busy');
  return (
    <>
      <TextInput
        label={text.password}
        name="password"
        type={type}
        value={password}
        onChange={(value) => send({ type: 'password.change', value })}
        error={snapshot.matches({ editing: 'weak' }) ? text.weak : problem?.fields.password}
        autoComplete="new-password"
        disabled={disabled}
        endAdornment={
          <PasswordToggle
            words={text}
            shown={passwordShown}
            onToggle={() => send({ type: 'password.toggle' })}
          />
        }
      />
      <TextInput
        label={text.confirmation}
        name="password_confirmation"
        type={type}
        value={confirmation}
        onChange={(value) => send({ type: 'confirmation.change', value })}
        error={snapshot.matches({ editing: 'mismatched' }) ? text.mismatched : undefined}
        autoComplete="new-password"
        disabled={disabled}
      />
      <PasswordRules password={password} />
    </>
  );
}
