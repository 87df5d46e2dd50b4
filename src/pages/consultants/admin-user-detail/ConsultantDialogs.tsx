import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import type { Consultant } from '../../../../machines/consultants/loadConsultants.ts';
import { endedBy, maxReasonLength } from '../../../../rules/consultants/consultantMoves.ts';
import { canReceiveSms } from '../../../../rules/people/phone.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { MessageDialog } from '../../../components/dialogs/MessageDialog.tsx';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { consultantsText as text } from '../../../text/consultants/consultants.ts';
import { problemText } from '../../../text/problems.ts';
import { consultantName } from '../lists/columns.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import type { ConsultantProps } from './consultantProps.ts';

/** The confirmation of each move, and the refusal after a conflict (product, 8). */
export function ConsultantDialogs({
  snapshot,
  send,
  consultant,
}: ConsultantProps & { consultant: Consultant }) {
  const { move, reason, problem } = snapshot.context;
  const { recordMove, correction } = snapshot.children;
  const moving = useSelector(recordMove, (current) => current);
  const close = () => send({ type: 'dialog.close' });
  const confirm = () => recordMove?.send({ type: 'move.confirm' });
  const abandon = () => recordMove?.send({ type: 'dialog.close' });
  if (moving) {
    const ended = endedBy(consultant);
    const isReapplied = move === 'restore' && ended === 'refused';
    const words = text.confirm[move === 'cancel' ? ended : isReapplied ? 'reapplied' : move];
    const failure = move === 'sendReset' ? text.failed.sendReset : text.failed.move;
    const isTold = move === 'approve' || move === 'cancel';
    return (
      <ConfirmDialog
        title={words.title}
        confirmLabel={words.confirm}
        destroys={move === 'cancel'}
        busy={moving.hasTag('busy')}
        field={
          move === 'cancel' && (
            <Box sx={{ mt: 2 }}>
              <TextInput
                label={text.reason.label}
                name="neden"
                optional
                rows={3}
                maxLength={maxReasonLength}
                hint={text.reason.hint}
                value={reason}
                disabled={moving.hasTag('busy')}
                onChange={(typed) => send({ type: 'reason.change', reason: typed })}
              />
            </Box>
          )
        }
        error={moving.matches('failed') ? failure : undefined}
        errorDetail={problemText(moving.context.problem)}
        onConfirm={confirm}
        onCancel={abandon}
      >
        {words.text(consultantName(consultant))}
        {isTold &&
          !canReceiveSms(consultant.phone) &&
          ` ${text.withoutSms[move](consultant.phone, consultant.email)}`}
        {move === 'approve' &&
          consultant.applied_again &&
          ` ${text.appliedAgain(consultant.phone, consultant.email)}`}
      </ConfirmDialog>
    );
  }
  if (correction) return <CorrectionDialog correction={correction} />;
  if (snapshot.matches('conflict')) {
    const isReset = move === 'sendReset';
    return (
      <MessageDialog
        title={text.conflict.title}
        text={isReset ? text.failed.sendReset : problemText(problem)}
        detail={isReset ? problemText(problem) : text.conflict.next}
        onClose={close}
      />
    );
  }
  return null;
}
