import { useSelector } from '@xstate/react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { isSelfSwitchOff, type teamMachine } from '../../../../machines/account/team.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { MessageDialog } from '../../../components/dialogs/MessageDialog.tsx';
import { ProvenCallDialog, useAsksForPassword } from '../../../components/dialogs/ProvenCallDialog.tsx';
import { teamText as text } from '../../../text/account/team.ts';
import { problemText } from '../../../text/problems.ts';
import { AdminFormDialog } from './AdminFormDialog.tsx';
import { AdminHistoryDialog } from './AdminHistoryDialog.tsx';

interface TeamProps {
  snapshot: SnapshotFrom<typeof teamMachine>;
  send: (event: EventFromLogic<typeof teamMachine>) => void;
}

/** The form of an admin, their history, the confirmation of each move, and its refusal. */
export function TeamDialogs({ snapshot, send }: TeamProps) {
  const { admins = [], admin, move, problem } = snapshot.context;
  const { recordMove, adminForm, resetFactor } = snapshot.children;
  const asksForPassword = useAsksForPassword(resetFactor);
  const moving = useSelector(recordMove, (current) => current);
  const confirm = () => recordMove?.send({ type: 'move.confirm' });
  const abandon = () => recordMove?.send({ type: 'dialog.close' });
  const saveAdmin = useSelector(adminForm, (form) => form?.children.saveAdmin);
  const addAsksForPassword = useAsksForPassword(saveAdmin);
  if (saveAdmin && addAsksForPassword) return <ProvenCallDialog call={saveAdmin} isTyped />;
  if (adminForm) return <AdminFormDialog form={adminForm} team={admins} />;
  if (snapshot.matches('readingHistory') && admin)
    return <AdminHistoryDialog admin={admin} onClose={() => send({ type: 'dialog.close' })} />;
  if (resetFactor && asksForPassword) return <ProvenCallDialog call={resetFactor} />;
  if (admin && (resetFactor || snapshot.matches('askingReset'))) {
    const words = text.confirm.resetFactor;
    return (
      <ConfirmDialog
        title={words.title}
        confirmLabel={words.confirm()}
        destroys
        busy={resetFactor !== undefined}
        onConfirm={() => send({ type: 'reset.confirm' })}
        onCancel={() => send({ type: 'dialog.close' })}
      >
        {words.text(admin)}
      </ConfirmDialog>
    );
  }
  if (moving && admin) {
    const words = text.confirm[move];
    const isSelfOff = isSelfSwitchOff(snapshot.context);
    return (
      <ConfirmDialog
        title={isSelfOff ? text.selfOff.title : words.title}
        confirmLabel={words.confirm(admin.name)}
        destroys={move === 'switchOff'}
        busy={moving.hasTag('busy')}
        error={moving.matches('failed') ? text.failed.text : undefined}
        errorDetail={problemText(moving.context.problem)}
        onConfirm={confirm}
        onCancel={abandon}
      >
        {isSelfOff ? text.selfOff.text : words.text(admin)}
      </ConfirmDialog>
    );
  }
  if (!snapshot.matches('refused')) return null;
  const detail = problemText(problem);
  return <MessageDialog {...text.failed} detail={detail} onClose={() => send({ type: 'dialog.close' })} />;
}
