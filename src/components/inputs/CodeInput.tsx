import { loginText as text } from '../../text/account/login.ts';
import { TextInput } from './TextInput.tsx';

interface CodeInputProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
  disabled: boolean;
}

/**
 * A code of a second factor. One field takes codes of the app and recovery codes, because password
 * managers spread a code over two; without a maximum length, as some fill it in with blanks.
 */
export function CodeInput({ hint = text.codeHint, ...props }: CodeInputProps) {
  return (
    <TextInput
      {...props}
      hint={hint}
      label={text.code}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      autoFocus
    />
  );
}
