import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FullLandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { lastDayOfOffer } from '../../../../rules/land-requests/offerEnd.ts';
import { Money } from '../../../components/records/Money.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { ReplyBadge } from '../../../components/records/ReplyBadge.tsx';
import { dateText, liraText } from '../../../text/formats.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { ownerReplyText } from '../../../text/land-requests/ownerReply.ts';
import { calendarDayText } from '../../../text/recordFormats.ts';

const text = landRequestsText.landRequest.offers;

/** Every offer that was made, newest first, with the owner's reply to it. */
export function MadeOffers({ offers }: Pick<FullLandRequest, 'offers'>) {
  if (offers.length === 0) return null;
  return (
    <PanelSection title={text.title}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {offers.map((offer) => (
          <Offer key={offer.id} {...offer} />
        ))}
      </Box>
    </PanelSection>
  );
}

function Offer(offer: FullLandRequest['offers'][number]) {
  const { teklif_tutar, tarih, by, expires_at, replaced, owner_reply: given } = offer;
  return (
    <Box component="li" sx={{ borderLeft: 3, borderColor: 'divider', pl: 2, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <b>
          <Money>{liraText(teklif_tutar)}</Money>
        </b>
        {given && <ReplyBadge reply={given.reply} />}
        {replaced && (
          <Typography component="span" variant="body2" color="textSecondary">
            {text.replaced}
          </Typography>
        )}
      </Box>
      {given?.note && <Typography>{ownerReplyText.note(given.note)}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {by && `${text.by(by)} · `}
        <time dateTime={tarih}>{dateText(tarih)}</time>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {given ? (
          <>
            {ownerReplyText.name}: <time dateTime={given.tarih}>{dateText(given.tarih)}</time>
          </>
        ) : (
          <>
            {text.unanswered} · {text.validUntil(calendarDayText(lastDayOfOffer(expires_at)))}
          </>
        )}
      </Typography>
    </Box>
  );
}
