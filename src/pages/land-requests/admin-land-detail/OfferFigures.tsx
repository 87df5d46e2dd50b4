import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import type { DistrictPrices } from '../../../../rules/land-requests/districtPrices.ts';
import { squareMetres } from '../../../../rules/land-requests/squareMetres.ts';
import { type UnusualAmount, unusualAmount } from '../../../../rules/land-requests/unusualAmount.ts';
import { pricePerSquareMetre, toAmount } from '../../../../rules/records/amount.ts';
import { arsaDegerInLira } from '../../../text/land-requests/landCodes.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { perSquareMetreText } from '../../../text/recordFormats.ts';

const text = landRequestsText.landRequest;

interface OfferFiguresProps {
  /** The amount as digits. */
  amount: string;
  landRequest: LandRequest;
  /** Undefined until they are loaded. */
  district: DistrictPrices | undefined;
}

/**
 * The typed offer for each square metre, beside what the owner thinks the land is worth and what the
 * district costs; amber, and in words, where the amount is probably mistyped.
 */
export function OfferFigures({ amount, landRequest, district }: OfferFiguresProps) {
  const unusual = unusualAmount(toAmount(amount), landRequest, district?.median);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          // one below the other on a zoomed phone
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
          border: 1,
          borderColor: unusual.length > 0 ? 'warning.main' : 'divider',
          borderRadius: 1,
          overflow: 'hidden',
        }}
      >
        <Figure label={text.perSquareMetre} value={perSquareMetre(amount, landRequest.metrekare)} />
        <Figure label={text.asked} value={arsaDegerInLira(landRequest.arsa_degeri)} />
        <Figure label={text.median} value={medianText(district)} />
      </Box>
      <div aria-live="polite">
        {unusual.length > 0 && (
          <Alert severity="warning" role="none" variant="outlined">
            <div>{text.unusual.heading}</div>
            {unusual.map((one) => (
              <div key={one.than}>{unusualText(one, landRequest, district)}</div>
            ))}
          </Alert>
        )}
      </div>
    </Box>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    // the frame hides the lines at its own edges
    <Box sx={{ p: 1, mt: '-1px', ml: '-1px', borderTop: 1, borderLeft: 1, borderColor: 'divider' }}>
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

function unusualText({ than, is }: UnusualAmount, { arsa_degeri }: LandRequest, district?: DistrictPrices) {
  if (than === 'bracket') return text.unusual.bracket[is](arsaDegerInLira(arsa_degeri));
  return text.unusual.median[is](perSquareMetreText(district?.median ?? 0));
}

/** A space while it is loaded, so that nothing moves. */
function medianText(district: DistrictPrices | undefined): string {
  if (!district) return '\u00a0';
  const { median, count } = district;
  return median === undefined ? text.medianUnknown : text.medianOf(perSquareMetreText(median), count);
}

function perSquareMetre(amount: string, metrekare: string): string {
  const price = pricePerSquareMetre(toAmount(amount), squareMetres(metrekare));
  if (price === undefined) return text.perSquareMetreUnknown(metrekare);
  return toAmount(amount) === 0 ? text.perSquareMetreEmpty : perSquareMetreText(price);
}
