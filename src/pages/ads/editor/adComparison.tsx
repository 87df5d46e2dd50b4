import Box from '@mui/material/Box';
import { useMachine } from '@xstate/react';
import { locationCascadeMachine } from '../../../../machines/places/locationCascade.ts';
import type { AdFields } from '../../../../rules/ads/adFields.ts';
import { isSameMedia, isVideoItem, type MediaItem } from '../../../../rules/ads/mediaItems.ts';
import { isSamePlace, type Place } from '../../../../rules/places/place.ts';
import { withDots } from '../../../../rules/records/amount.ts';
import type { Comparison } from '../../../components/editor/ConflictDialog.tsx';
import { useClient } from '../../../site/services.tsx';
import { adminAdsText as text } from '../../../text/ads/adminAds.ts';
import { fieldText } from '../../../text/fields.ts';
import { Thumbnail } from './Thumbnail.tsx';

const words = ['title', 'metre_kare', 'ada', 'parsel', 'tkgm_link'] as const;

/** The fields that differ between two states of an ad. */
export function adComparison(mine: AdFields, theirs: AdFields): Comparison[] {
  const rows: Comparison[] = words
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({ field: name, label: text.fields[name], mine: mine[name], theirs: theirs[name] }));
  if (mine.fiyat !== theirs.fiyat)
    rows.push({
      field: 'fiyat',
      label: text.fields.fiyat,
      mine: withDots(mine.fiyat),
      theirs: withDots(theirs.fiyat),
    });
  if (!isSamePlace(mine.place, theirs.place)) {
    rows.push({
      field: 'place',
      label: text.fields.place,
      mine: <PlaceNames place={mine.place} />,
      theirs: <PlaceNames place={theirs.place} />,
    });
  }
  if (!isSameMedia(mine.media, theirs.media)) {
    rows.push({
      field: 'media',
      label: text.fields.media,
      mine: mine.media.length > 0 && <Thumbnails media={mine.media} />,
      theirs: theirs.media.length > 0 && <Thumbnails media={theirs.media} />,
    });
  }
  return rows;
}

/** The names of a place, of which the editor holds only the ids. */
export function PlaceNames({ place }: { place: Place }) {
  const client = useClient();
  const [snapshot] = useMachine(locationCascadeMachine, { input: { client, place } });
  const { provinces, districts, neighbourhoods } = snapshot.context.lists;
  if (snapshot.hasTag('busy')) return fieldText.loading;
  const { il_adi } = provinces?.find(({ id }) => String(id) === place.il) ?? {};
  const { ilce_adi } = districts?.find(({ id }) => String(id) === place.ilce) ?? {};
  const { mahalle_adi } = neighbourhoods?.find(({ id }) => String(id) === place.mahalle) ?? {};
  return [il_adi ?? place.il, ilce_adi ?? place.ilce, mahalle_adi ?? place.mahalle]
    .filter((name) => name !== '')
    .join(' / ');
}

function Thumbnails({ media }: { media: readonly MediaItem[] }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '& img, & video': { width: 100, height: 100, objectFit: 'cover', borderRadius: 1 },
      }}
    >
      {media.map((item, index) => (
        <Thumbnail
          key={item.key}
          item={item}
          label={isVideoItem(item) ? text.media.video(index + 1) : text.media.image(index + 1)}
        />
      ))}
    </Box>
  );
}
