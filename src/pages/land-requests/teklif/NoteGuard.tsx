import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { guardedLeaveOfVisitor } from '../../../browser/history/leaving.ts';
import { loadAhead, loadOnce } from '../../../browser/loading/loadOnce.ts';
import { OnDemand } from '../../../components/notices/OnDemand.tsx';

const loadDialog = loadOnce(() => import('./LeaveNoteDialog.tsx'));

/**
 * Asks before the owner leaves a note that is not sent. If the dialog's file does not load, the
 * owner leaves without being asked.
 */
export function NoteGuard() {
  const [snapshot, send] = useMachine(guardedLeaveOfVisitor);
  const asks = snapshot.matches({ unsaved: 'asking' });
  const leave = () => send({ type: 'leave.confirm' });
  useEffect(() => loadAhead(loadDialog), []);
  if (!asks) return null;
  return (
    <OnDemand load={loadDialog} onFail={leave}>
      {({ default: LeaveNoteDialog }) => (
        <LeaveNoteDialog onLeave={leave} onStay={() => send({ type: 'leave.cancel' })} />
      )}
    </OnDemand>
  );
}
