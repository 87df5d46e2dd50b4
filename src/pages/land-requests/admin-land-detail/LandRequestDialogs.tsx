import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import type { Duplicate } from '../../../../machines/land-requests/joinLandRequest.ts';
import type { Asked } from '../../../../machines/land-requests/landRequest.ts';
import type { FullLandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import type { DistrictPrices } from '../../../../rules/land-requests/districtPrices.ts';
import { unusualAmount } from '../../../../rules/land-requests/unusualAmount.ts';
import { toAmount } from '../../../../rules/records/amount.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { MessageDialog } from '../../../components/dialogs/MessageDialog.tsx';
import { landRequestMovesText as text } from '../../../text/land-requests/landRequestMoves.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { ownerOfferText } from '../../../text/land-requests/ownerOffer.ts';
import { problemText } from '../../../text/problems.ts';
import { ReasonSelect } from '../lists/ReasonSelect.tsx';
import { OfferFigures } from './OfferFigures.tsx';
import type { LandRequestProps } from './OfferPanel.tsx';

/**
 * The question before a move. With `isUnusual` the refusing button has the focus first. A purchase
 * also says that a typed amount will not be saved.
 */
function questionOf(
  landRequest: FullLandRequest,
  move: Asked,
  other: Duplicate | undefined,
  typed: number,
  offer: number,
  median: number | undefined,
) {
  const named = text.named(landRequest);
  if (move === 'offer') {
    const { owner_reply, reply_from, teklif_tutar: before } = landRequest;
    // a joined one's answers another offer
    const given = reply_from === undefined ? owner_reply : undefined;
    const replaced = given
      ? text.replacesAnswered(before, ownerOfferText.choices[given.reply], given.karsi_teklif)
      : before > 0 && text.replaces(before);
    return {
      ...text.confirm.offer,
      ...(given && text.offerAgain),
      text: [text.confirm.offer.text(named, offer), replaced].filter(Boolean).join(' '),
      isUnusual: given !== undefined || unusualAmount(offer, landRequest, median).length > 0,
    };
  }
  if (move === 'join' || move === 'separate') {
    const { joined_to: leader = landRequest.id } = other ?? {};
    const words = text.confirm[move];
    return { ...words, text: words.text(text.named(other ?? landRequest), leader), isUnusual: false };
  }
  const stays = landRequest.joined ? ` ${text.joinedStay(landRequest.joined.length)}` : '';
  if (move === 'cancel')
    return { ...text.confirm.cancel, text: text.confirm.cancel.text(named) + stays, isUnusual: true };
  const { teklif_tutar: stored } = landRequest;
  const words = stored > 0 ? text.confirm.purchase : text.purchaseWithoutOffer;
  const lost = typed > 0 && typed !== stored ? ` ${text.amountNotSaved(typed)}` : '';
  return {
    confirm: text.confirm.purchase.confirm,
    title: words.title,
    text: words.text(named) + stays + lost,
    isUnusual: stored === 0,
  };
}

/** The confirmation of each move, its outcome, and the refusal after a conflict. */
export function LandRequestDialogs({
  snapshot,
  send,
  district,
}: LandRequestProps & { district: DistrictPrices | undefined }) {
  const { landRequest, amount, offer, move, other, reason, problem } = snapshot.context;
  const { recordMove } = snapshot.children;
  const moving = useSelector(recordMove, (current) => current);
  const close = () => send({ type: 'dialog.close' });
  if (moving && landRequest) {
    const median = district?.median;
    const words = questionOf(landRequest, move, other, toAmount(amount), toAmount(offer), median);
    return (
      <ConfirmDialog
        title={words.title}
        confirmLabel={words.confirm}
        destroys={move === 'cancel'}
        isUnusual={words.isUnusual}
        busy={moving.hasTag('busy')}
        field={
          move === 'cancel' && (
            <ReasonSelect
              value={reason}
              disabled={moving.hasTag('busy')}
              onChange={(chosen) => send({ type: 'reason.choose', reason: chosen })}
            />
          )
        }
        error={moving.matches('failed') ? landRequestsText.landRequest.saveFailed : undefined}
        errorDetail={problemText(moving.context.problem)}
        onConfirm={() => recordMove?.send({ type: 'move.confirm' })}
        onCancel={() => recordMove?.send({ type: 'dialog.close' })}
      >
        {words.text}
        {move === 'offer' && (
          <Box sx={{ mt: 2 }}>
            <OfferFigures amount={offer} landRequest={landRequest} district={district} />
          </Box>
        )}
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
