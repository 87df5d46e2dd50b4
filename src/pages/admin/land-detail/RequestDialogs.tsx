import { withDots } from '../../../../machines/rules/amount.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { MessageDialog } from '../../../components/MessageDialog.tsx';
import { landRequestsText as text } from '../../../text/landRequests.ts';
import { problemText } from '../../../text/problems.ts';
import type { RequestProps } from './OfferPanel.tsx';

/** The confirmation of each action, what came of it, and the refusal of a move that somebody else has overtaken. */
export function RequestDialogs({ snapshot, send }: RequestProps) {
  const { amount, problem } = snapshot.context;
  const close = () => send({ type: 'dialog.close' });
  const confirmation = {
    busy: snapshot.hasTag('busy'),
    error: problem ? `${text.request.saveFailed} ${problemText(problem)}` : undefined,
    onConfirm: () => send({ type: 'action.confirm' }),
    onCancel: close,
  };
  if (snapshot.matches({ shown: { offering: 'done' } })) {
    return (
      <MessageDialog
        title={text.offered.title}
        text={text.offered.text}
        closeLabel={text.offered.close}
        onClose={close}
      />
    );
  }
  if (snapshot.matches({ shown: 'offering' })) {
    return (
      <ConfirmDialog {...confirmation} title={text.confirmOffer.title} confirmLabel={text.request.offer}>
        {text.confirmOffer.text(withDots(amount))}
      </ConfirmDialog>
    );
  }
  if (snapshot.matches({ shown: 'purchasing' })) {
    return (
      <ConfirmDialog
        {...confirmation}
        title={text.confirmPurchase.title}
        confirmLabel={text.request.purchase}
      >
        {text.confirmPurchase.text}
      </ConfirmDialog>
    );
  }
  if (snapshot.matches({ shown: 'cancelling' })) {
    return (
      <ConfirmDialog {...confirmation} title={text.confirmCancel.title} confirmLabel={text.request.cancel}>
        {text.confirmCancel.text}
      </ConfirmDialog>
    );
  }
  if (snapshot.matches({ shown: 'refused' })) {
    return (
      <MessageDialog
        title={text.refused.title}
        text={problemText(problem)}
        closeLabel={text.refused.close}
        onClose={close}
      />
    );
  }
  return null;
}
