import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FullLandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { lastDayOfOffer } from '../../../../rules/land-requests/offerEnd.ts';
import { isOpenOffer } from '../../../../rules/land-requests/ownerReply.ts';
import { Money } from '../../../components/records/Money.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { ReplyBadge } from '../../../components/records/ReplyBadge.tsx';
import { dateText, liraText } from '../../../text/formats.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { ownerReplyText } from '../../../text/land-requests/ownerReply.ts';
import { calendarDayText } from '../../../text/recordFormats.ts';

const text = landRequestsText.landRequest.offers;
type MadeOffer = FullLandRequest['offers'][number];

/** Every offer that was made, newest first, with the owner's reply to it. */
export function MadeOffers({ landRequest }: { landRequest: FullLandRequest }) {
  const { offers } = landRequest;
  if (offers.length === 0) return null;
  const now = new Date();
  const isOwnOpen = isOpenOffer(landRequest, now);
  const isOpen = ({ replaced, expires_at, land_request_id }: MadeOffer) =>
    !replaced && (land_request_id === undefined ? isOwnOpen : Date.parse(expires_at) > now.getTime());
  return (
    <PanelSection title={text.title}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {offers.map((offer) => (
          <Offer key={offer.id} {...offer} isOpen={isOpen(offer)} />
        ))}
      </Box>
    </PanelSection>
  );
}

interface OfferProps extends MadeOffer {
  /** Whether the owner can still answer it. */
  isOpen: boolean;
}

function Offer({ owner_reply: given, isOpen, ...offer }: OfferProps) {
  const { teklif_tutar, tarih, by, expires_at, replaced, land_request_id } = offer;
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
      {given?.karsi_teklif !== undefined && (
        <Typography>{ownerReplyText.counterAmount(given.karsi_teklif)}</Typography>
      )}
      {given?.note && <Typography>{ownerReplyText.note(given.note)}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {land_request_id !== undefined && `${landRequestsText.landRequest.from(land_request_id)} · `}
        {by && `${text.by(by)} · `}
        <time dateTime={tarih}>{dateText(tarih)}</time>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {given ? (
          <>
            {ownerReplyText.name}: <time dateTime={given.tarih}>{dateText(given.tarih)}</time>
          </>
        ) : isOpen ? (
          text.awaited(calendarDayText(lastDayOfOffer(expires_at)))
        ) : (
          text.unanswered
        )}
      </Typography>
    </Box>
  );
}
