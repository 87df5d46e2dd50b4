import { type SyntheticEvent, useState } from 'react';
import { dateInputText } from '../../text/dateInput.ts';
import { Field } from './Field.tsx';

interface DateInputProps {
  /** An hour such as `18:00` in place of a day, or both, such as `2026-11-20T18:00`. */
  type?: 'date' | 'time' | 'datetime-local';
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
export function DateInput({ type = 'date', error, min, max, onChange, ...field }: DateInputProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const check = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setUnreadable(currentTarget.validity.badInput);
  return (
    <Field
      {...field}
      type={type}
      error={isUnreadable ? dateInputText.unreadable[type] : error}
      onChange={({ target }) => {
        if (!target.validity.badInput) setUnreadable(false);
        onChange(target.value);
      }}
      onBlur={check}
      attributes={{ min, max, onInvalid: check, required: !field.optional }}
    />
  );
}

/** Whether a form has a day that the browser cannot read. Its field then says so. */
export function holdsUnreadableDay(form: HTMLFormElement): boolean {
  form.checkValidity();
  return [...form.elements].some((one) => one instanceof HTMLInputElement && one.validity.badInput);
}
