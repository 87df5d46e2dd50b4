import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { landRequestMachine } from '../../../../machines/land-requests/landRequest.ts';
import type { FullLandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import type { DistrictPrices } from '../../../../rules/land-requests/districtPrices.ts';
import { isErased, mayMake } from '../../../../rules/land-requests/landRequestMoves.ts';
import { isNextInList } from '../../../browser/history/cameFrom.ts';
import { focusFirstInvalid } from '../../../components/focus/focusFirstInvalid.ts';
import { AmountInput } from '../../../components/inputs/AmountInput.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { neden } from '../../../text/land-requests/landCodes.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { OfferFigures } from './OfferFigures.tsx';
import { OfferLink } from './OfferLink.tsx';

const text = landRequestsText.landRequest;

export interface LandRequestProps {
  snapshot: SnapshotFrom<typeof landRequestMachine>;
  send: (event: EventFromLogic<typeof landRequestMachine>) => void;
}

/** Whether a move is being made, or the land request is loaded again. */
export function useIsMoving(snapshot: LandRequestProps['snapshot']): boolean {
  const isSaving = useSelector(snapshot.children.recordMove, (move) => move?.hasTag('busy') ?? false);
  // enabled under the dialog that asks: the focus returns to the button that has opened it
  return isSaving || snapshot.hasTag('busy');
}

interface OfferPanelProps extends LandRequestProps {
  landRequest: FullLandRequest;
  /** Undefined until they are loaded. */
  district: DistrictPrices | undefined;
}

/**
 * The offered amount and the three moves; a closed land request shows why it is closed. Once the
 * owner has replied, what follows from the reply is the main action, beside it.
 */
export function OfferPanel({ snapshot, send, landRequest, district }: OfferPanelProps) {
  const { durum, teklif_tutar, owner_reply, reply_from } = landRequest;
  const isAccepted = owner_reply?.reply === 'accept' && reply_from === undefined;
  const { amount } = snapshot.context;
  const isBusy = useIsMoving(snapshot);
  const isMain = owner_reply === undefined || owner_reply.reply === 'decline';
  return (
    <PanelSection title={text.offerHeading}>
      <Box
        component="form"
        noValidate
        aria-busy={isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'offer.ask' });
          focusFirstInvalid(event.currentTarget);
        }}
      >
        <Stack spacing={1.5}>
          {mayMake(landRequest, 'offer') && (
            <>
              <AmountInput
                label={text.amount}
                name="teklif_tutar"
                digits={amount}
                takesFocus={isNextInList()}
                onChange={(digits) => send({ type: 'amount.change', digits })}
                error={
                  snapshot.matches({ shown: { reading: 'amountMissing' } }) ? text.amountMissing : undefined
                }
              />
              <OfferFigures amount={amount} landRequest={landRequest} district={district} />
              <Typography variant="body2" color="textSecondary">
                {text.medianMeaning}
              </Typography>
            </>
          )}
          {teklif_tutar > 0 && (
            <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {text.stored(teklif_tutar)}
            </Typography>
          )}
          <OfferLink landRequest={landRequest} />
          {durum === 3 && teklif_tutar === 0 && (
            <Typography color="textSecondary">{text.purchasedWithoutOffer}</Typography>
          )}
          {(durum === 3 || durum === 4) && (
            <Typography color="textSecondary">{text.closed[durum]}</Typography>
          )}
          {landRequest.joined_to !== undefined && (
            <Typography color="textSecondary">{text.joined.moves(landRequest.joined_to)}</Typography>
          )}
          {landRequest.neden && (
            <Typography color="textSecondary">{text.reason(neden[landRequest.neden])}</Typography>
          )}
          {isErased(landRequest) && <Typography color="textSecondary">{text.erased}</Typography>}
          {/* a move that is no longer possible is not shown; during a call all are disabled */}
          <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            {mayMake(landRequest, 'offer') && (
              <Button type="submit" variant={isMain ? 'contained' : 'outlined'} disabled={isBusy}>
                <span>{owner_reply ? text.offerAgain : text.offer}</span>
              </Button>
            )}
            {/* an accepted offer's stands with the reply */}
            {mayMake(landRequest, 'purchase') && !isAccepted && (
              <Button
                variant="outlined"
                color="success"
                disabled={isBusy}
                onClick={() => send({ type: 'purchase.ask' })}
              >
                {text.purchase}
              </Button>
            )}
            {mayMake(landRequest, 'cancel') && (
              <Button
                variant="outlined"
                color="error"
                disabled={isBusy}
                onClick={() => send({ type: 'cancellation.ask' })}
              >
                {text.cancel}
              </Button>
            )}
          </Stack>
        </Stack>
      </Box>
    </PanelSection>
  );
}
