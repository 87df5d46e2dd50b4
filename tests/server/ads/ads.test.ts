import { expect } from 'vitest';
import { districtId } from '../../../server/resources/places/placeData.ts';
import { jpg, mp4, pdf, png } from '../fixtures/forms.ts';
import { adForm, bademlerId, cankayaId, mediaFields, tkgmLink, urlaId } from '../fixtures/recordServer.ts';
import { recordTest } from '../fixtures/recordTest.ts';

const test = recordTest
  /** The titles of a page of ads, and the number of pages. */
  .extend('titles', { scope: 'file' }, ({ server }) => async (query: string) => {
    const { ads, pages } = (await server.call('GET', `/lands/trink${query}`)).json();
    return [ads.map(({ title }: { title: string }) => title), pages];
  });

test.beforeEach(async ({ server }) => {
  await server.services.db.deleteFrom('ads').execute();
});

test('an ad is read with the names of its places, and edited with their ids', async ({ server }) => {
  const id = await server.addAd({}, mediaFields(png, mp4, jpg));
  const shared = {
    Id: id,
    title: "Urla'da arsa",
    metre_kare: 612.5,
    fiyat: 3_450_000,
    ada: 204,
    parsel: 12,
    tkgm_link: tkgmLink,
    images: expect.stringMatching(/^[a-z0-9]{20}\.png,[a-z0-9]{20}\.mp4,[a-z0-9]{20}\.jpg$/),
  };
  expect((await server.call('GET', `/lands/detail/${id}`)).json()).toEqual([
    {
      ...shared,
      il: { id: 35, il_adi: 'İzmir' },
      ilce: { id: urlaId, ilce_adi: 'Urla' },
      mahalle: { id: bademlerId, mahalle_adi: 'Bademler Mah.' },
    },
  ]);
  expect((await server.call('GET', `/lands/${id}`)).json()).toEqual([
    { ...shared, il: 35, ilce: urlaId, mahalle: bademlerId, version: 1 },
  ]);
});

test('images have two smaller copies, videos have none, and everyone may fetch them', async ({ server }) => {
  const before = await server.filesAfterRemovals();
  const [image = '', video = ''] = await server.mediaOf(await server.addAd({}, mediaFields(png, mp4)));
  const base = image.replace('.png', '');
  const now = (await server.filesAfterRemovals()).filter((name) => !before.includes(name));
  expect(now).toEqual([image, video, `${base}-w150.jpg`, `${base}-w640.jpg`].toSorted());
  for (const [url, type] of [
    [image, 'image/png'],
    [`${image}?w=150`, 'image/jpeg'],
    [`${video}?w=150`, 'video/mp4'],
  ]) {
    const answer = await server.app.inject({ url: `/api/v1/users/docs/${url}` });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
  }
});

test('an invalid ad is refused with its field, and leaves no file', async ({ server, titles }) => {
  const before = await server.filesAfterRemovals();
  const cases: [Record<string, string | undefined>, string][] = [
    [{ title: undefined }, 'title'],
    [{ title: '  ' }, 'title'],
    [{ il: '82' }, 'ilce'],
    [{ il: '6' }, 'ilce'],
    [{ ilce: String(cankayaId) }, 'mahalle'],
    [{ il: '6', ilce: String(cankayaId) }, 'mahalle'],
    [{ mahalle: '1' }, 'mahalle'],
    [{ mahalle: '' }, 'mahalle'],
    [{ metre_kare: '0' }, 'metre_kare'],
    [{ metre_kare: 'çok' }, 'metre_kare'],
    [{ fiyat: '-1' }, 'fiyat'],
    [{ fiyat: '1.5' }, 'fiyat'],
    [{ fiyat: undefined }, 'fiyat'],
    [{ fiyat: '1.250.000' }, 'fiyat'],
    [{ ada: '9999999999' }, 'ada'],
    [{ ada: '101/5' }, 'ada'],
    [{ parsel: '7A' }, 'parsel'],
    [{ tkgm_link: 'javascript:alert(1)' }, 'tkgm_link'],
    [{ tkgm_link: 'data:text/html,a' }, 'tkgm_link'],
    [{ tkgm_link: '//evil.example' }, 'tkgm_link'],
    [{ tkgm_link: 'https://[' }, 'tkgm_link'],
  ];
  for (const [changes, field] of cases) {
    const answer = await server.submitForm('POST', '/lands', adForm(changes, mediaFields(png)));
    expect([changes, answer.statusCode, Object.keys(Object(answer.json().fields))]).toEqual([
      changes,
      400,
      [field],
    ]);
  }
  for (const data of [pdf, Buffer.from('<svg onload="alert(1)"/>'), png.subarray(0, png.length - 30)])
    expect(
      (await server.submitForm('POST', '/lands', adForm({}, mediaFields(jpg, data)))).json().fields,
    ).toHaveProperty('images');
  expect(await server.filesAfterRemovals()).toEqual(before);
  expect(await titles('')).toEqual([[], 0]);
});

