import { useId, useState } from 'react';
import { maxReplyNoteLength } from '../../../../rules/land-requests/ownerReply.ts';
import { PlainButton } from '../../../components/buttons/PlainButton.tsx';
import { openModal } from '../../../components/focus/openModal.ts';
import { useBusyForm } from '../../../components/focus/useBusyForm.ts';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { OfficePhoneLink } from '../../../components/records/OfficePhoneLink.tsx';
import { dialogText } from '../../../text/dialogs.ts';
import { ownerOfferText as text } from '../../../text/land-requests/ownerOffer.ts';
import { NoteGuard } from './NoteGuard.tsx';
import styles from './ownerOffer.module.css';
import type { OwnerOfferProps } from './ownerOfferProps.ts';

// the first control is the note, which would open a phone's keyboard
const openOnSubmit = (dialog: HTMLDialogElement) => openModal(dialog, '[type=submit]');

/** Asks once more before a reply is sent, and before the page is left with a note in it. */
export function ReplyDialog(props: OwnerOfferProps) {
  const [isGuardAsking, setGuardAsking] = useState(false);
  const { note, offer } = props.snapshot.context;
  return (
    <>
      {note !== (offer?.owner_reply?.note ?? '') && <NoteGuard onAsk={setGuardAsking} />}
      {!isGuardAsking && <ConfirmReply {...props} />}
    </>
  );
}

function ConfirmReply({ snapshot, send }: OwnerOfferProps) {
  const [titleId, textId] = [useId(), useId()];
  const busy = snapshot.hasTag('busy');
  const form = useBusyForm({ busy, onSubmit: () => send({ type: 'reply.confirm' }) });
  const { reply, note, problem } = snapshot.context;
  const words = text.confirm[reply];
  const failed = snapshot.matches({ confirming: 'failed' });
  const close = () => send({ type: 'dialog.close' });
  return (
    <dialog
      ref={openOnSubmit}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // some browsers close it at a second Escape, whatever the page says
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return;
        if (busy) currentTarget.showModal();
        else close();
      }}
    >
      <form {...form}>
        <h2 id={titleId}>{words.title}</h2>
        <p id={textId}>{words.text}</p>
        <TextInput
          label={text.note}
          name="note"
          value={note}
          onChange={(value) => send({ type: 'note.change', value })}
          hint={text.noteHint}
          maxLength={maxReplyNoteLength}
          autoComplete="off"
          rows={3}
          disabled={busy}
          optional
        />
        {failed && (
          <p role="alert" className={styles.failed}>
            {problem?.serverMessage ?? (
              <>
                {text.sendFailed} <OfficePhoneLink />
              </>
            )}
          </p>
        )}
        <div className={styles.actions}>
          <PlainButton onClick={close} disabled={busy}>
            {dialogText.cancel}
          </PlainButton>
          <PlainButton type="submit" look="contained" loading={busy} disabled={busy}>
            {failed ? dialogText.retry : words.confirm}
          </PlainButton>
        </div>
      </form>
    </dialog>
  );
}
