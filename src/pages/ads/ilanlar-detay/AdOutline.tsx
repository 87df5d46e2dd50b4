import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ad } from '../../../../machines/ads/loadAds.ts';
import type { Parcel } from '../../../../machines/parcels/parcelRecord.ts';
import OutlineDrawing from '../../../components/images/OutlineDrawing.tsx';
import { OutlineNote } from '../../../components/images/OutlineNote.tsx';
import { ParcelMap } from '../../../components/map/ParcelMap.tsx';
import { parcelText } from '../../../text/parcel.ts';

const { outline: text } = parcelText;

/** The true outline of an ad's parcel; an ad without images has it in their place. */
export function AdOutline({ ad, outline }: { ad: Ad; outline: Parcel }) {
  return (
    <section aria-label={text.title}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {text.title}
      </Typography>
      {ad.images !== '' && (
        <Box sx={{ border: 1, borderColor: 'divider', aspectRatio: '528 / 300' }}>
          <OutlineDrawing
            outline={outline}
            ada={String(ad.ada)}
            parsel={String(ad.parsel)}
            label={text.label(`${ad.ada}/${ad.parsel}`)}
          />
        </Box>
      )}
      <OutlineNote outline={outline} />
      <ParcelMap outline={outline} parcel={`${ad.ada}/${ad.parsel}`} />
    </section>
  );
}
