import { useMachine } from '@xstate/react';
import { guardedLeaveOfVisitor } from '../../../../browser/history/leaving.ts';
import { useSession } from '../../../../site/services.tsx';
import { LeaveDialog } from './LandOfferDialogs.tsx';

/**
 * Asks before the owner leaves a form that is not sent; the draft stays unless a user signs out
 * (product, 4 and 9).
 */
export function LandOfferLeavePrompt() {
  const { role } = useSession();
  const [snapshot, send] = useMachine(guardedLeaveOfVisitor);
  if (!snapshot.matches({ unsaved: 'asking' })) return null;
  return (
    <LeaveDialog
      signedIn={role !== 'visitor'}
      signsOut={snapshot.context.signsOut}
      onLeave={() => send({ type: 'leave.confirm' })}
      onStay={() => send({ type: 'leave.cancel' })}
    />
  );
}
