import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { dialogText } from '../../text/dialogs.ts';
import { AlertFrame } from './AlertFrame.tsx';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** Names the action; it stands on the last button. */
  confirmLabel: string;
  busy: boolean;
  /** Why the action failed: the popup is then titled so, and the same button tries again. */
  error: string | undefined;
  /** The server's reason, or the line's, on a line of its own. */
  errorDetail?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before something is done. While it is being done nothing can be pressed; a failure is told
 * in the question's place (product, 8).
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const failed = props.error !== undefined;
  return (
    <AlertFrame
      title={failed ? dialogText.failed : props.title}
      text={
        failed ? (
          // the popup was open already: only an alert is read out by itself
          <Alert severity="error">
            <div>{props.error}</div>
            <div>{props.errorDetail}</div>
          </Alert>
        ) : (
          props.children
        )
      }
      busy={props.busy}
      onClose={() => (props.busy ? undefined : props.onCancel())}
      actions={
        <>
          <Button onClick={props.onCancel} disabled={props.busy}>
            {dialogText.cancel}
          </Button>
          <Button
            // a button of its own, so that it takes the focus that the busy one has lost
            key={failed ? 'retry' : 'confirm'}
            onClick={props.onConfirm}
            variant="contained"
            disabled={props.busy}
            loading={props.busy}
            autoFocus
          >
            {failed ? dialogText.retry : props.confirmLabel}
          </Button>
        </>
      }
    />
  );
}
