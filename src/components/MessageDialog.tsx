import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

interface MessageDialogProps {
  title: string;
  text: string;
  /** Why, or what to do next. */
  detail?: string;
  closeLabel: string;
  onClose: () => void;
  /** A second button, last, that goes on: "Tekrar dene". */
  actionLabel?: string;
  onAction?: () => void;
}

/** Something to tell; it is gone once it has been closed. */
export function MessageDialog(props: MessageDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={props.onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{props.text}</DialogContentText>
        {props.detail && <DialogContentText sx={{ mt: 1 }}>{props.detail}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        <Button
          onClick={props.onClose}
          variant={props.onAction ? 'text' : 'contained'}
          autoFocus={!props.onAction}
        >
          {props.closeLabel}
        </Button>
        {props.onAction && (
          <Button onClick={props.onAction} variant="contained" autoFocus>
            {props.actionLabel}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
