import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';
import type { Ad } from '../../../../machines/ads/loadAds.ts';
import { isWebAddress } from '../../../../rules/blog/link.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { Money } from '../../../components/records/Money.tsx';
import { areaOf, perSquareMetreOf, placeOf, adsText as text } from '../../../text/ads/ads.ts';
import { liraText } from '../../../text/formats.ts';

/** The land registry's search page, for an ad without a link. */
const registry = 'https://parselsorgu.tkgm.gov.tr/';

/** Price, place, area and parcel of an ad (product, 2). */
export function AdFacts({ ad }: { ad: Ad }) {
  const perSquareMetre = perSquareMetreOf(ad);
  const rows = [
    { term: text.terms.place, value: placeOf(ad) },
    { term: text.terms.area, value: areaOf(ad) },
    ...(perSquareMetre ? [{ term: text.terms.perSquareMetre, value: perSquareMetre }] : []),
    { term: text.terms.ada, value: String(ad.ada) },
    { term: text.terms.parsel, value: String(ad.parsel) },
  ];
  return (
    <Paper component="section" aria-label={text.facts} variant="outlined" sx={{ p: 3 }}>
      <Typography color="textSecondary">{text.price}</Typography>
      <Typography sx={{ typography: 'h4', mb: 2 }}>
        <Money>{liraText(ad.fiyat)}</Money>
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map(({ term, value }) => (
          <Box
            key={term}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography component="dt" color="textSecondary">
              {term}
            </Typography>
            <Typography component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 600 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
        <Button
          href={isWebAddress(ad.tkgm_link) ? ad.tkgm_link : registry}
          target="_blank"
          rel="noopener"
          variant="contained"
        >
          {text.query}
        </Button>
        <Button component={Link} href={paths.ads.pattern} variant="outlined">
          {text.back}
        </Button>
      </Box>
    </Paper>
  );
}
