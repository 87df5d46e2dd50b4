import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { components } from '../../api/schema.ts';
import { districtId, loadPlaces, neighbourhoodId } from '../../server/locationData.ts';
import { encode, jpg, mp4, type Part, pdf, png, sendForm } from './forms.ts';
import { startTestServer, type TestServer } from './start.ts';

type Ad = components['schemas']['Ad'];

const urla = districtId(35, 'Urla');
const bademler = neighbourhoodId(35, 'Urla', 'Bademler Mah');
const cankaya = districtId(6, 'Çankaya');

let server: TestServer;
let admin: { token: string };
let consultant: { token: string };
beforeAll(async () => {
  server = await startTestServer();
  await loadPlaces(server.services.db);
  admin = await server.signInAdmin();
  consultant = await server.signIn(await server.addConsultant({ email: 'zeynep@example.com' }));
});
beforeEach(async () => {
  await server.services.db.deleteFrom('ads').execute();
});
afterAll(() => server.stop());

const lands = '/api/v1/lands';
const link = 'https://parselsorgu.tkgm.gov.tr/';
const form = (
  changes: Record<string, string | undefined> = {},
  files: [string, Part][] = [],
): [string, Part][] => {
  const fields = {
    title: "Urla'da arsa",
    il: '35',
    ilce: String(urla),
    mahalle: String(bademler),
    metre_kare: '612.5',
    fiyat: '3450000',
    ada: '204',
    parsel: '12',
    tkgm_link: link,
    ...changes,
  };
  const texts = Object.entries(fields).flatMap(([name, value]): [string, Part][] =>
    value === undefined ? [] : [[name, value]],
  );
  return [...texts, ...files];
};
const files = (...data: Uint8Array[]) =>
  data.map((one, index): [string, Part] => [`images[${index}]`, { data: one }]);
const send = (method: 'POST' | 'PATCH', url: string, fields: [string, Part][], headers = admin) =>
  sendForm(server.app, method, `${lands}${url}`, fields, headers);
const add = async (...form_: Parameters<typeof form>) => {
  const answer = await send('POST', '', form(...form_));
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success', id: expect.any(Number) }]);
  const { id }: { id: number } = answer.json();
  return id;
};
const get = (url: string, headers: Record<string, string> = consultant) =>
  server.app.inject({ url: `${lands}${url}`, headers });
const read = async (id: number): Promise<Ad> => (await get(`/detail/${id}`)).json()[0];
const mediaOf = async (id: number) => (await read(id)).images.split(',').filter((name) => name !== '');
const stored = async () =>
  (await readdir(join(server.services.config.dataDir, 'files')).catch((): string[] => [])).toSorted();
const titles = async (query: string) => {
  const { ads, pages }: { ads: Ad[]; pages: number } = (await get(`/trink${query}`)).json();
  return [ads.map(({ title }) => title), pages];
};

test('an ad is read with the names of its places, and edited with their ids', async () => {
  const id = await add({}, files(png, mp4, jpg));
  const shared = {
    Id: id,
    title: "Urla'da arsa",
    metre_kare: 612.5,
    fiyat: 3_450_000,
    ada: 204,
    parsel: 12,
    tkgm_link: link,
    images: expect.stringMatching(/^[a-z0-9]{20}\.png,[a-z0-9]{20}\.mp4,[a-z0-9]{20}\.jpg$/),
  };
  expect((await get(`/detail/${id}`)).json()).toEqual([
    {
      ...shared,
      il: { id: 35, il_adi: 'İzmir' },
      ilce: { id: urla, ilce_adi: 'Urla' },
      mahalle: { id: bademler, mahalle_adi: 'Bademler Mah' },
    },
  ]);
  expect((await get(`/${id}`, admin)).json()).toEqual([{ ...shared, il: 35, ilce: urla, mahalle: bademler }]);
});

