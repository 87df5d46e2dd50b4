import Typography from '@mui/material/Typography';
import type { LandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { lastDayOfOffer } from '../../../../rules/land-requests/offerEnd.ts';
import { isOpenOffer } from '../../../../rules/land-requests/ownerReply.ts';
import { ownerReplyText as text } from '../../../text/land-requests/ownerReply.ts';
import { calendarDayText } from '../../../text/recordFormats.ts';

/** Whether the owner can still answer the offer. */
export function OfferLink({ landRequest }: { landRequest: LandRequest }) {
  const { durum, offer_expires_at: end } = landRequest;
  if (durum !== 2) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {isOpenOffer(landRequest, new Date()) && end
        ? text.openUntil(calendarDayText(lastDayOfOffer(end)))
        : text.closed}
    </Typography>
  );
}
