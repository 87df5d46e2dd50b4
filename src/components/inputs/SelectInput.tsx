import type { ComponentProps } from 'react';
import { useHydrated } from '../../browser/useHydrated.ts';
import { fieldText } from '../../text/fields.ts';
import { Field } from './Field.tsx';

export interface Choice {
  value: string;
  label: string;
}
interface SelectInputProps
  extends Pick<
    ComponentProps<typeof Field>,
    'autoFocus' | 'disabled' | 'error' | 'hint' | 'inputRef' | 'label' | 'name' | 'optional' | 'value'
  > {
  choices: readonly Choice[];
  onChange: (value: string) => void;
  busy?: boolean;
  /** There is no empty choice. */
  decided?: boolean;
}

/** A native select: a phone shows its own picker. */
export function SelectInput({
  choices,
  onChange,
  busy = false,
  decided = false,
  ...field
}: SelectInputProps) {
  // without scripts nothing ever loads
  const isLoading = useHydrated() && busy;
  return (
    <Field
      {...field}
      select
      onChange={({ target }) => onChange(target.value)}
      attributes={{ 'aria-busy': isLoading }}
    >
      {!decided && <option value="">{isLoading ? fieldText.loading : fieldText.choose}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Field>
  );
}

/** The choices of a code table, in the order of its codes. */
export function choicesOf(labels: Readonly<Record<number, string>>): Choice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
