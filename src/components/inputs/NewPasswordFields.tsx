import { passwordText as text } from '../../text/account/resetPassword.ts';
import { PasswordToggle } from './PasswordInput.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { TextInput } from './TextInput.tsx';

interface NewPasswordFieldsProps {
  password: string;
  confirmation: string;
  shown: boolean;
  disabled: boolean;
  passwordError: string | undefined;
  confirmationError: string | undefined;
  onPassword: (value: string) => void;
  onConfirmation: (value: string) => void;
  onToggle: () => void;
}

/** A new password and its confirmation, with the rule beside them (product, 5). */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const type = props.shown ? 'text' : 'password';
  return (
    <>
      <TextInput
        label={text.password}
        name="password"
        type={type}
        value={props.password}
        onChange={props.onPassword}
        error={props.passwordError}
        autoComplete="new-password"
        disabled={props.disabled}
        endAdornment={<PasswordToggle words={text} shown={props.shown} onToggle={props.onToggle} />}
      />
      <TextInput
        label={text.confirmation}
        name="password_confirmation"
        type={type}
        value={props.confirmation}
        onChange={props.onConfirmation}
        error={props.confirmationError}
        autoComplete="new-password"
        disabled={props.disabled}
      />
      <PasswordRules password={props.password} />
    </>
  );
}
