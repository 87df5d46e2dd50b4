import { formatPhone, reformatPhone } from '../../../rules/people/phone.ts';
import { withoutDirections } from '../../../rules/people/typedText.ts';
import { fieldText } from '../../text/fields.ts';
import { Field } from './Field.tsx';
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
 * whole, pasted or filled in by the browser, is shown in groups but sent as it came,
 * without the characters that set its direction.
 */
export function PhoneInput({ value, onChange, ...field }: PhoneInputProps) {
  const { maxLength, ...input } = personInputs.phone;
  return (
    <Field
      {...input}
      {...field}
      name="phone"
      value={formatPhone(value)}
      placeholder={fieldText.phoneHint}
      attributes={{ maxLength }}
      onChange={({ target: input, nativeEvent }) => {
        const typed = withoutDirections(input.value);
        const head = input.value.slice(0, input.selectionStart ?? undefined);
        const isBackspace =
          nativeEvent instanceof InputEvent && /^delete.*Backward$/.test(nativeEvent.inputType);
        const { shown, caret } = reformatPhone(
          typed,
          withoutDirections(head).length,
          isBackspace ? formatPhone(value) : undefined,
        );
        // written here, so that React does not write it and move the caret
        input.value = shown;
        input.setSelectionRange(caret, caret);
        const isWhole = value === '' && typed.length > 1;
        onChange(isWhole ? typed : shown);
      }}
    />
  );
}
