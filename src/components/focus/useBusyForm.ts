import type { SubmitEvent } from 'react';
import { dialogText } from '../../text/dialogs.ts';
import { focusFirstInvalid } from './focusFirstInvalid.ts';
import { useFocusDuringCall } from './useFocusDuringCall.ts';

interface BusyForm {
  /** A call disables the controls. */
  busy: boolean;
  /** The accessible name while the form is not busy. */
  label?: string | undefined;
  onSubmit: (form: HTMLFormElement) => void;
}

/** The attributes of a form that a call saves and that the machine validates, not the browser. */
export function useBusyForm({ busy, label, onSubmit }: BusyForm) {
  return {
    ref: useFocusDuringCall(busy),
    tabIndex: -1,
    noValidate: true,
    'aria-label': busy ? dialogText.busy : label,
    'aria-busy': busy,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      onSubmit(event.currentTarget);
      focusFirstInvalid(event.currentTarget);
    },
  };
}
