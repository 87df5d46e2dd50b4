import { repeatedReceipt } from '../../../../../machines/land-requests/landOffer.ts';
import type { LandOfferReceipt } from '../../../../../rules/land-requests/landOfferReceipt.ts';
import { isCompletePhone } from '../../../../../rules/people/phone.ts';
import { istanbulTime } from '../../../../../rules/records/istanbulTime.ts';
import { storedLandOffer } from '../../../../browser/storage.ts';
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog.tsx';
import { KvkkNoticeDialog } from '../../../../components/dialogs/KvkkNoticeDialog.tsx';
import { MessageDialog } from '../../../../components/dialogs/MessageDialog.tsx';
import { OfficePhoneLink } from '../../../../components/records/OfficePhoneLink.tsx';
import { dayText, turkishTimeText } from '../../../../text/formats.ts';
import { landOfferText as text } from '../../../../text/land-requests/landOffer.ts';
import { landOfferDialogsText as dialogs } from '../../../../text/land-requests/landOfferDialogs.ts';
import { problemText } from '../../../../text/problems.ts';
import { hasAnyUnsentPhotos } from '../form/photoQueues.ts';
import type { StepProps } from '../form/stepProps.ts';

/** The messages of the form (product, 8), and the KVKK notice. */
export function LandOfferDialogs(props: StepProps) {
  if (props.snapshot.matches({ notice: 'open' }))
    return <KvkkNoticeDialog onClose={() => props.send({ type: 'notice.close' })} />;
  return <Message {...props} />;
}

function Message({ snapshot, send }: StepProps) {
  const close = () => send({ type: 'dialog.close' });
  const [newest] = snapshot.context.receipts;
  if (snapshot.matches({ form: { location: 'thanked' } }))
    return (
      <MessageDialog
        title={dialogs.sent.title}
        text={dialogs.sent.text}
        detail={newest && <SentDetail receipt={newest} />}
        onClose={close}
      />
    );
  if (snapshot.matches({ form: { location: 'clearing' } }))
    return (
      <ConfirmDialog
        title={dialogs.clearing.title}
        confirmLabel={text.clear}
        destroys
        onConfirm={() => send({ type: 'clear.confirm' })}
        onCancel={close}
      >
        {dialogs.clearing.question}
      </ConfirmDialog>
    );
  if (snapshot.matches({ form: { location: 'forgetting' } }))
    return (
      <ConfirmDialog
        title={dialogs.forgetting.title}
        confirmLabel={dialogs.received.forget}
        destroys
        onConfirm={() => send({ type: 'forget.confirm' })}
        onCancel={close}
      >
        {[dialogs.forgetting.question, hasAnyUnsentPhotos() && dialogs.forgetting.photos]
          .filter(Boolean)
          .join(' ')}
      </ConfirmDialog>
    );
  if (snapshot.matches({ form: { personal: 'repeating' } }))
    return (
      <ConfirmDialog
        title={dialogs.repeating.title}
        confirmLabel={dialogs.repeating.confirm}
        isUnusual
        onConfirm={() => send({ type: 'repeat.confirm' })}
        onCancel={close}
      >
        <RepeatQuestion receipt={repeatedReceipt(snapshot.context)} />
      </ConfirmDialog>
    );
  if (snapshot.matches({ form: { personal: 'nameInvalid' } }))
    return (
      <MessageDialog
        title={dialogs.nameInvalid.title}
        text={dialogs.nameInvalid.text}
        closeLabel={dialogs.nameInvalid.close}
        onClose={close}
      />
    );
  return (
    <MessageDialog
      title={dialogs.failed.title}
      text={dialogs.failed.text}
      detail={
        <>
          {problemText(snapshot.context.problem)} {dialogs.failed.call} <OfficePhoneLink />
        </>
      }
      onClose={close}
      onAction={() => send({ type: 'form.submit' })}
    />
  );
}

/** The reference of what was sent, and what to do after an incomplete phone. */
function SentDetail({ receipt: { reference, phone, photosLost } }: { receipt: LandOfferReceipt }) {
  return (
    <>
      {reference && (
        <span>
          {dialogs.sent.reference} <strong>{reference}</strong>
        </span>
      )}{' '}
      {photosLost && (
        <span>
          {dialogs.received.photosLost} <OfficePhoneLink />
        </span>
      )}{' '}
      {/* Enter may have sent the form before the warning about the phone showed */}
      {!isCompletePhone(phone) && (
        <span>
          {dialogs.sent.incomplete} <OfficePhoneLink />
        </span>
      )}
    </>
  );
}

function RepeatQuestion({ receipt }: { receipt: LandOfferReceipt | undefined }) {
  if (!receipt) return null;
  const sentAt = new Date(receipt.sentAtMs);
  const { day, time } = istanbulTime(sentAt);
  const when = turkishTimeText(`${dayText(day)}, ${time}`, sentAt);
  return dialogs.repeating.question(receipt.reference, when);
}

interface LeaveDialogProps {
  /** Somebody is signed in. The dialog tells them that a sign-out removes the draft. */
  signedIn: boolean;
  /** The owner is about to sign out. */
  signsOut: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** The question before leaving a form that is not sent. */
export function LeaveDialog({ signedIn, signsOut, onLeave, onStay }: LeaveDialogProps) {
  const isStored = storedLandOffer() !== undefined;
  return (
    <ConfirmDialog
      title={dialogs.leave.title}
      confirmLabel={signsOut ? dialogs.leave.signOut : dialogs.leave.leave}
      destroys={signsOut || !isStored}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {signsOut ? dialogs.leave.signingOut : isStored ? dialogs.leave.question : dialogs.leave.notStored}{' '}
      {signedIn && !signsOut && isStored && dialogs.leave.signedIn}
    </ConfirmDialog>
  );
}
