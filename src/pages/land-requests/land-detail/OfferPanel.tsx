import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { landRequestMachine } from '../../../../machines/land-requests/landRequest.ts';
import type { LandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { mayMove } from '../../../../rules/land-requests/landRequestMoves.ts';
import { withDots } from '../../../../rules/records/amount.ts';
import { AmountInput } from '../../../components/inputs/AmountInput.tsx';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';

const text = landRequestsText.request;

export interface LandRequestProps {
  snapshot: SnapshotFrom<typeof landRequestMachine>;
  send: (event: EventFromLogic<typeof landRequestMachine>) => void;
}

/** The offered amount and the three moves; a closed land request shows why it is closed. */
export function OfferPanel({ snapshot, send, landRequest }: LandRequestProps & { landRequest: LandRequest }) {
  const { durum, teklif_tutar } = landRequest;
  const isSaving = useSelector(snapshot.children.recordMove, (move) => move?.hasTag('busy') ?? false);
  return (
    <Paper component="section" variant="outlined" aria-label={text.offerHeading} sx={{ p: 3 }}>
      <Typography variant="h6" component="h2" gutterBottom>
        {text.offerHeading}
      </Typography>
      <Box
        component="form"
        noValidate
        aria-busy={isSaving || snapshot.hasTag('busy')}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'offer.ask' });
        }}
      >
        <Stack spacing={2}>
          <Box sx={{ maxWidth: 'sm' }}>
            <AmountInput
              label={text.amount}
              name="teklif_tutar"
              digits={snapshot.context.amount}
              onChange={(digits) => send({ type: 'amount.change', digits })}
              disabled={!mayMove(durum, 'offer')}
              error={
                snapshot.matches({ shown: { reading: 'amountMissing' } }) ? text.amountMissing : undefined
              }
            />
          </Box>
          {teklif_tutar > 0 && (
            <Typography color="textSecondary">{text.stored(withDots(String(teklif_tutar)))}</Typography>
          )}
          {(durum === 3 || durum === 4) && (
            <Typography color="textSecondary">{text.closed[durum]}</Typography>
          )}
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <Button type="submit" variant="contained" disabled={!snapshot.can({ type: 'offer.ask' })}>
              {text.offer}
            </Button>
            <Button
              variant="outlined"
              color="success"
              disabled={!snapshot.can({ type: 'purchase.ask' })}
              onClick={() => send({ type: 'purchase.ask' })}
            >
              {text.purchase}
            </Button>
            <Button
              variant="outlined"
              color="error"
              disabled={!snapshot.can({ type: 'cancellation.ask' })}
              onClick={() => send({ type: 'cancellation.ask' })}
            >
              {text.cancel}
            </Button>
          </Stack>
        </Stack>
      </Box>
    </Paper>
  );
}
