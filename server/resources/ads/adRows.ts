import { type Kysely, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import type { Database } from '../../database/schema.ts';
import type { RowOf } from '../answerList.ts';
import { parcelOf } from '../parcels/storedParcels.ts';

/** An ad's media in order, comma-joined as on the wire; an empty text when it has none. */
const images = sql<string>`coalesce(
  (select string_agg(ad_media.name, ',' order by ad_media.position) from ad_media where ad_media.ad_id = ads.id), '')`;

const columns = [
  'ads.id',
  'ads.title',
  'ads.province_id',
  'ads.district_id',
  'ads.neighbourhood_id',
  'ads.metre_kare',
  'ads.fiyat',
  'ads.ada',
  'ads.parsel',
  'ads.tkgm_link',
  'ads.version',
] as const;

/** Ads with their media and the names of their places. */
export function selectAds(db: Kysely<Database>) {
  return db
    .selectFrom('ads')
    .innerJoin('provinces', 'provinces.id', 'ads.province_id')
    .innerJoin('districts', 'districts.id', 'ads.district_id')
    .innerJoin('neighbourhoods', 'neighbourhoods.id', 'ads.neighbourhood_id')
    .select(columns)
    .select(['provinces.name as il_adi', 'districts.name as ilce_adi', 'neighbourhoods.name as mahalle_adi'])
    .select(images.as('images'))
    .select(parcelOf('ad_id', sql`ads.id`).as('outline'));
}

type AdRow = RowOf<typeof selectAds>;

/** An ad as readers see it, with the names of its places (product, 3). */
export function toAd(row: AdRow): components['schemas']['Ad'] {
  return {
    ...shared(row),
    il: { id: row.province_id, il_adi: row.il_adi },
    ilce: { id: row.district_id, ilce_adi: row.ilce_adi },
    mahalle: { id: row.neighbourhood_id, mahalle_adi: row.mahalle_adi },
    ...(row.outline && { parcel: row.outline }),
  };
}

/** An ad as its form edits it, with the ids of its places. */
export function toEditableAd(row: AdRow): components['schemas']['EditableAd'] {
  const { province_id: il, district_id: ilce, neighbourhood_id: mahalle, version } = row;
  return { ...shared(row), il, ilce, mahalle, version };
}

function shared({ id, title, metre_kare, fiyat, ada, parsel, tkgm_link, images: media }: AdRow) {
  return { Id: id, title, metre_kare, fiyat, ada, parsel, tkgm_link, images: media };
}
