import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog.tsx';
import KvkkNoticeDialog from '../../../../components/dialogs/KvkkNoticeDialog.tsx';
import { MessageDialog } from '../../../../components/dialogs/MessageDialog.tsx';
import { MuiRoot } from '../../../../site/MuiRoot.tsx';
import { landOfferText as text } from '../../../../text/land-requests/landOffer.ts';
import { problemText } from '../../../../text/problems.ts';

import type { StepProps } from './stepProps.ts';

export { ReceivedNotice } from '../ReceivedNotice.tsx';

/** The messages of the form (product, 8), and the KVKK notice. */
export function LandOfferDialogs(props: StepProps) {
  if (props.snapshot.matches({ notice: 'open' }))
    return <KvkkNoticeDialog onClose={() => props.send({ type: 'notice.close' })} />;
  return (
    <MuiRoot>
      <Message {...props} />
    </MuiRoot>
  );
}

function Message({ snapshot, send }: StepProps) {
  const close = () => send({ type: 'dialog.close' });
  if (snapshot.matches({ form: { location: 'thanked' } }))
    return <MessageDialog title={text.sent.title} text={text.sent.text} onClose={close} />;
  if (snapshot.matches({ form: { location: 'clearing' } }))
    return (
      <ConfirmDialog
        title={text.clearing.title}
        confirmLabel={text.clear}
        destroys
        busy={false}
        error={undefined}
        onConfirm={() => send({ type: 'clear.confirm' })}
        onCancel={close}
      >
        {text.clearing.question}
      </ConfirmDialog>
    );
  if (snapshot.matches({ form: { personal: 'nameRefused' } }))
    return (
      <MessageDialog
        title={text.nameRefused.title}
        text={text.nameRefused.text}
        closeLabel={text.nameRefused.close}
        onClose={close}
      />
    );
  return (
    <MessageDialog
      title={text.failed.title}
      text={text.failed.text}
      detail={problemText(snapshot.context.problem)}
      onClose={close}
      onAction={() => send({ type: 'form.submit' })}
    />
  );
}

interface LeaveDialogProps {
  /** A sign-out removes the draft, so the dialog says it. */
  signedIn: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** The question before leaving a form that is not sent. */
export function LeaveDialog({ signedIn, onLeave, onStay }: LeaveDialogProps) {
  return (
    <MuiRoot>
      <ConfirmDialog
        title={text.leave.title}
        confirmLabel={text.leave.leave}
        busy={false}
        error={undefined}
        onConfirm={onLeave}
        onCancel={onStay}
      >
        {text.leave.question} {signedIn && text.leave.signedIn}
      </ConfirmDialog>
    </MuiRoot>
  );
}
