import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { leaveNoteText as text } from '../../../text/leavePrompt.ts';

/** The question before a note is left that is not sent; loaded once one is typed. */
export default function LeaveNoteDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      title={text.title}
      confirmLabel={text.leave}
      destroys
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {text.question}
    </ConfirmDialog>
  );
}
