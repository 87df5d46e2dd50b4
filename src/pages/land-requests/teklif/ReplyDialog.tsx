import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { givenCounterAmount } from '../../../../machines/land-requests/ownerOffer.ts';
import { maxReplyNoteLength } from '../../../../rules/land-requests/ownerReply.ts';
import { onCloseRequest } from '../../../browser/closeRequest.ts';
import { LeavePrompt } from '../../../components/dialogs/LeavePrompt.tsx';
import { useBusyForm } from '../../../components/focus/useBusyForm.ts';
import { LongCallStatus } from '../../../components/inputs/SendButton.tsx';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { OfficePhoneLink } from '../../../components/records/OfficePhoneLink.tsx';
import { dialogText } from '../../../text/dialogs.ts';
import { ownerOfferText as text } from '../../../text/land-requests/ownerOffer.ts';
import { leaveReplyText } from '../../../text/leavePrompt.ts';
import { sendingText } from '../../../text/sending.ts';
import { CounterAmountInput } from './CounterAmountInput.tsx';
import type { OwnerOfferProps } from './ownerOfferProps.ts';

/** Asks once more before a reply is sent, and before the page is left with a note or an amount in it. */
export function ReplyDialog({ snapshot, send }: OwnerOfferProps) {
  const [titleId, textId] = [useId(), useId()];
  const busy = snapshot.hasTag('busy');
  const form = useBusyForm({ busy, onSubmit: () => send({ type: 'reply.confirm' }) });
  const { offer, reply, note, counterAmount, problem } = snapshot.context;
  const words = text.confirm[reply];
  const failed = snapshot.matches({ confirming: 'failed' });
  const isNoteTyped = note !== (offer?.owner_reply?.note ?? '');
  const isAmountTyped = reply === 'callMe' && counterAmount !== givenCounterAmount(offer);
  const close = () => send({ type: 'dialog.close' });
  // Back on a phone closes the dialog, and not the page with the note
  useEffect(() => (busy ? undefined : onCloseRequest(() => send({ type: 'dialog.close' }))), [busy, send]);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      role="alertdialog"
      onClose={() => (busy ? undefined : close())}
      aria-labelledby={titleId}
      aria-describedby={textId}
      aria-busy={busy}
    >
      <form {...form}>
        <DialogTitle id={titleId}>{words.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId} sx={{ mb: 2 }}>
            {words.text}
          </DialogContentText>
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
          {reply === 'callMe' && <CounterAmountInput snapshot={snapshot} send={send} />}
          {failed && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problem?.serverMessage ?? (
                <>
                  {text.sendFailed} <OfficePhoneLink />
                </>
              )}
            </Alert>
          )}
          <LongCallStatus loading={busy} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={busy}>
            {dialogText.cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={busy}
            loadingPosition="start"
            disabled={busy}
            // the first control is the note, which would open a phone's keyboard
            autoFocus
          >
            <span>{busy ? sendingText.sending : failed ? dialogText.retry : words.confirm}</span>
          </Button>
        </DialogActions>
      </form>
      <LeavePrompt when={isNoteTyped || isAmountTyped} words={leaveReplyText} ofVisitor />
    </Dialog>
  );
}
