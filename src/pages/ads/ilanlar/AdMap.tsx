import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { Ad } from '../../../../machines/ads/loadAds.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { OutlineMap } from '../../../components/map/OutlineMap.tsx';
import { areaOf, placeOf } from '../../../text/ads/ads.ts';
import { liraText, numberText } from '../../../text/formats.ts';
import { mapText } from '../../../text/map.ts';

const { ads: text } = mapText;

interface AdMapProps {
  rows: readonly Ad[];
  /** Of all ads that match; undefined where the server did not say. */
  total?: number | undefined;
}

/** The ads that match the filters where they lie, and beside the map the same ads as a list. */
export function AdMap({ rows, total }: AdMapProps) {
  const shown = useMemo(() => rows.flatMap(({ parcel, ...ad }) => (parcel ? [{ ad, parcel }] : [])), [rows]);
  const shapes = useMemo(
    () =>
      shown.map(({ ad, parcel }) => {
        const price = liraText(ad.fiyat);
        const point = { href: paths.ad.to(ad), label: price, name: text.point(ad.title, price) };
        return { id: ad.Id, outline: parcel, point };
      }),
    [shown],
  );
  const without = rows.length - shown.length;
  return (
    <Box sx={{ display: 'grid', gap: 2, textAlign: 'start' }}>
      {shown.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
          }}
        >
          <OutlineMap label={text.label} shapes={shapes} height="min(36rem, 65vh)" />
          <Box
            component="ul"
            aria-label={text.list}
            sx={{ listStyle: 'none', m: 0, p: 0, overflowY: 'auto', maxHeight: { md: 'min(36rem, 65vh)' } }}
          >
            {shown.map(({ ad }) => (
              <Box component="li" key={ad.Id} sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
                <PageLink href={paths.ad.to(ad)} sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                  {ad.title}
                </PageLink>
                <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  <b>{liraText(ad.fiyat)}</b> · {areaOf(ad)}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {placeOf(ad)}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      )}
      {shown.length === 0 ? (
        <Typography sx={{ py: 6, textAlign: 'center' }}>{text.none}</Typography>
      ) : (
        without > 0 && <Typography>{text.without(numberText(without))}</Typography>
      )}
      {total !== undefined && total > rows.length && (
        <Typography>{text.first(numberText(rows.length))}</Typography>
      )}
    </Box>
  );
}
