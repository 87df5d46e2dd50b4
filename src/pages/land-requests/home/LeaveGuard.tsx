import { useMachine } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { guardedLeaveOfVisitor } from '../../../browser/leaving.ts';
import { useSession } from '../../../site/services.tsx';

// the same file as the form's other dialogs, which the notice has loaded by then
const LeaveDialog = lazy(() =>
  import('./LandOfferDialogs.tsx').then(({ LeaveDialog }) => ({ default: LeaveDialog })),
);

/**
 * Asks before the owner leaves a form that is not sent; the draft stays unless a user signs out
 * (product, 4 and 9).
 */
export function LeaveGuard() {
  const { role } = useSession();
  const [snapshot, send] = useMachine(guardedLeaveOfVisitor);
  if (!snapshot.matches({ unsaved: 'asking' })) return null;
  return (
    <Suspense>
      <LeaveDialog
        signedIn={role !== 'visitor'}
        onLeave={() => send({ type: 'leave.confirm' })}
        onStay={() => send({ type: 'leave.cancel' })}
      />
    </Suspense>
  );
}
