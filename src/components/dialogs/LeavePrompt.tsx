import { useMachine } from '@xstate/react';
import { guardedLeave, guardedLeaveOfVisitor } from '../../browser/history/leaving.ts';
import { leavePromptText } from '../../text/leavePrompt.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/**
 * While `when` is true, asks before the user leaves the page by a link, by Back or Forward, or by
 * closing the tab. A page that saves and then leaves navigates with `unasked` of
 * `browser/history/leaving.ts`. `onLeave` is called once the user has chosen to leave, before the
 * navigation.
 */
export function LeavePrompt({ when, ...guard }: GuardProps & { when: boolean }) {
  return when && <Guard {...guard} />;
}

interface GuardProps {
  /** What is lost; unsaved changes by default. */
  words?: { title: string; question: string; leave: string };
  /** Visitors can send the form too: it stays when the session ends. */
  ofVisitor?: boolean;
  onLeave?: () => void;
}

function Guard({ words = leavePromptText, ofVisitor = false, onLeave }: GuardProps) {
  const [snapshot, send] = useMachine(ofVisitor ? guardedLeaveOfVisitor : guardedLeave);
  if (!snapshot.matches({ unsaved: 'asking' })) return null;
  return (
    <ConfirmDialog
      title={words.title}
      confirmLabel={words.leave}
      destroys
      onConfirm={() => {
        onLeave?.();
        send({ type: 'leave.confirm' });
      }}
      onCancel={() => send({ type: 'leave.cancel' })}
    >
      {words.question}
    </ConfirmDialog>
  );
}
