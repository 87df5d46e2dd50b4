import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Ad } from '../../../../machines/ads/loadAds.ts';
import { isVideo } from '../../../../rules/ads/mediaItems.ts';
import { coverOf } from '../../../../rules/ads/mediaNames.ts';
import { isWebAddress } from '../../../../rules/blog/link.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { CoverFrame, CoverImage } from '../../../components/images/CoverImage.tsx';
import { ParcelDrawing } from '../../../components/images/ParcelDrawing.tsx';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { Money } from '../../../components/records/Money.tsx';
import { fileUrl } from '../../../site/fileUrl.ts';
import { areaOf, perSquareMetreOf, placeOf, adsText as text } from '../../../text/ads/ads.ts';
import { liraText } from '../../../text/formats.ts';

/** An ad in the list (product, 2). The whole card is a link, except the link to the map. */
export function AdCard({ ad, first }: { ad: Ad; first: boolean }) {
  const perSquareMetre = perSquareMetreOf(ad);
  return (
    <Paper
      component="article"
      variant="outlined"
      sx={{ position: 'relative', overflow: 'hidden', display: 'flex', flexDirection: 'column' }}
    >
      <CoverFrame>
        <Cover ad={ad} first={first} />
      </CoverFrame>
      <Box sx={{ p: 2.5, display: 'grid', gap: 0.75, justifyItems: 'start' }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <PageLink
            href={paths.ad.to(ad)}
            color="inherit"
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {ad.title}
          </PageLink>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'baseline' }}>
          <Typography sx={{ typography: 'h5' }}>
            <Money>{liraText(ad.fiyat)}</Money>
          </Typography>
          {perSquareMetre && <Typography sx={perSquareMetreStyle}>{perSquareMetre}</Typography>}
        </Box>
        <Typography>{placeOf(ad)}</Typography>
        <Typography color="textSecondary">{areaOf(ad)}</Typography>
        {isWebAddress(ad.tkgm_link) && (
          <Link
            href={ad.tkgm_link}
            target="_blank"
            rel="noopener"
            // above the link that covers the card
            sx={{ position: 'relative', zIndex: 1, py: 1, fontWeight: 650 }}
          >
            {text.map}
          </Link>
        )}
      </Box>
    </Paper>
  );
}

const perSquareMetreStyle = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;

function Cover({ ad, first }: { ad: Ad; first: boolean }) {
  const { name, opensWithVideo } = coverOf(ad.images);
  if (name === undefined)
    return (
      <ParcelDrawing
        ada={String(ad.ada)}
        parsel={String(ad.parsel)}
        area={ad.metre_kare}
        label={text.noImage}
        complete
        outline={ad.parcel}
        small
      />
    );
  return (
    <>
      {isVideo(name) ? (
        // some browsers show no frame unless a time is given
        <video
          src={`${fileUrl(name)}#t=0.1`}
          preload="metadata"
          muted
          playsInline
          tabIndex={-1}
          aria-hidden
        />
      ) : (
        <CoverImage name={name} first={first} />
      )}
      {opensWithVideo && (
        <Chip
          label={text.video}
          size="small"
          sx={{ position: 'absolute', left: 12, bottom: 12, bgcolor: 'background.paper' }}
        />
      )}
    </>
  );
}
