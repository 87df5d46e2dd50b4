import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { dialogText } from '../../text/dialogs.ts';
import { useBusyForm } from '../focus/useBusyForm.ts';
import { LeavePrompt } from './LeavePrompt.tsx';

interface FormDialogProps {
  title: string;
  /** Why the form was not saved, or what has changed meanwhile. */
  alert: ReactNode;
  submitLabel: string;
  busy: boolean;
  /** Something is typed, so that leaving the page asks first. */
  isTyped: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** On Escape and a click beside the dialog, which else do nothing. */
  onDismiss?: () => void;
  slotProps?: DialogProps['slotProps'];
  children: ReactNode;
}

/** A dialog with a form that is saved by a call. */
export function FormDialog({ title, busy, children, ...props }: FormDialogProps) {
  const titleId = useId();
  const form = useBusyForm({ busy, onSubmit: props.onSubmit });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={props.onDismiss}
      slotProps={props.slotProps}
      aria-labelledby={titleId}
      aria-busy={busy}
    >
      <form {...form}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <div aria-live="polite">{props.alert}</div>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose} disabled={busy}>
            {dialogText.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={busy}>
            {props.submitLabel}
          </Button>
        </DialogActions>
      </form>
      <LeavePrompt when={props.isTyped} />
    </Dialog>
  );
}
