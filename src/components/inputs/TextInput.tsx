import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

interface TextInputProps
  extends Omit<ComponentProps<typeof Field>, 'attributes' | 'children' | 'onBlur' | 'onChange' | 'select'> {
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'tel' | 'email' | 'password' | 'url';
  inputMode?: ComponentProps<'input'>['inputMode'];
  maxLength?: number | undefined;
}

/** A text field. */
export function TextInput({ onChange, inputMode, maxLength, ...field }: TextInputProps) {
  return (
    <Field
      {...field}
      onChange={({ target }) => onChange(target.value)}
      attributes={{ inputMode, maxLength }}
    />
  );
}
