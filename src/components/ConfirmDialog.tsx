import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { dialogText } from '../text/dialogs.ts';
import { AlertFrame } from './AlertFrame.tsx';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** Names the action; it stands on the last button. */
  confirmLabel: string;
  busy: boolean;
  /** Why the action failed; the same button tries again. */
  error: string | undefined;
  /** The server's reason, or the line's, on a line of its own. */
  errorDetail?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done. While it is being done nothing can be pressed, and a failure is told where the button is. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <AlertFrame
      title={props.title}
      text={props.children}
      busy={props.busy}
      onClose={() => (props.busy ? undefined : props.onCancel())}
      actions={
        <>
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
        </>
      }
    >
      {props.error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          <div>{props.error}</div>
          <div>{props.errorDetail}</div>
        </Alert>
      )}
    </AlertFrame>
  );
}
