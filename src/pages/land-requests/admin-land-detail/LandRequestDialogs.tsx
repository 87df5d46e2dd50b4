import { useSelector } from '@xstate/react';
import { toAmount } from '../../../../rules/records/amount.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { MessageDialog } from '../../../components/dialogs/MessageDialog.tsx';
import { landRequestsText as text } from '../../../text/land-requests/landRequests.ts';
import { problemText } from '../../../text/problems.ts';
import type { LandRequestProps } from './OfferPanel.tsx';

/** The question before a purchase. It names a missing offer, and an amount that was not saved. */
function purchaseWords({ context: { landRequest, amount } }: LandRequestProps['snapshot']) {
  const stored = landRequest?.teklif_tutar ?? 0;
  const words = stored > 0 ? text.confirm.purchase : text.purchaseWithoutOffer;
  const isTyped = toAmount(amount) > 0 && toAmount(amount) !== stored;
  return {
    title: words.title,
    text: () => (isTyped ? `${words.text()} ${text.amountNotSaved(toAmount(amount))}` : words.text()),
  };
}

/** The confirmation of each move, its outcome, and the refusal after a conflict. */
export function LandRequestDialogs({ snapshot, send }: LandRequestProps) {
  const { amount, move, problem } = snapshot.context;
  const { recordMove } = snapshot.children;
  const moving = useSelector(recordMove, (current) => current);
  const close = () => send({ type: 'dialog.close' });
  if (moving) {
    const words = move === 'purchase' ? purchaseWords(snapshot) : text.confirm[move];
    return (
      <ConfirmDialog
        title={words.title}
        confirmLabel={text.confirm[move].confirm}
        destroys={move === 'cancel'}
        isUnusual={
          move === 'cancel' || (move === 'purchase' && words.title === text.purchaseWithoutOffer.title)
        }
        busy={moving.hasTag('busy')}
        error={moving.matches('failed') ? text.landRequest.saveFailed : undefined}
        errorDetail={problemText(moving.context.problem)}
        onConfirm={() => recordMove?.send({ type: 'action.confirm' })}
        onCancel={() => recordMove?.send({ type: 'dialog.close' })}
      >
        {words.text(toAmount(amount))}
      </ConfirmDialog>
    );
  }
  if (snapshot.matches({ shown: 'offered' })) {
    return <MessageDialog title={text.offered.title} text={text.offered.text} onClose={close} />;
  }
  if (snapshot.matches({ shown: 'conflict' })) {
    return (
      <MessageDialog
        title={text.refused.title}
        text={problemText(problem)}
        detail={text.refused.next}
        onClose={close}
      />
    );
  }
  return null;
}
