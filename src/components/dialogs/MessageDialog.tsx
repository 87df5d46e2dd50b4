import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { dialogText as text } from '../../text/dialogs.ts';
import { AlertFrame } from './AlertFrame.tsx';

interface MessageDialogProps {
  title: string;
  text: string;
  /** Why, or what to do next. */
  detail?: string;
  /** 'Kapat', where it says no more than that. */
  closeLabel?: string;
  onClose: () => void;
  /** Of a second button, last, that goes on; it is there when there is something to do. */
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
            {props.closeLabel ?? text.close}
          </Button>
          {props.onAction && (
            <Button onClick={props.onAction} variant="contained" autoFocus>
              {props.actionLabel ?? text.retry}
            </Button>
          )}
        </>
      }
    >
      {props.detail && <DialogContentText sx={{ mt: 1 }}>{props.detail}</DialogContentText>}
    </AlertFrame>
  );
}
