import { useMachine } from '@xstate/react';
import { guardedLeaveOfVisitor } from '../../../browser/history/leaving.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { leaveNoteText as text } from '../../../text/leavePrompt.ts';

/** Asks before the owner leaves a note that is not sent. */
export function NoteGuard() {
  const [snapshot, send] = useMachine(guardedLeaveOfVisitor);
  const asks = snapshot.matches({ unsaved: 'asking' });
  if (!asks) return null;
  return (
    <ConfirmDialog
      title={text.title}
      confirmLabel={text.leave}
      destroys
      onConfirm={() => send({ type: 'leave.confirm' })}
      onCancel={() => send({ type: 'leave.cancel' })}
    >
      {text.question}
    </ConfirmDialog>
  );
}
