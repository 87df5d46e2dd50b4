import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { squareMetres } from '../../../../rules/land-requests/squareMetres.ts';
import { toAmount, withDots } from '../../../../rules/records/amount.ts';
import { numberText } from '../../../text/formats.ts';
import { arsaDeger } from '../../../text/land-requests/landCodes.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';

const text = landRequestsText.request;

/** The typed offer for each square metre, beside what the owner thinks the land is worth. */
export function OfferFigures({ amount, landRequest }: { amount: string; landRequest: LandRequest }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Figure label={text.perSquareMetre} value={perSquareMetre(amount, landRequest.metrekare)} />
      <Figure label={text.asked} value={`${arsaDeger[landRequest.arsa_degeri]} TL`} isSecond />
    </Box>
  );
}

function Figure({ label, value, isSecond = false }: { label: string; value: string; isSecond?: boolean }) {
  return (
    <Box sx={{ p: 1.5, ...(isSecond && { borderLeft: 1, borderColor: 'divider' }) }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        {value}
      </Typography>
    </Box>
  );
}

function perSquareMetre(amount: string, metrekare: string): string {
  const area = squareMetres(metrekare);
  if (area === undefined) return text.perSquareMetreUnknown(metrekare);
  const price = toAmount(amount) / area;
  if (price === 0) return text.perSquareMetreEmpty;
  return text.perM2(price < 10 ? numberText(price) : withDots(String(Math.round(price))));
}