test('an ad may lack the link and the media', async ({ server }) => {
  const id = await server.addAd({ tkgm_link: undefined });
  expect(await server.readAd(id)).toMatchObject({ tkgm_link: '', images: '' });
  expect(await server.readAd(await server.addAd({ tkgm_link: '', fiyat: '0' }))).toMatchObject({
    tkgm_link: '',
    fiyat: 0,
  });
});

test('a link may begin with capitals, as phones write it', async ({ server }) => {
  const shouted = 'HTTPS://parselsorgu.tkgm.gov.tr/';
  expect(await server.readAd(await server.addAd({ tkgm_link: shouted }))).toMatchObject({
    tkgm_link: shouted,
  });
});

test('ads are listed newest first, nine on a page, and can be sorted and searched', async ({
  server,
  titles,
}) => {
  for (let count = 1; count <= 8; count += 1)
    await server.addAd({ title: `Arsa ${count}`, fiyat: String(count * 10) });
  await server.addAd({ title: 'Çayır', metre_kare: '5', fiyat: '5' });
  const golbasi = districtId(6, 'Gölbaşı');
  const place = await server.services.db
    .selectFrom('neighbourhoods')
    .select('id')
    .where('district_id', '=', golbasi)
    .executeTakeFirstOrThrow();
  await server.addAd({
    title: 'Zeytinlik',
    il: '6',
    ilce: String(golbasi),
    mahalle: String(place.id),
    fiyat: '90',
  });
  expect(await titles('')).toEqual([
    ['Zeytinlik', 'Çayır', ...[8, 7, 6, 5, 4, 3, 2].map((count) => `Arsa ${count}`)],
    2,
  ]);
  expect(await titles('?page=1')).toEqual([['Arsa 1'], 2]);
  expect(await titles('?page=7')).toEqual([[], 2]);
  expect(await titles('?sort=fiyat&size=2')).toEqual([['Çayır', 'Arsa 1'], 5]);
  expect(await titles('?sort=-fiyat&size=1')).toEqual([['Zeytinlik'], 10]);
  expect(await titles('?sort=title&size=2&page=4')).toEqual([['Çayır', 'Zeytinlik'], 5]);
  expect(await titles('?sort=il&size=1')).toEqual([['Zeytinlik'], 10]);
  expect(await titles('?sort=metre_kare&size=1')).toEqual([['Çayır'], 10]);
  expect(await titles('?q=GOLBASI')).toEqual([['Zeytinlik'], 1]);
  expect(await titles('?q=%25')).toEqual([[], 0]);
  await server.addAd({ title: '3/8 hisse', ada: '5', parsel: '6' });
  expect(await titles('?q=3/8')).toEqual([['3/8 hisse'], 1]);
  expect(await titles('?q=5%20/%206')).toEqual([['3/8 hisse'], 1]);
  expect((await server.call('GET', '/lands/trink?sort=tkgm_link')).statusCode).toBe(400);
});
