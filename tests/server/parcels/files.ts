/** Files of parcels, as the public parcel inquiry exports them. */
import { type Kysely, sql } from 'kysely';
import type { Position } from '../../../rules/parcels/outline.ts';
import type { Database } from '../../../server/database/schema.ts';

/** About 50 m × 50 m in Bademler, with five decimals as the inquiry writes them. */
export const bademlerRing: Position[] = [
  [26.80214, 38.33102],
  [26.80271, 38.33105],
  [26.80269, 38.33151],
  [26.80212, 38.33147],
  [26.80214, 38.33102],
];

export const polygon = (...rings: (readonly Position[])[]) => ({ type: 'Polygon', coordinates: rings });

/** The properties of the sample land request's parcel, in the spelling of the export. */
export const exported = {
  ParselNo: '7',
  Alan: '2.500,00',
  Mevkii: '',
  Nitelik: 'Tarla',
  Ada: '101',
  Il: 'İzmir',
  Ilce: 'Urla',
  Pafta: 'L17',
  Mahalle: 'Bademler',
};

/** The same in the spelling of the inquiry's service. */
export const answered = {
  ilAd: 'İzmir',
  ilId: 57,
  ilceAd: 'Urla',
  ilceId: 481,
  mahalleAd: 'BADEMLER',
  mahalleId: 135790,
  adaNo: '101',
  parselNo: '7',
  alan: '2,500.00',
  nitelik: 'Tarla',
};

export const feature = (geometry: object, properties: object = exported) => ({
  type: 'Feature',
  geometry,
  properties,
});

/** A file as it is exported: one feature, with the old member `crs` at the end. */
export const geoJson = (geometry: object = polygon(bademlerRing), properties: object = exported) => ({
  features: [feature(geometry, properties)],
  type: 'FeatureCollection',
  crs: { type: 'name', properties: { name: 'EPSG:4326' } },
});

export const kmlFile = (
  ring: readonly Position[] = bademlerRing,
  head = '',
) => `\uFEFF<?xml version="1.0" encoding="UTF-8"?>${head}
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Bademler Mahallesi 101-ada-7-parsel</name>
<ExtendedData><Data name="İl"><value>İzmir</value></Data><Data name="İlçe"><value>Urla</value></Data>
<Data name="Mahalle"><value>Bademler</value></Data><Data name="Ada"><value>101</value></Data>
<Data name="ParselNo"><value>7</value></Data><Data name="Alan"><value>2.500,00</value></Data></ExtendedData>
<Polygon><outerBoundaryIs><LinearRing><coordinates>
${ring.map(([lon, lat]) => `${lon}000000000001,${lat}`).join('\n')}
</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></Document></kml>`;

/** The bytes of a text, or of a value as JSON. */
export const bytesOf = (content: object | string | Uint8Array): Uint8Array =>
  content instanceof Uint8Array
    ? content
    : new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content));

/** Gives each ad an outline: an empty table would be scanned whatever its index. */
export async function outlineAds(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into parcels (ad_id, parts, area, lon, lat, stored_at)
    select id, ${JSON.stringify([[bademlerRing]])}::jsonb, 1, 27, 38, now() from ads`.execute(db);
}
