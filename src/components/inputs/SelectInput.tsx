import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { fieldText } from '../../text/fields.ts';
import { Field, helpId } from './Field.tsx';

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
  /** There is no empty choice. */
  decided?: boolean;
  /** The empty choice is allowed. */
  optional?: boolean;
}

/** A native select: a phone shows its own picker, and the first page stays small. */
export function SelectInput(props: SelectInputProps) {
  const id = useId();
  return (
    <Field id={id} label={props.label} error={props.error} disabled={props.disabled}>
      <NativeSelect
        id={id}
        name={props.name}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        autoFocus={props.autoFocus ?? false}
        input={<OutlinedInput />}
        inputProps={{
          id,
          'aria-required': !props.optional,
          'aria-busy': props.busy ?? false,
          'aria-describedby': props.error ? helpId(id) : undefined,
        }}
      >
        {!props.decided && <option value="">{props.busy ? fieldText.loading : fieldText.choose}</option>}
        {props.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

/** The choices of a code table, in the order of its codes. */
export function choicesOf(labels: Readonly<Record<number, string>>): Choice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
