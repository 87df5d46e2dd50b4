import { erasableCount, recordKinds } from '../../../../machines/privacy/privacy.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { MessageDialog } from '../../../components/dialogs/MessageDialog.tsx';
import { privacyText as text } from '../../../text/privacy/privacy.ts';
import { problemText } from '../../../text/problems.ts';
import type { PrivacyProps } from './privacyProps.ts';

/** The confirmation of an erasure, its failure and its refusal. */
export function PrivacyDialogs({ snapshot, send }: PrivacyProps) {
  const { found, person, contact, problem } = snapshot.context;
  const close = () => send({ type: 'dialog.close' });
  if (!snapshot.hasTag('dialog') || !found || !person) return null;
  if (snapshot.matches('refused'))
    return <MessageDialog {...text.refused} detail={problemText(problem)} onClose={close} />;
  const { name, kept } = person;
  const isAlone = found.people.length === 1;
  const counts = Object.fromEntries(recordKinds.map((kind) => [kind, erasableCount(person, kind)]));
  const reasons = [...new Set(kept.map(({ reason }) => reason))];
  const failed = snapshot.matches('eraseFailed');
  return (
    <ConfirmDialog
      title={text.confirm.title}
      confirmLabel={text.confirm.confirm(name, isAlone ? contact : undefined)}
      destroys
      busy={snapshot.hasTag('busy')}
      error={failed ? text.confirm.failed : undefined}
      {...(failed && { errorDetail: problemText(problem) })}
      onConfirm={() => send({ type: 'action.confirm' })}
      onCancel={close}
    >
      {[
        text.confirm.text(name || contact, counts),
        isAlone ? text.confirm.mentions : text.confirm.mentionsOfShared,
        text.confirm.stays,
        ...reasons,
      ].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ConfirmDialog>
  );
}
