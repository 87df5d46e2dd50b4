import TextField from '@mui/material/TextField';
import { type ComponentProps, useId } from 'react';

interface TextInputProps {
  label: string;
  /** The wire field's name. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Stands beside the field when the value breaks a rule. */
  error?: string | undefined;
  hint?: string;
  placeholder?: string;
  type?: 'text' | 'tel' | 'email' | 'password';
  autoComplete?: string;
  inputMode?: ComponentProps<'input'>['inputMode'];
  maxLength?: number;
  autoFocus?: boolean;
  disabled?: boolean;
  endAdornment?: ComponentProps<'div'>['children'];
}

/** A text field whose visible label is its accessible name, and whose error is read out with it. */
export function TextInput(props: TextInputProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      fullWidth
      label={props.label}
      name={props.name}
      type={props.type ?? 'text'}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      onBlur={props.onBlur}
      error={Boolean(props.error)}
      helperText={props.error ?? props.hint}
      placeholder={props.placeholder}
      autoComplete={props.autoComplete}
      autoFocus={props.autoFocus ?? false}
      disabled={props.disabled ?? false}
      slotProps={{
        htmlInput: { 'aria-required': true, inputMode: props.inputMode, maxLength: props.maxLength },
        input: { endAdornment: props.endAdornment },
      }}
    />
  );
}
