import { useSelector } from '@xstate/react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { resendMachine } from '../../../../machines/messages/resend.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { MessageDialog } from '../../../components/dialogs/MessageDialog.tsx';
import { messagesText } from '../../../text/messages/messages.ts';
import { problemText } from '../../../text/problems.ts';

const text = messagesText.outbox;

interface ResendProps {
  snapshot: SnapshotFrom<typeof resendMachine>;
  send: (event: EventFromLogic<typeof resendMachine>) => void;
}

/** The confirmation before a message is sent again, and a refusal. */
export function ResendDialogs({ snapshot, send }: ResendProps) {
  const { message, problem } = snapshot.context;
  const { recordMove } = snapshot.children;
  const moving = useSelector(recordMove, (current) => current);
  const close = () => send({ type: 'dialog.close' });
  const confirm = () => recordMove?.send({ type: 'move.confirm' });
  const abandon = () => recordMove?.send({ type: 'dialog.close' });
  if (moving?.matches('failed')) {
    const detail = problemText(moving.context.problem);
    return <MessageDialog {...text.failed} detail={detail} onClose={abandon} onAction={confirm} />;
  }
  if (message && moving) {
    return (
      <ConfirmDialog
        title={text.confirm.title}
        confirmLabel={text.resend}
        busy={moving.hasTag('busy')}
        onConfirm={confirm}
        onCancel={abandon}
      >
        {text.confirm.text(message)}
      </ConfirmDialog>
    );
  }
  if (snapshot.matches('refused')) {
    return <MessageDialog {...text.failed} detail={problemText(problem)} onClose={close} />;
  }
  return null;
}
