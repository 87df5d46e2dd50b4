import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isCounterAmountZero } from '../../../../machines/land-requests/ownerOffer.ts';
import { toAmount } from '../../../../rules/records/amount.ts';
import { amountInWords } from '../../../../rules/records/amountInWords.ts';
import { AmountInput } from '../../../components/inputs/AmountInput.tsx';
import { ownerOfferText } from '../../../text/land-requests/ownerOffer.ts';
import type { OwnerOfferProps } from './ownerOfferProps.ts';

const text = ownerOfferText.counterAmount;

/**
 * What an owner who wants to be called would accept. The amount in words shows a digit too many or
 * too few.
 */
export function CounterAmountInput({ snapshot, send }: OwnerOfferProps) {
  const { offer, counterAmount, problem } = snapshot.context;
  const amount = toAmount(counterAmount);
  const isNotAbove = amount > 0 && offer !== undefined && amount <= offer.teklif_tutar;
  return (
    <Box sx={{ mt: 2 }}>
      <AmountInput
        label={text.label}
        name="karsi_teklif"
        digits={counterAmount}
        onChange={(digits) => send({ type: 'counterAmount.change', digits })}
        error={isCounterAmountZero(snapshot.context) ? text.zero : problem?.fields.karsi_teklif}
        hint={text.hint}
        disabled={snapshot.hasTag('busy')}
        optional
      />
      {amount > 0 && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {text.inWords(amountInWords(amount))}
        </Typography>
      )}
      <Typography variant="body2" aria-live="polite">
        {isNotAbove && text.notAbove(offer.teklif_tutar)}
      </Typography>
    </Box>
  );
}
