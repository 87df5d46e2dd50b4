import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { AlertFrame } from './AlertFrame.tsx';

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
  return (
    <AlertFrame
      title={props.title}
      text={props.text}
      onClose={props.onClose}
      actions={
        <>
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
        </>
      }
    >
      {props.detail && <DialogContentText sx={{ mt: 1 }}>{props.detail}</DialogContentText>}
    </AlertFrame>
  );
}
