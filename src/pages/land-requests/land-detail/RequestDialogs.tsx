import { withDots } from '../../../../rules/land-requests/amount.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { MessageDialog } from '../../../components/dialogs/MessageDialog.tsx';
import { landRequestsText as text } from '../../../text/land-requests/landRequests.ts';
import { problemText } from '../../../text/problems.ts';
import type { RequestProps } from './OfferPanel.tsx';

/**
 * The confirmation of each action, what came of it, and the refusal of a move that somebody else
 * has overtaken.
 */
export function RequestDialogs({ snapshot, send }: RequestProps) {
  const { amount, move, problem } = snapshot.context;
  const close = () => send({ type: 'dialog.close' });
  if (snapshot.matches({ shown: 'confirming' }) || snapshot.matches({ shown: 'saving' })) {
    const words = text.confirm[move];
    return (
      <ConfirmDialog
        title={words.title}
        confirmLabel={text.request[move]}
        busy={snapshot.hasTag('busy')}
        error={problem && text.request.saveFailed}
        errorDetail={problemText(problem)}
        onConfirm={() => send({ type: 'action.confirm' })}
        onCancel={close}
      >
        {words.text(withDots(amount))}
      </ConfirmDialog>
    );
  }
  if (snapshot.matches({ shown: 'offered' })) {
    return <MessageDialog title={text.offered.title} text={text.offered.text} onClose={close} />;
  }
  if (snapshot.matches({ shown: 'refused' })) {
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
