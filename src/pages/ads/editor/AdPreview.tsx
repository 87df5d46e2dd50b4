import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdFields } from '../../../../rules/ads/adFields.ts';
import { coverItem, isVideoItem } from '../../../../rules/ads/mediaItems.ts';
import { squareMetres } from '../../../../rules/land-requests/squareMetres.ts';
import { pricePerSquareMetre, toAmount } from '../../../../rules/records/amount.ts';
import { Facts } from '../../../components/records/Facts.tsx';
import { Money } from '../../../components/records/Money.tsx';
import { adminAdsText as text } from '../../../text/ads/adminAds.ts';
import { adsText } from '../../../text/ads/ads.ts';
import { liraText } from '../../../text/formats.ts';
import { areaText } from '../../../text/parcel.ts';
import { perSquareMetreText } from '../../../text/recordFormats.ts';
import { PlaceNames } from './adComparison.tsx';
import { Thumbnail } from './Thumbnail.tsx';

/** An ad as people would see it: its cover and the other media, its title, price and facts. */
export function AdPreview({ title, metre_kare, fiyat, ada, parsel, place, media }: AdFields) {
  const cover = coverItem(media);
  const price = toAmount(fiyat);
  const perSquareMetre = pricePerSquareMetre(price, squareMetres(metre_kare));
  const ordered = cover ? [cover, ...media.filter((item) => item !== cover)] : [];
  return (
    <Box component="article" sx={styles}>
      {ordered.length === 0 && <Typography color="textSecondary">{adsText.noImage}</Typography>}
      <Box sx={mediaStyles}>
        {ordered.map((item, index) => (
          <Thumbnail
            key={item.key}
            item={item}
            label={isVideoItem(item) ? text.media.video(index + 1) : text.media.image(index + 1)}
            {...(index === 0 && { width: 640 as const })}
          />
        ))}
      </Box>
      <Typography component="h3" variant="h3">
        {title.trim() || text.preview.noTitle}
      </Typography>
      <Typography sx={{ typography: 'h5' }}>
        <Money>{liraText(price)}</Money>
      </Typography>
      <Facts
        title={adsText.facts}
        facts={[
          [adsText.terms.place, place.il === '' ? '—' : <PlaceNames key="place" place={place} />],
          [adsText.terms.area, areaText(metre_kare) || '—'],
          ...(perSquareMetre
            ? [[adsText.terms.perSquareMetre, perSquareMetreText(perSquareMetre)] as const]
            : []),
          [text.preview.parcelLabel, text.preview.parcel(ada, parsel)],
        ]}
      />
    </Box>
  );
}

const styles = { display: 'grid', gap: 1.5, overflowWrap: 'anywhere' } as const;
const mediaStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& img, & video': { width: 96, height: 72, objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' },
  '& > :first-of-type': { width: '100%', height: 'auto', aspectRatio: '16 / 10', maxHeight: '40vh' },
} as const;
