import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Parcel } from '../../../machines/parcels/parcelRecord.ts';
import { middleOf, partsOf, sidesOf } from '../../../rules/parcels/outline.ts';
import { numberText } from '../../text/formats.ts';
import { parcelText } from '../../text/parcel.ts';

const { outline: text } = parcelText;
/** More lengths are no use in a sentence. */
const maxSides = 8;

/** Beside a true outline: its figures in words, what it is worth, and the way to a map. */
export function OutlineNote({ outline }: { outline: Parcel }) {
  const parts = partsOf(outline);
  const middle = middleOf(parts);
  const [lon, lat] = middle;
  const sides = parts.flatMap(([outer]) => (outer ? sidesOf(outer, middle) : []));
  const lengths = sides.length > maxSides ? [] : sides.map(parcelText.length);
  return (
    <Typography component="p" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      <span>{text.figures(parcelText.area(numberText(Math.round(outline.area))), lengths)}</span>{' '}
      <span>{text.note}</span>{' '}
      <Link
        href={`https://www.google.com/maps/search/?api=1&query=${lat.toFixed(6)},${lon.toFixed(6)}`}
        target="_blank"
        rel="noopener noreferrer"
        sx={{ display: 'inline-block', py: 0.5, fontWeight: 650, '@media print': { display: 'none' } }}
      >
        {text.open}
      </Link>
    </Typography>
  );
}
