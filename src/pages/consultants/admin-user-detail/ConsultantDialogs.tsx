import { useSelector } from '@xstate/react';
import type { Consultant } from '../../../../machines/consultants/loadConsultants.ts';
import { canReceiveSms } from '../../../../rules/people/phone.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { MessageDialog } from '../../../components/dialogs/MessageDialog.tsx';
import { consultantsText as text } from '../../../text/consultants/consultants.ts';
import { problemText } from '../../../text/problems.ts';
import { consultantName } from '../lists/columns.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import type { ConsultantProps } from './consultantProps.ts';

/** The confirmation of each move, its outcome, and the refusal after a conflict (product, 8). */
export function ConsultantDialogs({
  snapshot,
  send,
  consultant,
}: ConsultantProps & { consultant: Consultant }) {
  const { move, problem } = snapshot.context;
  const { recordMove, correction } = snapshot.children;
  const moving = useSelector(recordMove, (current) => current);
  const close = () => send({ type: 'dialog.close' });
  const confirm = () => recordMove?.send({ type: 'move.confirm' });
  const abandon = () => recordMove?.send({ type: 'dialog.close' });
  if (moving) {
    const words = text.confirm[move];
    const failure = move === 'sendReset' ? text.failed.sendReset : text.failed.move;
    const isLinkDead = move === 'sendReset' && (consultant.status === 0 || consultant.is_deleted === 1);
    return (
      <ConfirmDialog
        title={words.title}
        confirmLabel={words.confirm}
        destroys={move === 'cancel'}
        busy={moving.hasTag('busy')}
        error={moving.matches('failed') ? failure : undefined}
        errorDetail={problemText(moving.context.problem)}
        onConfirm={confirm}
        onCancel={abandon}
      >
        {words.text(consultantName(consultant))}
        {move === 'approve' &&
          !canReceiveSms(consultant.phone) &&
          ` ${text.approvalWithoutSms(consultant.phone, consultant.email)}`}
        {move === 'approve' &&
          consultant.applied_again &&
          ` ${text.appliedAgain(consultant.phone, consultant.email)}`}
        {isLinkDead && ` ${text.linkNeedsApproval}`}
      </ConfirmDialog>
    );
  }
  if (correction) return <CorrectionDialog correction={correction} />;
  if (snapshot.matches('resetSent')) {
    return <MessageDialog {...text.resetSent} onClose={close} />;
  }
  if (snapshot.matches('conflict')) {
    const isReset = move === 'sendReset';
    return (
      <MessageDialog
        title={text.conflict.title}
        text={isReset ? text.failed.sendReset : problemText(problem)}
        detail={
          isReset ? problemText(problem) : move === 'cancel' ? text.conflict.toList : text.conflict.next
        }
        onClose={close}
      />
    );
  }
  return null;
}
