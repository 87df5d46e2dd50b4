import { useId } from 'react';
import { reformatAmount, withDots } from '../../../rules/records/amount.ts';
import { Field, helpId } from './Field.tsx';
import styles from './inputs.module.css';

interface AmountInputProps {
  label: string;
  name: string;
  /** The amount without dots. */
  digits: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** An amount in TL with dots between thousands while typing; the caret keeps its position. */
export function AmountInput({ label, name, digits, onChange, error, disabled = false }: AmountInputProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error}>
      <div className={styles.frame}>
        <input
          id={id}
          name={name}
          className={styles.control}
          value={withDots(digits)}
          autoComplete="off"
          inputMode="numeric"
          disabled={disabled}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? helpId(id) : undefined}
          onChange={(event) => {
            const input = event.target;
            const typed = reformatAmount(input.value, input.selectionStart ?? input.value.length);
            // written here with its dots, so that React does not write it and move the caret
            input.value = typed.shown;
            input.setSelectionRange(typed.caret, typed.caret);
            onChange(typed.digits);
          }}
        />
      </div>
    </Field>
  );
}
