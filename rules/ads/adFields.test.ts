import { expect, test } from 'vitest';
import {
  adFaults,
  adFields,
  emptyAd,
  isSameAd,
  keepAd,
  losesFiles,
  rebaseAd,
  restoreAd,
  toAdForm,
} from './adFields.ts';
import { storedMedia } from './mediaItems.ts';

const ad = {
  title: 'Urla tarla',
  metre_kare: '1250,5',
  fiyat: '3450000',
  ada: '204',
  parsel: '12',
  tkgm_link: '',
  place: { il: '35', ilce: '1', mahalle: '2' },
  media: storedMedia(['a.jpg']),
};
const file = new File(['x'], 'b.jpg');

const stored = {
  Id: 7,
  title: 'Urla tarla',
  il: 35,
  ilce: 1,
  mahalle: 2,
  metre_kare: 1250.5,
  fiyat: 3450000,
  ada: 204,
  parsel: 12,
  tkgm_link: '',
  version: 1,
};

test('a stored ad is edited as it would be typed, with its media in their order', () => {
  expect(adFields({ ...stored, images: 'a.jpg' })).toEqual(ad);
  expect(adFields({ ...stored, images: 'b.mp4,a.jpg' }).media).toEqual(storedMedia(['b.mp4', 'a.jpg']));
  expect(adFields({ ...stored, images: '' }).media).toEqual(emptyAd.media);
  expect(emptyAd.media).toEqual([]);
});

test('typed numbers are sent as numbers', () => {
  const { Id: _, version: __, ...wire } = stored;
  expect(toAdForm({ ...ad, title: ' Urla tarla ' })).toEqual(wire);
  const typed = { metre_kare: '1.250,5 m²', ada: ' 0204', parsel: '12 ' };
  expect(toAdForm({ ...ad, ...typed })).toEqual(wire);
});

test.each([0.125, 5.125, 612.5, 1250.55, 12345.678, 99.12345])('an area of %d m² stays as it is', (area) => {
  const fields = adFields({ ...stored, metre_kare: area, images: '' });
  expect(toAdForm(fields).metre_kare).toBe(area);
});

test('an ad needs everything but its link and its media', () => {
  expect(adFaults(ad)).toEqual({});
  expect(adFaults({ ...ad, media: [] })).toEqual({});
  expect(adFaults(emptyAd)).toEqual({
    title: 'missing',
    metre_kare: 'missing',
    fiyat: 'missing',
    ada: 'missing',
    parsel: 'missing',
    place: 'missing',
  });
});

test.each([
  [{ title: '  ' }, { title: 'missing' }],
  [{ metre_kare: ' ' }, { metre_kare: 'missing' }],
  [{ metre_kare: '0' }, { metre_kare: 'notAnArea' }],
  [{ metre_kare: '12345.678' }, { metre_kare: 'notAnArea' }],
  [{ ada: '101/5' }, { ada: 'notDigits' }],
  [{ parsel: '7A' }, { parsel: 'notDigits' }],
  [{ ada: ' ' }, { ada: 'missing' }],
  [{ ada: '999999999' }, {}],
  [{ parsel: '1000000000' }, { parsel: 'tooLong' }],
  [{ metre_kare: '1000000000' }, {}],
  [{ metre_kare: '1000000001' }, { metre_kare: 'tooLong' }],
  [{ tkgm_link: 'parselsorgu' }, { tkgm_link: 'notALink' }],
  [{ tkgm_link: 'https://parselsorgu.tkgm.gov.tr/' }, {}],
  [{ place: { il: '35', ilce: '1', mahalle: '' } }, { place: 'missing' }],
])('an ad with %j has the faults %j', (change, faults) => {
  expect(adFaults({ ...ad, ...change })).toEqual(faults);
});

const changes = [
  { title: 'x' },
  { metre_kare: '1' },
  { fiyat: '1' },
  { ada: '1' },
  { parsel: '1' },
  { tkgm_link: 'https://a.b' },
  { place: { ...ad.place, il: '1' } },
];

test.each([
  ...changes,
  { place: { ...ad.place, ilce: '3' } },
  { place: { ...ad.place, mahalle: '3' } },
  { media: storedMedia(['a.jpg', 'b.jpg']) },
  { media: storedMedia(['b.jpg']) },
])('%j is a change', (change) => {
  expect(isSameAd(ad, { ...ad, media: storedMedia(['a.jpg']) })).toBe(true);
  expect(isSameAd(ad, { ...ad, ...change })).toBe(false);
});

test.each([...changes, { media: [...ad.media, { kind: 'new' as const, key: 'new 0', file }] }])(
  'the change %j survives a merge, whichever of two admins made it',
  (change) => {
    const changed = { ...ad, ...change };
    expect(rebaseAd(changed, ad, ad)).toEqual(changed);
    expect(rebaseAd(ad, changed, ad)).toEqual(changed);
  },
);

test('a draft holds everything but new files', () => {
  const kept = JSON.stringify(keepAd({ ...ad, media: [...ad.media, { kind: 'new', key: 'new 0', file }] }));
  expect(restoreAd(JSON.parse(kept))).toEqual(ad);
  expect(losesFiles(ad)).toBe(false);
  expect(losesFiles({ media: [...ad.media, { kind: 'new', key: 'new 0', file }] })).toBe(true);
  expect(restoreAd({ ...ad, media: ['a.jpg', 7, null] })).toEqual(ad);
  for (const broken of [null, { ...ad, fiyat: 5 }, { ...ad, place: {} }, { ...ad, media: 'a.jpg' }])
    expect(restoreAd(broken)).toBeUndefined();
});
