import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { SimilarLandRequests } from '../../../../machines/land-requests/loadSimilarLandRequests.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { OutlineMap } from '../../../components/map/OutlineMap.tsx';
import { plotOf } from '../../../components/records/LandRequestGroup.tsx';
import { liraText, numberText } from '../../../text/formats.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { mapText } from '../../../text/map.ts';

const { nearby: text } = mapText;
const { landRequest: recordText, noPrice } = landRequestsText;

/** Where the nearest land requests with a price lie, around the parcel of the page. */
export function NearbyMap({ nearest, outlines }: Pick<SimilarLandRequests, 'nearest' | 'outlines'>) {
  const shapes = useMemo(
    () =>
      outlines.map(({ id, parcel: outline }) => {
        const one = nearest.find((other) => other.id === id);
        if (!one) return { id, outline };
        const label = one.teklif_tutar > 0 ? liraText(one.teklif_tutar) : noPrice;
        const name = text.point(recordText.title(id), plotOf(one), label);
        return { id, outline, point: { href: paths.adminLandRequest.to(id), label, name } };
      }),
    [nearest, outlines],
  );
  const points = shapes.filter(({ point }) => point).length;
  if (points === 0) return null;
  const without = nearest.length - points;
  return (
    <Box sx={{ mt: 1.5 }}>
      <OutlineMap label={text.label} shapes={shapes} height="min(20rem, 60vh)" />
      {without > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {text.without(numberText(without))}
        </Typography>
      )}
    </Box>
  );
}
