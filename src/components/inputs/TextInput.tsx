import OutlinedInput from '@mui/material/OutlinedInput';
import { type ComponentProps, useId } from 'react';
import { Field, helpId } from './Field.tsx';

interface TextInputProps {
  label: string;
  /** The wire field's name. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The broken rule. */
  error?: string | undefined;
  hint?: string;
  placeholder?: string;
  type?: 'text' | 'tel' | 'email' | 'password' | 'url';
  autoComplete?: string;
  inputMode?: ComponentProps<'input'>['inputMode'];
  maxLength?: number;
  autoFocus?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** The field may be empty. */
  optional?: boolean;
  endAdornment?: ComponentProps<'div'>['children'];
  /** Makes it a multi-line field of this height. */
  rows?: number;
}

/** A text field with a visible label, which is its accessible name. */
export function TextInput(props: TextInputProps) {
  const id = useId();
  return (
    <Field id={id} label={props.label} error={props.error} hint={props.hint} disabled={props.disabled}>
      <OutlinedInput
        id={id}
        name={props.name}
        {...(props.rows ? { multiline: true, rows: props.rows } : { type: props.type ?? 'text' })}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete}
        autoFocus={props.autoFocus ?? false}
        endAdornment={props.endAdornment}
        inputProps={{
          'aria-required': !props.optional,
          'aria-describedby': props.error || props.hint ? helpId(id) : undefined,
          inputMode: props.inputMode,
          readOnly: props.readOnly,
          maxLength: props.maxLength,
        }}
      />
    </Field>
  );
}
