import { type ChangeEvent, type SyntheticEvent, useId, useState } from 'react';
import { dayText } from '../../text/days.ts';
import { Field, helpId } from './Field.tsx';
import styles from './inputs.module.css';

interface DateInputProps {
  label: string;
  /** The wire field's name. */
  name: string;
  /** Such as `2026-11-20`, or empty. */
  value: string;
  onChange: (day: string) => void;
  /** Says what is wrong with the value. */
  error?: string | undefined;
  /** Replaces the hint; empty while there is nothing to say, see {@link Field}. */
  warning?: string;
  hint?: string;
  /** The first and the last day. */
  min?: string;
  max?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  /** The field may be empty. */
  optional?: boolean;
}

/**
 * A day. The browser gives no value for one that is half typed or does not exist, such as 31
 * February: the field says so once it is left, and in {@link holdsUnreadableDay}.
 */
export function DateInput(props: DateInputProps) {
  const id = useId();
  const [isUnreadable, setUnreadable] = useState(false);
  const check = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setUnreadable(currentTarget.validity.badInput);
  const error = isUnreadable ? dayText.unreadable : props.error;
  const control = {
    id,
    name: props.name,
    className: styles.control,
    value: props.value,
    min: props.min,
    max: props.max,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (!target.validity.badInput) setUnreadable(false);
      props.onChange(target.value);
    },
    onBlur: check,
    onInvalid: check,
    autoFocus: props.autoFocus ?? false,
    disabled: props.disabled,
    required: !props.optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || props.warning || props.hint ? helpId(id) : undefined,
  };
  return (
    <Field id={id} label={props.label} error={error} warning={props.warning} hint={props.hint}>
      <div className={styles.frame}>
        <input {...control} type="date" />
      </div>
    </Field>
  );
}

/** Whether a form has a day that the browser cannot read. Its field then says so. */
export function holdsUnreadableDay(form: HTMLFormElement): boolean {
  form.checkValidity();
  return [...form.elements].some((one) => one instanceof HTMLInputElement && one.validity.badInput);
}
