import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { isOpenOffer } from '../../../../rules/land-requests/ownerReply.ts';
import { ReplyBadge } from '../../../components/records/ReplyBadge.tsx';
import { dateText } from '../../../text/formats.ts';
import { ownerReplyText as text } from '../../../text/land-requests/ownerReply.ts';

/** What the owner has answered to the offer, and whether an answer can still come. */
export function OwnerReply({ landRequest }: { landRequest: LandRequest }) {
  const { durum, owner_reply: given, offer_expires_at: end } = landRequest;
  return (
    <>
      {given && (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Typography>
            {text.reply} <ReplyBadge reply={given.reply} />
          </Typography>
          {given.note && <Typography>{text.note(given.note)}</Typography>}
          <Typography variant="body2" color="textSecondary">
            <time dateTime={given.tarih}>{dateText(given.tarih)}</time>
          </Typography>
        </Box>
      )}
      {durum === 2 && (
        <Typography variant="body2" color="textSecondary">
          {isOpenOffer(landRequest, new Date()) && end ? text.openUntil(dateText(end)) : text.closed}
        </Typography>
      )}
    </>
  );
}
