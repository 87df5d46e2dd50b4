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

/** The confirmation before a message is sent again, and the outcome. */
export function ResendDialogs({ snapshot, send }: ResendProps) {
  const { message, problem } = snapshot.context;
  const close = () => send({ type: 'dialog.close' });
  const confirm = () => send({ type: 'action.confirm' });
  if (message && (snapshot.matches('confirming') || snapshot.matches('sending'))) {
    return (
      <ConfirmDialog
        title={text.confirm.title}
        confirmLabel={text.resend}
        busy={snapshot.hasTag('busy')}
        error={undefined}
        onConfirm={confirm}
        onCancel={close}
      >
        {text.confirm.text(message)}
      </ConfirmDialog>
    );
  }
  if (snapshot.matches('sent')) return <MessageDialog {...text.sent} onClose={close} />;
  if (snapshot.matches('refused')) {
    return <MessageDialog {...text.failed} detail={problemText(problem)} onClose={close} />;
  }
  if (snapshot.matches('failed')) {
    return (
      <MessageDialog {...text.failed} detail={problemText(problem)} onClose={close} onAction={confirm} />
    );
  }
  return null;
}
