import { expect } from 'vitest';
import type { Position } from '../../../rules/parcels/outline.ts';
import { sendForm } from '../fixtures/forms.ts';
import { recordTest } from '../fixtures/recordTest.ts';
import { answered, bademlerRing, bytesOf, exported, feature, geoJson, kmlFile, polygon } from './files.ts';

const test = recordTest
  .extend(
    'store',
    { scope: 'file' },
    ({ server }) =>
      (kind: 'request' | 'ad', id: number, file: object | string | Uint8Array, name = 'parsel.json') =>
        server.submitForm('PUT', `/parcels/${kind}/${id}`, { parsel_dosyasi: { data: bytesOf(file), name } }),
  )
  .extend(
    'read',
    { scope: 'file' },
    ({ server }) =>
      async (kind: 'request' | 'ad', id: number) =>
        (await server.call('GET', `/parcels/${kind}/${id}`)).json(),
  )
  .extend(
    'actionsOf',
    { scope: 'file' },
    ({ server }) =>
      async (kind: string, id: number) =>
        (await server.historyOf(kind, id)).map(({ action }) => action),
  );

const move = (ring: readonly Position[], east: number, north: number) =>
  ring.map(([lon, lat]): Position => [Number((lon + east).toFixed(5)), Number((lat + north).toFixed(5))]);
const hole = move(
  [
    [26.80235, 38.33115],
    [26.80245, 38.33115],
    [26.80245, 38.33125],
    [26.80235, 38.33115],
  ],
  0,
  0,
);

test.for([
  ['an export as GeoJSON', geoJson(), 2500],
  ['an answer of the service', feature(polygon(bademlerRing), answered), 2500],
  ['a bare geometry', polygon(bademlerRing), undefined],
  ['an export as KML with a byte order mark', kmlFile(), 2500],
  ['a hole', geoJson(polygon(bademlerRing, hole)), 2500],
  [
    'several parts',
    geoJson({ type: 'MultiPolygon', coordinates: [[bademlerRing], [move(bademlerRing, 0.001, 0)]] }),
    2500,
  ],
  [
    'several features of which one is named',
    {
      type: 'FeatureCollection',
      features: [
        feature(polygon(move(bademlerRing, 0.01, 0)), { Ada: '5', ParselNo: '1' }),
        feature(polygon(bademlerRing)),
      ],
    },
    2500,
  ],
] as const)('%s is read', async ([, file, stated], { server, store, read }) => {
  const id = await server.addLandRequest();
  const answer = await store('request', id, file);
  expect(answer.statusCode, answer.body).toBe(200);
  const record = await read('request', id);
  expect(record).toEqual(answer.json());
  expect(record.stated_area).toBe(stated);
  const [[outer]] = record.parcel.parts;
  expect(outer.at(0)).toEqual(outer.at(-1));
  expect(outer[0][0]).toBeCloseTo(26.80214, 6);
});

const zigzag: Position[] = [
  [26.80214, 38.33102],
  [26.80271, 38.33151],
  [26.80271, 38.33102],
  [26.80214, 38.33151],
  [26.80214, 38.33102],
];
const many = Array.from(
  { length: 2500 },
  (_, index): Position => [
    26.8 + 0.001 * Math.cos((index * Math.PI) / 1250),
    38.33 + 0.001 * Math.sin((index * Math.PI) / 1250),
  ],
);

