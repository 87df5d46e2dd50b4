import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { guardedLeaveOfVisitor } from '../../../browser/history/leaving.ts';
import { loadAhead, loadOnce } from '../../../browser/loading/loadOnce.ts';
import { OnDemand } from '../../../components/notices/OnDemand.tsx';

const loadDialog = loadOnce(() => import('./LeaveNoteDialog.tsx'));

/**
 * Asks before the owner leaves a note that is not sent. If the dialog's file does not load, the
 * owner leaves without being asked.
 * @param onAsk is told whether the question is open: the browser's own dialog would cover it.
 */
export function NoteGuard({ onAsk }: { onAsk: (asks: boolean) => void }) {
  const [snapshot, send] = useMachine(guardedLeaveOfVisitor);
  const asks = snapshot.matches({ unsaved: 'asking' });
  const leave = () => send({ type: 'leave.confirm' });
  useEffect(() => loadAhead(loadDialog), []);
  useEffect(() => onAsk(asks), [onAsk, asks]);
  if (!asks) return null;
  return (
    <OnDemand load={loadDialog} onFail={leave}>
      {({ default: LeaveNoteDialog }) => (
        <LeaveNoteDialog onLeave={leave} onStay={() => send({ type: 'leave.cancel' })} />
      )}
    </OnDemand>
  );
}
