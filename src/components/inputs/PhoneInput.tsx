import { useId } from 'react';
import { formatPhone, reformatPhone } from '../../../rules/people/phone.ts';
import { fieldText } from '../../text/fields.ts';
import { Field, helpId } from './Field.tsx';
import styles from './inputs.module.css';
import { personInputs } from './personInputs.ts';

interface PhoneInputProps {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error?: string | undefined;
  warning?: string | undefined;
  hint: string;
  disabled?: boolean;
}

/**
 * A phone number, grouped while it is typed; the caret keeps its position. A number that arrives
 * whole, pasted or filled in by the browser, is shown in groups but sent as it came.
 */
export function PhoneInput(props: PhoneInputProps) {
  const id = useId();
  const { label, type, autoComplete, maxLength } = personInputs.phone;
  return (
    <Field id={id} label={label} error={props.error} warning={props.warning} hint={props.hint}>
      <div className={styles.frame}>
        <input
          id={id}
          name="phone"
          type={type}
          className={styles.control}
          value={formatPhone(props.value)}
          placeholder={fieldText.phoneHint}
          autoComplete={autoComplete}
          maxLength={maxLength}
          disabled={props.disabled}
          aria-required
          aria-invalid={props.error ? true : undefined}
          aria-describedby={props.error || props.warning || props.hint ? helpId(id) : undefined}
          onBlur={props.onBlur}
          onChange={(event) => {
            const input = event.target;
            const typed = input.value;
            const { nativeEvent } = event;
            const isBackspace =
              nativeEvent instanceof InputEvent && /^delete.*Backward$/.test(nativeEvent.inputType);
            const { shown, caret } = reformatPhone(
              typed,
              input.selectionStart ?? typed.length,
              isBackspace ? formatPhone(props.value) : undefined,
            );
            // written here, so that React does not write it and move the caret
            input.value = shown;
            input.setSelectionRange(caret, caret);
            const isWhole = props.value === '' && typed.length > 1;
            props.onChange(isWhole ? typed : shown);
          }}
        />
      </div>
    </Field>
  );
}
