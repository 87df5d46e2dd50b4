import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { guardedLeaveOfVisitor } from '../../../../browser/history/leaving.ts';
import { loadAhead } from '../../../../browser/loading/loadOnce.ts';
import { OnDemand } from '../../../../components/notices/OnDemand.tsx';
import { useSession } from '../../../../site/services.tsx';
import { loadDialogs } from './loadDialogs.ts';

/**
 * Asks before the owner leaves a form that is not sent; the draft stays unless a user signs out
 * (product, 4 and 9). Loads the dialogs of the started form while there is a connection; without
 * them the owner leaves unasked.
 */
export function LeaveGuard() {
  const { role } = useSession();
  const [snapshot, send] = useMachine(guardedLeaveOfVisitor);
  const leave = () => send({ type: 'leave.confirm' });
  useEffect(() => loadAhead(loadDialogs), []);
  if (!snapshot.matches({ unsaved: 'asking' })) return null;
  return (
    <OnDemand load={loadDialogs} onFail={leave}>
      {({ LeaveDialog }) => (
        <LeaveDialog
          signedIn={role !== 'visitor'}
          signsOut={snapshot.context.signsOut}
          onLeave={leave}
          onStay={() => send({ type: 'leave.cancel' })}
        />
      )}
    </OnDemand>
  );
}
