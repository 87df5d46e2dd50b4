import { type Ref, useId } from 'react';
import { fieldText } from '../../text/fields.ts';
import { Field, helpId } from './Field.tsx';
import styles from './inputs.module.css';

export interface Choice {
  value: string;
  label: string;
}
interface SelectInputProps {
  label: string;
  /** The wire field's name. */
  name: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  autoFocus?: boolean;
  disabled?: boolean;
  busy?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  /** There is no empty choice. */
  decided?: boolean;
  /** The empty choice is allowed. */
  optional?: boolean;
  inputRef?: Ref<HTMLSelectElement> | undefined;
}

/** A native select: a phone shows its own picker. */
export function SelectInput(props: SelectInputProps) {
  const id = useId();
  return (
    <Field id={id} label={props.label} error={props.error} hint={props.hint}>
      <div className={styles.frame}>
        <select
          ref={props.inputRef}
          id={id}
          name={props.name}
          className={styles.control}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
          // biome-ignore lint/a11y/noAutofocus: the focused button of the step before is gone
          autoFocus={props.autoFocus ?? false}
          disabled={props.disabled}
          aria-required={!props.optional}
          aria-invalid={props.error ? true : undefined}
          aria-busy={props.busy ?? false}
          aria-describedby={props.error || props.hint ? helpId(id) : undefined}
        >
          {!props.decided && <option value="">{props.busy ? fieldText.loading : fieldText.choose}</option>}
          {props.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}

/** The choices of a code table, in the order of its codes. */
export function choicesOf(labels: Readonly<Record<number, string>>): Choice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
