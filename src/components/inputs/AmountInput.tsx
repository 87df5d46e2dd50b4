import { useState } from 'react';
import { type AmountEdit, enterAmount, withDots } from '../../../rules/records/amount.ts';
import { fieldText } from '../../text/fields.ts';
import { takeLostFocus } from '../focus/takeLostFocus.ts';
import { Field } from './Field.tsx';

interface AmountInputProps {
  label: string;
  name: string;
  /** The amount without dots. */
  digits: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
  /** Below the field; by default that the amount is in whole TL. */
  hint?: string;
  /** What it says when it leaves out decimals or a minus. */
  leftOutText?: Readonly<Record<NonNullable<AmountEdit['leftOut']>, string>>;
  disabled?: boolean;
  /** The field may be empty. */
  optional?: boolean;
  /** Takes the focus when it appears in sight, unless another control has it. */
  takesFocus?: boolean;
}

/** On a phone the field is below the facts, which come first. */
function takeFocusInSight(input: HTMLElement | null): void {
  if (input && input.getBoundingClientRect().bottom <= window.innerHeight) takeLostFocus(input);
}

const autofill = { inputType: '', data: null };

/**
 * An amount in whole TL with dots between thousands while typing; the caret keeps its position. It
 * says so when it leaves out decimals or a minus.
 */
export function AmountInput(props: AmountInputProps) {
  const { label, name, digits, onChange, error, disabled = false, takesFocus = false } = props;
  const { hint = fieldText.wholeLira, leftOutText = fieldText.leftOut, optional = false } = props;
  const [{ leftOut, decimalsAt }, setEntered] = useState<Partial<AmountEdit>>({});
  return (
    <Field
      label={label}
      name={name}
      value={withDots(digits)}
      error={error}
      warning={leftOut ? leftOutText[leftOut] : ''}
      hint={hint}
      optional={optional}
      disabled={disabled}
      autoComplete="off"
      attributes={{ inputMode: 'numeric' }}
      inputRef={takesFocus ? takeFocusInSight : undefined}
      onChange={({ target: input, nativeEvent }) => {
        // autofill comes without type and data, and replaces the whole text
        const { inputType, data } = nativeEvent instanceof InputEvent ? nativeEvent : autofill;
        // the browser's history holds texts that this field never kept: React writes the amount
        if (inputType.startsWith('history')) return;
        // what was dropped is selected
        const caret = input.selectionEnd ?? input.value.length;
        const length = inputType.startsWith('delete') ? 0 : (data?.length ?? caret);
        const typed = enterAmount({ leftOut, decimalsAt }, input.value, caret, length);
        // written here with its dots, so that React does not write it and move the caret
        input.value = typed.shown;
        input.setSelectionRange(typed.caret, typed.caret);
        setEntered(typed);
        onChange(typed.digits);
      }}
      onBlur={() => setEntered({ leftOut })}
    />
  );
}
