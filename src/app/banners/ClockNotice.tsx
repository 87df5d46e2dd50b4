import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMachine, useSelector } from '@xstate/react';
import { confirmClockMachine, type DoubtedClock } from '../../../machines/privacy/confirmClock.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { MessageDialog } from '../../components/dialogs/MessageDialog.tsx';
import { useServices } from '../../site/services.tsx';
import { clockText as text } from '../../text/privacy/clock.ts';
import { problemText } from '../../text/problems.ts';

interface ClockNoticeProps {
  /** The server's date; undefined while it is plausible. */
  clock: DoubtedClock | undefined;
  /** Asks for the server's date again. */
  readAgain: () => void;
}

/** Tells an admin that the server's date may be wrong, and lets the admin confirm it. */
export function ClockNotice({ clock, readAgain }: ClockNoticeProps) {
  const { client } = useServices();
  const [{ context, children, ...snapshot }, send] = useMachine(
    confirmClockMachine.provide({ actions: { readAgain } }),
    { input: { client } },
  );
  const { recordMove } = children;
  const moving = useSelector(recordMove, (current) => current);
  const { shown, problem } = context;
  return (
    <>
      {clock && (
        <Alert
          severity="warning"
          sx={{ mb: 3, flexWrap: 'wrap' }}
          action={
            <Button color="inherit" onClick={() => send({ type: 'clock.ask', clock })}>
              {text.confirm}
            </Button>
          }
        >
          {text.notice(clock)}
        </Alert>
      )}
      {shown && moving && (
        <ConfirmDialog
          title={text.dialog.title}
          confirmLabel={text.dialog.confirm}
          destroys
          busy={moving.hasTag('busy')}
          {...(moving.matches('failed') && {
            error: text.failed.text,
            errorDetail: problemText(moving.context.problem),
          })}
          onConfirm={() => recordMove?.send({ type: 'move.confirm' })}
          onCancel={() => recordMove?.send({ type: 'dialog.close' })}
        >
          {text.dialog.text(shown.time)}
        </ConfirmDialog>
      )}
      {snapshot.value === 'refused' && (
        <MessageDialog
          {...text.failed}
          detail={problemText(problem)}
          onClose={() => send({ type: 'dialog.close' })}
        />
      )}
    </>
  );
}
