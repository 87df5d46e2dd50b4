import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import type { ReactNode } from 'react';
import { dialogText as text } from '../../text/dialogs.ts';
import { AlertFrame } from './AlertFrame.tsx';

interface MessageDialogProps {
  title: string;
  text: string;
  /** The reason, or what to do next. */
  detail?: ReactNode;
  /** 'Kapat' by default. */
  closeLabel?: string;
  /** What it says is shown only now: nothing but its button closes it, and that by no stray Enter. */
  once?: boolean;
  onClose: () => void;
  /** The label of the second button, 'Tekrar dene' by default; without `onAction` there is none. */
  actionLabel?: string;
  onAction?: () => void;
}

const stay = () => undefined;

/** A message to close, with an optional action. */
export function MessageDialog(props: MessageDialogProps) {
  return (
    <AlertFrame
      title={props.title}
      text={props.text}
      onClose={props.once ? stay : props.onClose}
      actions={
        <>
          <Button
            onClick={props.onClose}
            variant={props.onAction ? 'text' : 'contained'}
            autoFocus={!props.onAction && !props.once}
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
