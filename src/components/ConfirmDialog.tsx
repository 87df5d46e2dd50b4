import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { dialogText } from '../text/dialogs.ts';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** Names the action; it stands on the last button. */
  confirmLabel: string;
  busy: boolean;
  /** Why the action failed; the same button tries again. */
  error: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done. While it is being done nothing can be pressed, and a failure is told where the button is. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => (props.busy ? undefined : props.onCancel())}
      aria-labelledby={titleId}
      aria-describedby={textId}
      aria-busy={props.busy}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{props.children}</DialogContentText>
        {props.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {props.error}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onCancel} disabled={props.busy}>
          {dialogText.cancel}
        </Button>
        <Button
          onClick={props.onConfirm}
          variant="contained"
          disabled={props.busy}
          loading={props.busy}
          autoFocus
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