test('images have two smaller copies and videos none, and everyone may fetch them', async () => {
  const before = await stored();
  const [image = '', video = ''] = await mediaOf(await add({}, files(png, mp4)));
  const base = image.replace('.png', '');
  const now = (await stored()).filter((name) => !before.includes(name));
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

test('what cannot be an ad is refused beside its field, and keeps no file', async () => {
  const before = await stored();
  const cases: [Record<string, string | undefined>, string][] = [
    [{ title: undefined }, 'title'],
    [{ title: '  ' }, 'title'],
    [{ il: '82' }, 'ilce'],
    [{ il: '6' }, 'ilce'],
    [{ ilce: String(cankaya) }, 'mahalle'],
    [{ il: '6', ilce: String(cankaya) }, 'mahalle'],
    [{ mahalle: '1' }, 'mahalle'],
    [{ mahalle: '' }, 'mahalle'],
    [{ metre_kare: '0' }, 'metre_kare'],
    [{ metre_kare: 'çok' }, 'metre_kare'],
    [{ fiyat: '-1' }, 'fiyat'],
    [{ fiyat: '1.5' }, 'fiyat'],
    [{ fiyat: undefined }, 'fiyat'],
    [{ ada: '9999999999' }, 'ada'],
    [{ parsel: 'a' }, 'parsel'],
    [{ tkgm_link: 'javascript:alert(1)' }, 'tkgm_link'],
    [{ tkgm_link: 'data:text/html,a' }, 'tkgm_link'],
    [{ tkgm_link: '//evil.example' }, 'tkgm_link'],
    [{ tkgm_link: 'https://[' }, 'tkgm_link'],
  ];
  for (const [changes, field] of cases) {
    const answer = await send('POST', '', form(changes, files(png)));
    expect([changes, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([changes, 400, [field]]);
  }
  for (const data of [pdf, Buffer.from('<svg onload="alert(1)"/>'), png.subarray(0, png.length - 30)])
    expect((await send('POST', '', form({}, files(jpg, data)))).json().fields).toHaveProperty('images');
  expect(await stored()).toEqual(before);
  expect(await titles('')).toEqual([[], 0]);
});

test('an ad may lack the link and the media', async () => {
  const id = await add({ tkgm_link: undefined });
  expect(await read(id)).toMatchObject({ tkgm_link: '', images: '' });
  expect(await read(await add({ tkgm_link: '', fiyat: '0' }))).toMatchObject({ tkgm_link: '', fiyat: 0 });
});

test('ads come newest first, nine on a page, sorted and searched as asked', async () => {
  for (let count = 1; count <= 8; count += 1)
    await add({ title: `Arsa ${count}`, fiyat: String(count * 10) });
  await add({ title: 'Çayır', metre_kare: '5', fiyat: '5' });
  const golbasi = districtId(6, 'Gölbaşı');
  const place = await server.services.db
    .selectFrom('neighbourhoods')
    .select('id')
    .where('district_id', '=', golbasi)
    .executeTakeFirstOrThrow();
  await add({ title: 'Zeytinlik', il: '6', ilce: String(golbasi), mahalle: String(place.id), fiyat: '90' });
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
  expect((await get('/trink?sort=tkgm_link')).statusCode).toBe(400);
});

test('media are reordered and removed, and new ones stand behind them', async () => {
  const id = await add({}, files(png, mp4, jpg));
  const [first = '', second = '', third = ''] = await mediaOf(id);
  const change = form({ title: 'Yeni', existing_images: `${third},${first}` }, files(jpg));
  expect((await send('PATCH', `/update/${id}`, change)).json()).toEqual({ status: 'success' });
  const media = await mediaOf(id);
  expect(media).toEqual([third, first, expect.stringMatching(/\.jpg$/)]);
  expect(await read(id)).toMatchObject({ title: 'Yeni' });
  expect(await stored()).not.toContain(second);
  expect((await server.app.inject({ url: `/api/v1/users/docs/${second}` })).statusCode).toBe(404);
});

test('media that a change does not mention stay, and an empty list removes them all', async () => {
  const before = await stored();
  const id = await add({}, files(png, mp4));
  const media = await mediaOf(id);
  const keeping = form({ tkgm_link: undefined, fiyat: '1' });
  expect((await send('PATCH', `/update/${id}`, keeping)).statusCode).toBe(200);
  expect(await mediaOf(id)).toEqual(media);
  expect(await read(id)).toMatchObject({ tkgm_link: link, fiyat: 1 });
  expect(
    (await send('PATCH', `/update/${id}`, form({ existing_images: '', tkgm_link: '' }))).statusCode,
  ).toBe(200);
  expect(await read(id)).toMatchObject({ tkgm_link: '', images: '' });
  expect(await stored()).toEqual(before);
});

test("another ad's media, documents and invented names are refused", async () => {
  const [mine, other] = [await add({}, files(png)), await add({}, files(jpg))];
  const [own = ''] = await mediaOf(mine);
  const [strange = ''] = await mediaOf(other);
  const before = [await read(mine), await stored()];
  for (const name of [strange, 'yok.jpg', '../../etc/passwd', own.replace('.png', '-w150.jpg')]) {
    const change = form({ title: 'Sızan', existing_images: `${own},${name}` }, files(jpg));
    const answer = await send('PATCH', `/update/${mine}`, change);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['existing_images']]);
  }
  expect([await read(mine), await stored()]).toEqual(before);
});

test('an ad holds twenty media at most, old and new together', async () => {
  const twenty = Array.from({ length: 19 }, () => mp4);
  const id = await add({}, files(...twenty));
  const before = await stored();
  const refused = await send('PATCH', `/update/${id}`, form({}, files(mp4, mp4)));
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual({ images: 'Bir ilanda en fazla 20 görsel veya video olabilir.' });
  expect(await stored()).toEqual(before);
  expect((await send('PATCH', `/update/${id}`, form({}, files(mp4)))).statusCode).toBe(200);
  expect(await mediaOf(id)).toHaveLength(20);
});

test('nothing is deleted from the store when the change is not committed', async () => {
  const id = await add({}, files(png, jpg));
  const [before, kept] = [await read(id), await stored()];
  const failing = vi.spyOn(server.services.db, 'transaction').mockImplementation(() => {
    throw new Error('the database is gone');
  });
  expect((await send('PATCH', `/update/${id}`, form({ existing_images: '' }, files(jpg)))).statusCode).toBe(
    500,
  );
  const removal = { method: 'DELETE', url: `${lands}/${id}`, headers: admin } as const;
  expect((await server.app.inject(removal)).statusCode).toBe(500);
  failing.mockRestore();
  expect([await read(id), await stored()]).toEqual([before, kept]);
});

test('of two changes at once, the ad has the media of one, and the store no others', async () => {
  const before = await stored();
  const id = await add({}, files(png, jpg));
  const media = await mediaOf(id);
  const keep = (name = '') => send('PATCH', `/update/${id}`, form({ existing_images: name }));
  const answers = await Promise.all(media.map((name) => keep(name)));
  // the later one may name a file that the earlier one has just removed
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  const [left = ''] = await mediaOf(id);
  expect(media).toContain(left);
  expect((await stored()).filter((name) => !before.includes(name))).toHaveLength(3);
});

test('a deleted ad is gone with its media', async () => {
  const before = await stored();
  const id = await add({}, files(png, mp4));
  const remove = () => server.app.inject({ method: 'DELETE', url: `${lands}/${id}`, headers: admin });
  const answer = await remove();
  expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'success' }]);
  expect((await remove()).statusCode).toBe(404);
  expect((await get(`/detail/${id}`)).statusCode).toBe(404);
  expect((await get(`/${id}`, admin)).statusCode).toBe(404);
  expect((await send('PATCH', `/update/${id}`, form({}, files(jpg)))).statusCode).toBe(404);
  expect(await stored()).toEqual(before);
});

test('whoever is signed in reads ads, and only admins write them', async () => {
  const id = await add({}, files(png));
  const roles = { visitor: {}, consultant, admin };
  const body = await encode(form({}, files(jpg)));
  const matrix: ['GET' | 'POST' | 'PATCH' | 'DELETE', string, [number, number, number]][] = [
    ['GET', '/trink', [401, 200, 200]],
    ['GET', `/detail/${id}`, [401, 200, 200]],
    ['GET', `/${id}`, [401, 403, 200]],
    ['POST', '', [401, 403, 200]],
    ['PATCH', `/update/${id}`, [401, 403, 200]],
    ['DELETE', `/${id}`, [401, 403, 202]],
  ];
  for (const [method, url, codes] of matrix) {
    const takesForm = method === 'POST' || method === 'PATCH';
    for (const [index, role] of (['visitor', 'consultant', 'admin'] as const).entries()) {
      const answer = await server.app.inject({
        method,
        url: `${lands}${url}`,
        ...(takesForm ? { payload: body.payload } : {}),
        headers: { ...(takesForm ? body.headers : {}), ...roles[role] },
      });
      expect([method, url, role, answer.statusCode]).toEqual([method, url, role, codes[index]]);
    }
  }
});
