import { useRef, useState } from 'react';
import {
  type AmountEdit,
  type AmountUnit,
  enterAmount,
  leaveAmount,
  withDots,
} from '../../../rules/records/amount.ts';
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
  /** What the amount counts; by default TL. */
  unit?: AmountUnit;
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
const untouched = { refused: undefined, decimalsAt: undefined, digitsBeforeDot: undefined };

/** How many characters the browser says were entered; undefined when it does not say. */
function enteredLength(inputType: string, data: string | null): number | undefined {
  if (inputType.startsWith('delete')) return 0;
  // a phone's keyboard repeats the digits before with each new one
  if (inputType === 'insertCompositionText' && /^[\d.]*$/.test(data ?? '')) return 0;
  return data?.length;
}

/**
 * An amount in whole TL with dots between thousands while typing; the caret keeps its position. It
 * says so when it does not take what was entered. An amount that stood there before anybody typed is
 * selected with the focus, so that digits replace it; a second press places the caret.
 */
export function AmountInput(props: AmountInputProps) {
  const { label, name, digits, onChange, error, disabled = false, takesFocus = false } = props;
  const { hint = fieldText.wholeLira, unit = 'TL', optional = false } = props;
  const [entered, setEntered] = useState<Pick<AmountEdit, keyof typeof untouched>>(untouched);
  const { refused } = entered;
  const typed = useRef('');
  /** Whether a press has begun outside the field: it gives the focus, and places the caret last. */
  const isEntering = useRef(false);
  const isPrefilled = () => digits !== '' && digits !== typed.current;
  const refusal = refused ? fieldText.refusedAmount[refused.kind](unit, refused.text, withDots(digits)) : '';
  return (
    <Field
      label={label}
      name={name}
      value={withDots(digits)}
      // says more than that the field is empty
      error={error && (refusal || error)}
      warning={refusal}
      hint={hint}
      optional={optional}
      disabled={disabled}
      autoComplete="off"
      attributes={{
        inputMode: 'numeric',
        onPointerDown: ({ currentTarget }) => {
          isEntering.current = currentTarget !== document.activeElement;
        },
        onFocus: ({ currentTarget }) => {
          if (isPrefilled()) currentTarget.select();
        },
        onClick: ({ currentTarget: input }) => {
          // a part that was dragged over stays selected
          const isCaret = input.selectionStart === input.selectionEnd;
          if (isEntering.current && isCaret && isPrefilled()) input.select();
          isEntering.current = false;
        },
      }}
      inputRef={takesFocus ? takeFocusInSight : undefined}
      onChange={({ target: input, nativeEvent }) => {
        // autofill comes without type and data, and replaces the whole text
        const { inputType, data } = nativeEvent instanceof InputEvent ? nativeEvent : autofill;
        // the browser's history holds texts that this field never kept: React writes the amount
        if (inputType.startsWith('history')) return;
        const { value: text, selectionEnd } = input;
        // what was dropped is selected
        const caret = selectionEnd ?? text.length;
        const length = enteredLength(inputType, data) ?? caret;
        const edit = enterAmount(entered, { text, caret, length }, unit);
        // written here with its dots, so that React does not write it and move the caret
        input.value = edit.shown;
        input.setSelectionRange(edit.caret, edit.caret);
        setEntered(edit);
        typed.current = edit.digits;
        onChange(edit.digits);
      }}
      onBlur={() => setEntered(leaveAmount({ ...entered, digits }))}
    />
  );
}
