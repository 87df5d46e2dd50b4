import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { retype, withDots } from '../../machines/rules/amount.ts';

interface AmountInputProps {
  label: string;
  name: string;
  /** The amount's digits, without dots. */
  digits: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** An amount in TL with dots between thousands while typing; the caret stays where the person left it. */
export function AmountInput({ label, name, digits, onChange, error, disabled = false }: AmountInputProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      fullWidth
      label={label}
      name={name}
      value={withDots(digits)}
      error={Boolean(error)}
      helperText={error}
      disabled={disabled}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-required': true } }}
      onChange={(event) => {
        const input = event.target;
        const typed = retype(input.value, input.selectionStart ?? input.value.length);
        onChange(typed.digits);
        // React writes the value after this handler and would leave the caret at the end
        requestAnimationFrame(() => input.setSelectionRange(typed.caret, typed.caret));
      }}
    />
  );
}
