import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useEffect, useId } from 'react';

interface AlertFrameProps {
  title: string;
  /** Read out together with the title. */
  text: ReactNode;
  /** The buttons, the refusing one first. */
  actions: ReactNode;
  busy?: boolean;
  wide?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * A button that was disabled while its call ran has lost the focus to nobody, or to the page as a
 * whole, and so the dialog has nowhere to give it back to: it goes to the refused field, else to
 * the form's button, where the person was.
 */
function focusWhereItWas(): void {
  queueMicrotask(() => {
    if (!document.activeElement?.matches('body, main')) return;
    const places = ['[aria-invalid="true"]', '[type="submit"]:not(:disabled)', ''];
    for (const place of places) {
      const found = document.querySelector<HTMLElement>(`main ${place}`);
      if (found) return found.focus();
    }
  });
}

/**
 * What every dialog shares that tells or asks something: it interrupts, and is read out at once.
 */
export function AlertFrame({ title, text, actions, busy, wide, onClose, children }: AlertFrameProps) {
  const titleId = useId();
  const textId = useId();
  useEffect(() => focusWhereItWas, []);
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
      aria-busy={busy}
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
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>{actions}</DialogActions>
    </Dialog>
  );
}
