import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { squareMetres } from '../../../../rules/land-requests/squareMetres.ts';
import { pricePerSquareMetre, toAmount } from '../../../../rules/records/amount.ts';
import { arsaDegerInLira } from '../../../text/land-requests/landCodes.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { perSquareMetreText } from '../../../text/recordFormats.ts';

const text = landRequestsText.landRequest;

/** The typed offer for each square metre, beside what the owner thinks the land is worth. */
export function OfferFigures({ amount, landRequest }: { amount: string; landRequest: LandRequest }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        // one below the other on a zoomed phone
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      <Figure label={text.perSquareMetre} value={perSquareMetre(amount, landRequest.metrekare)} />
      <Figure label={text.asked} value={arsaDegerInLira(landRequest.arsa_degeri)} />
    </Box>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    // the frame hides the lines at its own edges
    <Box sx={{ p: 1.5, mt: '-1px', ml: '-1px', borderTop: 1, borderLeft: 1, borderColor: 'divider' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' }}
      >
        {value}
      </Typography>
    </Box>
  );
}

function perSquareMetre(amount: string, metrekare: string): string {
  const price = pricePerSquareMetre(toAmount(amount), squareMetres(metrekare));
  if (price === undefined) return text.perSquareMetreUnknown(metrekare);
  return toAmount(amount) === 0 ? text.perSquareMetreEmpty : perSquareMetreText(price);
}
