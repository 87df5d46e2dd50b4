import type { Consultant } from '../../../../machines/consultants/consultant.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { MessageDialog } from '../../../components/dialogs/MessageDialog.tsx';
import { consultantsText as text } from '../../../text/consultants/consultants.ts';
import { problemText } from '../../../text/problems.ts';
import { personName } from '../lists/columns.tsx';
import type { ConsultantProps } from './consultantProps.ts';

/**
 * The confirmation of each action, what came of it, and the refusal of one that another admin has
 * overtaken (product, 8).
 */
export function ConsultantDialogs({ snapshot, send, user }: ConsultantProps & { user: Consultant }) {
  const { move, problem } = snapshot.context;
  const close = () => send({ type: 'dialog.close' });
  const confirm = () => send({ type: 'action.confirm' });
  if (snapshot.matches('confirming') || snapshot.matches('saving')) {
    const words = text.confirm[move];
    const dead = move === 'sendReset' && (user.status === 0 || user.is_deleted === 1);
    return (
      <ConfirmDialog
        title={words.title}
        confirmLabel={text.moves[move]}
        busy={snapshot.hasTag('busy')}
        error={undefined}
        onConfirm={confirm}
        onCancel={close}
      >
        {words.text(personName(user))}
        {dead && ` ${text.deadUntilApproved}`}
      </ConfirmDialog>
    );
  }
  if (snapshot.matches('resetSent')) {
    return <MessageDialog {...text.resetSent} onClose={close} />;
  }
  if (snapshot.matches('failed')) {
    return (
      <MessageDialog
        title={text.failed.title}
        text={move === 'sendReset' ? text.failed.sendReset : text.failed.move}
        detail={problemText(problem)}
        onClose={close}
        onAction={confirm}
      />
    );
  }
  if (snapshot.matches('overtaken')) {
    const isReset = move === 'sendReset';
    return (
      <MessageDialog
        title={text.overtaken.title}
        text={isReset ? text.failed.sendReset : problemText(problem)}
        detail={
          isReset ? problemText(problem) : move === 'cancel' ? text.overtaken.toList : text.overtaken.next
        }
        onClose={close}
      />
    );
  }
  return null;
}
