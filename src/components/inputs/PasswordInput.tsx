import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { loginText } from '../../text/account/login.ts';
import { TextInput } from './TextInput.tsx';

type TextInputProps = ComponentProps<typeof TextInput>;

interface PasswordInputProps
  extends Pick<TextInputProps, 'value' | 'onChange' | 'error' | 'autoFocus' | 'disabled'> {
  shown: boolean;
  onToggle: () => void;
}

/** The current password, with a button to show and hide it. */
export function PasswordInput({ shown, onToggle, ...field }: PasswordInputProps) {
  return (
    <TextInput
      {...field}
      label={loginText.password}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      endAdornment={<PasswordToggle words={loginText} shown={shown} onToggle={onToggle} />}
    />
  );
}

interface PasswordToggleProps {
  words: { show: string; showLabel: string; hide: string; hideLabel: string };
  shown: boolean;
  onToggle: () => void;
}

export function PasswordToggle({ words, shown, onToggle }: PasswordToggleProps) {
  return (
    <Button
      type="button"
      size="small"
      sx={{ flex: 'none' }}
      aria-label={shown ? words.hideLabel : words.showLabel}
      onClick={onToggle}
    >
      <span>{shown ? words.hide : words.show}</span>
    </Button>
  );
}
