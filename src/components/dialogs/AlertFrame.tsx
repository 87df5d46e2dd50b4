import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface AlertFrameProps {
  title: string;
  /** Screen readers announce it together with the title. */
  text: ReactNode;
  /** The buttons, the refusing one first. */
  actions: ReactNode;
  busy?: boolean;
  wide?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * Moves the focus to the first invalid field when the closed dialog has returned it to a submit
 * button, or could not return it. Without an invalid field, a focus that could not be returned
 * goes to the submit button, else to `main`. A control that a call has disabled keeps the focus in
 * its own form, of whatever else can be used there.
 */
export function restoreFocus(opener?: Element): void {
  queueMicrotask(() => {
    const { activeElement } = document;
    const isLost = activeElement?.matches('body, main');
    if (!isLost && !activeElement?.matches('[type="submit"]')) return;
    const main = document.querySelector('main');
    const form = opener?.isConnected ? opener.closest('form') : null;
    const submit = '[type="submit"]:not(:disabled)';
    const places = [
      main?.querySelector<HTMLElement>('[aria-invalid="true"]'),
      ...(isLost
        ? [
            form?.querySelector<HTMLElement>(submit),
            form?.querySelector<HTMLElement>(':is(input, textarea, select):not(:disabled)'),
            main?.querySelector<HTMLElement>(submit),
            main,
          ]
        : []),
    ];
    places.find(Boolean)?.focus();
  });
}

/** The frame of every dialog that states or asks something; screen readers announce it at once. */
export function AlertFrame({ title, text, actions, busy, wide, onClose, children }: AlertFrameProps) {
  const titleId = useId();
  const textId = useId();
  const opener = useRef<Element>(undefined);
  useEffect(() => () => restoreFocus(opener.current), []);
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
      aria-busy={busy}
      onFocus={({ relatedTarget }) => {
        opener.current ??= relatedTarget ?? undefined;
      }}
      fullWidth
      maxWidth={wide ? 'md' : 'xs'}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} component="div">
          {text}
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
