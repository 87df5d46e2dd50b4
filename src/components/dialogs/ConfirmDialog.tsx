import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { dialogText } from '../../text/dialogs.ts';
import { AlertFrame } from './AlertFrame.tsx';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** What is asked with the question, below it. */
  field?: ReactNode;
  /** The label of the last button; names the action, and what it destroys. */
  confirmLabel: string;
  /** Its button is red, and the refusing one has the focus, also after a failure. */
  destroys?: boolean;
  /** The refusing button has the focus at first: the question is unusual. */
  isUnusual?: boolean;
  /** For an action that takes time. */
  busy?: boolean;
  /**
   * Why the action failed: shown with a retry button, in place of the question; above the question
   * where the retry destroys something.
   */
  error?: string | undefined;
  /** The server's or the network's reason. */
  errorDetail?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action (product, 8). While the action runs the buttons are disabled. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { busy = false, destroys = false, isUnusual = destroys } = props;
  const failed = props.error !== undefined;
  const refusesFirst = failed ? destroys : isUnusual;
  return (
    <AlertFrame
      title={failed ? dialogText.failed : props.title}
      text={
        <>
          {/* an alert, because screen readers announce the dialog's own text only when it opens */}
          {failed && (
            <Alert severity="error" sx={{ mb: destroys ? 2 : 0 }}>
              <div>{props.error}</div>
              <div>{props.errorDetail}</div>
            </Alert>
          )}
          {(!failed || destroys) && props.children}
        </>
      }
      busy={busy}
      onClose={() => (busy ? undefined : props.onCancel())}
      actions={
        <>
          {/* remounted, so that one takes the focus that the disabled button has lost */}
          <Button
            key={failed ? 'giveUp' : 'cancel'}
            onClick={props.onCancel}
            disabled={busy}
            autoFocus={refusesFirst}
          >
            {dialogText.cancel}
          </Button>
          <Button
            key={failed ? 'retry' : 'confirm'}
            onClick={props.onConfirm}
            variant="contained"
            color={destroys ? 'error' : 'primary'}
            disabled={busy}
            loading={busy}
            autoFocus={!refusesFirst}
          >
            {failed ? dialogText.retry : props.confirmLabel}
          </Button>
        </>
      }
    >
      {(!failed || destroys) && props.field}
    </AlertFrame>
  );
}