/** Broken files, and a part of the sentence that refuses each. */
test.for([
  ['half a file', JSON.stringify(geoJson()).slice(0, 200), 'GeoJSON dosyası bozuk'],
  ['half a KML file', kmlFile().slice(0, 400), 'KML dosyası bozuk'],
  ['entities', kmlFile(bademlerRing, '<!DOCTYPE kml [<!ENTITY a "b">]>'), 'DOCTYPE'],
  ['deep nesting', `<kml>${'<Folder>'.repeat(50_000)}`, 'KML dosyası bozuk'],
  ['another XML', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'KML dosyası bozuk'],
  ['bytes that are no text', Uint8Array.from([0x7b, 0xff, 0xfe, 0xfd]), 'içeriği metin değil'],
  ['JSON of something else', { name: 'parsel' }, 'parsel verisi yok'],
  ['a point', geoJson({ type: 'Point', coordinates: [26.8, 38.33] }), 'yalnızca nokta veya çizgi'],
  ['crossing sides', geoJson(polygon(zigzag)), 'birbirini kesiyor'],
  [
    'a line back and forth',
    geoJson(
      polygon([
        [26.8, 38.3],
        [26.81, 38.3],
        [26.805, 38.3],
        [26.8, 38.3],
      ]),
    ),
    'alan çevrelemiyor',
  ],
  [
    'metres',
    geoJson(polygon(bademlerRing.map(([lon, lat]): Position => [lon * 18_000, lat * 110_000]))),
    'metre cinsinden',
  ],
  ['texts for numbers', geoJson({ type: 'Polygon', coordinates: [[['26.8', '38.3']]] }), 'sayı değil'],
  [
    'swapped axes',
    geoJson(polygon(bademlerRing.map(([lon, lat]): Position => [lat, lon]))),
    'yer değiştirmiş',
  ],
  ['another country', geoJson(polygon(move(bademlerRing, -10, 0))), 'Türkiye sınırlarının dışında'],
  ['another end of the country', geoJson(polygon(move(bademlerRing, 14, 1))), 'ilden çok uzakta'],
  ['too many corners', geoJson(polygon(many)), 'çok ayrıntılı'],
  [
    'half a province',
    geoJson(
      polygon([
        [26.8, 38.3],
        [27.4, 38.3],
        [27.4, 38.8],
        [26.8, 38.3],
      ]),
    ),
    'çok büyük',
  ],
  ['a hole outside', geoJson(polygon(bademlerRing, move(hole, 0.01, 0))), 'boşluk dışarıda'],
  [
    'another parcel',
    geoJson(polygon(bademlerRing), { ...exported, ParselNo: '9' }),
    'dosyada parsel 9, kayıtta 7',
  ],
  [
    'another neighbourhood',
    geoJson(polygon(bademlerRing), { ...exported, Mahalle: 'Kuşçular' }),
    'dosyada mahalle Kuşçular',
  ],
  ['another province', feature(polygon(bademlerRing), { ...answered, ilAd: 'Aydın' }), 'dosyada il Aydın'],
  [
    'several parcels',
    {
      type: 'FeatureCollection',
      features: [feature(polygon(bademlerRing), {}), feature(polygon(bademlerRing), {})],
    },
    'birden çok parsel',
  ],
] as const)(
  'a file with %s is refused with a sentence and changes nothing',
  async ([, file, sentence], { server, store, read, actionsOf }) => {
    const id = await server.addLandRequest();
    await store('request', id, geoJson());
    const before = await read('request', id);
    const answer = await store('request', id, file);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().fields.parsel_dosyasi).toContain(sentence);
    expect(await read('request', id)).toEqual(before);
    expect(await actionsOf('request', id)).toEqual(['parcelStored', 'received']);
  },
);

test('a picture and a file above a megabyte are refused', async ({ server, store }) => {
  const id = await server.addLandRequest();
  const picture = await store('request', id, Uint8Array.from([0xff, 0xd8, 0xff]));
  expect([picture.statusCode, picture.json().fields.parsel_dosyasi]).toEqual([
    415,
    'Dosyanın içeriği desteklenmiyor. Yalnızca geojson, json, kml dosyaları yüklenebilir.',
  ]);
  expect((await store('request', id, `{${' '.repeat(1024 * 1024)}`)).statusCode).toBe(413);
});

