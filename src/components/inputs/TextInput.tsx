import { type ComponentProps, type ReactNode, useId } from 'react';
import { Field, helpId } from './Field.tsx';
import styles from './inputs.module.css';

interface TextInputProps {
  label: string;
  /** The wire field's name. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Says what is wrong with the value. */
  error?: string | undefined;
  /** Replaces the hint; empty while there is nothing to say, see {@link Field}. */
  warning?: string;
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
  /** Stands at the end of the frame. */
  endAdornment?: ReactNode;
  /** Makes it a multi-line field of this height. */
  rows?: number;
}

/** A text field with a visible label, which is its accessible name. */
export function TextInput(props: TextInputProps) {
  const id = useId();
  const common = {
    id,
    name: props.name,
    className: styles.control,
    value: props.value,
    onChange: (event: { target: { value: string } }) => props.onChange(event.target.value),
    onBlur: props.onBlur,
    placeholder: props.placeholder,
    autoComplete: props.autoComplete,
    autoFocus: props.autoFocus ?? false,
    disabled: props.disabled,
    readOnly: props.readOnly,
    maxLength: props.maxLength,
    inputMode: props.inputMode,
    'aria-required': !props.optional,
    'aria-invalid': props.error ? true : undefined,
    'aria-describedby': props.error || props.warning || props.hint ? helpId(id) : undefined,
  };
  return (
    <Field id={id} label={props.label} error={props.error} warning={props.warning} hint={props.hint}>
      <div className={styles.frame}>
        {props.rows ? (
          <textarea {...common} rows={props.rows} />
        ) : (
          <input {...common} type={props.type ?? 'text'} />
        )}
        {props.endAdornment}
      </div>
    </Field>
  );
}
