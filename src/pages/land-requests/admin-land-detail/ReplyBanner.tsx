import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FullLandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { askedCall } from '../../../../rules/land-requests/askedCall.ts';
import { isErased, mayMake } from '../../../../rules/land-requests/landRequestMoves.ts';
import { counterAmount } from '../../../../rules/land-requests/ownerReply.ts';
import { squareMetres } from '../../../../rules/land-requests/squareMetres.ts';
import { telLink } from '../../../../rules/people/phone.ts';
import { pricePerSquareMetre } from '../../../../rules/records/amount.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { cameFromSame } from '../../../browser/history/cameFrom.ts';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { ReplyBadge } from '../../../components/records/ReplyBadge.tsx';
import { dateText } from '../../../text/formats.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { ownerReplyText as text } from '../../../text/land-requests/ownerReply.ts';
import { perSquareMetreText } from '../../../text/recordFormats.ts';

const severities = { accept: 'success', decline: 'warning', callMe: 'info' } as const;

interface ReplyBannerProps {
  landRequest: FullLandRequest;
  /** A move is being made. */
  isBusy: boolean;
  onPurchase: () => void;
  /** To offer what the owner would accept. */
  onOffer: () => void;
}

/** What the owner has answered to the offer that stands, and what follows from it. */
export function ReplyBanner({ landRequest, isBusy, onPurchase, onOffer }: ReplyBannerProps) {
  const { owner_reply: given, reply_from, reply_waits, joined = [] } = landRequest;
  if (!given) return null;
  // a reply to the offer of a joined one is that owner's
  const from = joined.find(({ id }) => id === reply_from);
  const { name, phone } = from ?? landRequest;
  const { reply, note, karsi_teklif, tarih } = given;
  const pricePerM2 = from ? '' : perSquareMetre(karsi_teklif ?? 0, landRequest.metrekare);
  const time = reply === 'callMe' ? askedCall(note) : undefined;
  const isOpen = mayMake(landRequest, 'purchase');
  return (
    <Alert
      severity={severities[reply]}
      icon={false}
      role="status"
      aria-label={text.name}
      action={
        isOpen &&
        !isErased(landRequest) && (
          <>
            {/* the purchase is made with the leader's own owner; what a joined one accepts is talked over */}
            {(reply === 'callMe' || (reply === 'accept' && from)) && (
              <Button
                variant="contained"
                href={telLink(phone)}
                aria-label={joined.length > 0 ? landRequestsText.landRequest.callPerson(name) : undefined}
              >
                {landRequestsText.landRequest.call}
              </Button>
            )}
            {counterAmount(landRequest) !== undefined && (
              <Button variant="outlined" disabled={isBusy} onClick={onOffer}>
                {text.offerCounterAmount}
              </Button>
            )}
            {reply === 'accept' && !from && (
              <Button variant="contained" color="success" disabled={isBusy} onClick={onPurchase}>
                {landRequestsText.landRequest.purchase}
              </Button>
            )}
          </>
        )
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography component="span" sx={{ fontWeight: 'bold' }}>
          {text.name}
        </Typography>
        <ReplyBadge reply={reply} />
        {from && (
          <PageLink href={paths.adminLandRequest.to(from.id)} state={cameFromSame()}>
            {landRequestsText.landRequest.from(from.id)}
          </PageLink>
        )}
        {from && <Typography component="span">{from.name}</Typography>}
        {karsi_teklif !== undefined && (
          <Typography component="span" sx={{ fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' }}>
            {text.counterAmount(karsi_teklif)}
            {pricePerM2 && <span>{` (${pricePerM2})`}</span>}
          </Typography>
        )}
        {note && <Typography component="span">{text.note(note)}</Typography>}
        {time && <Typography component="span">{text.askedAt(time)}</Typography>}
        <Typography component="span" variant="body2">
          <time dateTime={tarih}>{dateText(tarih)}</time>
        </Typography>
        {reply_waits && (
          <Typography component="span" variant="body2" sx={{ flexBasis: '100%' }}>
            {text.waitsLong}
          </Typography>
        )}
      </Box>
    </Alert>
  );
}

function perSquareMetre(amount: number, metrekare: string): string {
  const price = pricePerSquareMetre(amount, squareMetres(metrekare));
  return price === undefined ? '' : perSquareMetreText(price);
}