test('an outline is replaced and removed, and each change stands in the history once', async ({
  server,
  store,
  read,
  actionsOf,
}) => {
  const id = await server.addLandRequest();
  expect(await read('request', id)).toEqual({});
  await store('request', id, geoJson());
  await store('request', id, geoJson());
  await Promise.all([1, 2].map(() => store('request', id, kmlFile(move(bademlerRing, 0.0001, 0)))));
  const remove = () => server.call('DELETE', `/parcels/request/${id}`);
  expect((await remove()).json()).toEqual({ status: 'success' });
  expect((await remove()).statusCode).toBe(200);
  expect(await read('request', id)).toEqual({});
  expect(await actionsOf('request', id)).toEqual([
    'parcelRemoved',
    'parcelStored',
    'parcelStored',
    'received',
  ]);
});

test('an owner sees the own outline by the link of the offer, and it goes with the person', async ({
  server,
  store,
  read,
}) => {
  const [id, other] = [await server.addLandRequest(), await server.addLandRequest()];
  await store('request', id, geoJson());
  const linkOf = async (landRequest: number) => {
    await server.call('PATCH', `/lands/${landRequest}`, { teklif_tutar: 1_250_000 });
    const { body } = await server.services.db
      .selectFrom('outbox_messages')
      .select('body')
      .where('land_request_id', '=', landRequest)
      .executeTakeFirstOrThrow();
    return /\/teklif\/([\w-]{43})/.exec(body)?.[1];
  };
  const offer = async (landRequest: number) =>
    (await server.call('GET', `/offers/${await linkOf(landRequest)}`, undefined, {})).json();
  const { parcel } = await read('request', id);
  expect((await offer(id)).parcel).toEqual(parcel);
  expect(await offer(other)).not.toHaveProperty('parcel');

  const person = { contact: '0532 000 00 00' };
  const exportOf = (await server.call('POST', '/privacy/export', person)).json();
  const handedOver = exportOf.landRequests.filter((one: object) => 'parcel' in one);
  expect(handedOver).toContainEqual(expect.objectContaining({ id, parcel }));
  for (const one of [id, other]) await server.call('DELETE', `/lands/full/${one}`);
  await server.call('POST', '/privacy/erase', person);
  expect(await read('request', id)).toEqual({});
  expect((await store('request', id, geoJson())).statusCode).toBe(409);
});

test('an ad shows its outline to who reads it, until it is about another parcel', async ({
  server,
  store,
  read,
}) => {
  const id = await server.addAd();
  const properties = { ...exported, Ada: '204', ParselNo: '12' };
  expect((await store('ad', id, geoJson(polygon(bademlerRing)))).statusCode).toBe(400);
  await store('ad', id, geoJson(polygon(bademlerRing), properties));
  const { parcel } = await read('ad', id);
  expect((await server.readAd(id)).parcel).toEqual(parcel);
  await server.changeAd(id, { fiyat: '1' });
  expect((await server.readAd(id)).parcel).toEqual(parcel);
  await server.changeAd(id, { parsel: '13' });
  expect(await server.readAd(id)).not.toHaveProperty('parcel');
  await server.call('DELETE', `/lands/${id}`);
  expect((await server.call('GET', `/parcels/ad/${id}`)).statusCode).toBe(404);
});

test('only admins read and change outlines by the record', async ({ server, store }) => {
  const id = await server.addLandRequest();
  await store('request', id, geoJson());
  for (const [headers, status] of [
    [{}, 401],
    [server.consultant, 403],
  ] as const) {
    const form = { parsel_dosyasi: { data: bytesOf(geoJson()), name: 'parsel.json' } };
    const url = `/api/v1/parcels/request/${id}`;
    const answers = await Promise.all([
      server.call('GET', `/parcels/request/${id}`, undefined, headers),
      server.call('DELETE', `/parcels/request/${id}`, undefined, headers),
      sendForm(server.app, 'PUT', url, form, headers),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status]);
  }
  expect((await store('request', 999_999, geoJson())).statusCode).toBe(404);
});
