import Button from '@mui/material/Button';
import { loginText as text } from '../../text/account/login.ts';
import { TextInput } from './TextInput.tsx';

interface PasswordInputProps {
  value: string;
  shown: boolean;
  onChange: (value: string) => void;
  onToggle: () => void;
  autoFocus?: boolean;
  disabled: boolean;
}

/** The password of a sign-in, with its button to show and hide it. */
export function PasswordInput({ shown, onToggle, ...field }: PasswordInputProps) {
  return (
    <TextInput
      {...field}
      label={text.password}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      endAdornment={
        <Button
          type="button"
          size="small"
          aria-label={shown ? text.hideLabel : text.showLabel}
          onClick={onToggle}
        >
          {shown ? text.hide : text.show}
        </Button>
      }
    />
  );
}
