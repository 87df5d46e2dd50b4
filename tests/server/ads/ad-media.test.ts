import { expect, test, vi } from 'vitest';
import {
  add,
  admin,
  files,
  form,
  get,
  lands,
  link,
  mediaOf,
  read,
  send,
  server,
  stored,
  withAdServer,
} from '../fixtures/adServer.ts';
import { jpg, mp4, png } from '../fixtures/forms.ts';

withAdServer();

test('media are reordered and removed, and new ones are appended', async () => {
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

test('new media take the places that the order names, and the rest are appended', async () => {
  const id = await add({}, files(png, mp4));
  const [first = '', second = ''] = await mediaOf(id);
  const change = form({ existing_images: `new,${second},new,${first}` }, files(jpg, png, mp4));
  expect((await send('PATCH', `/update/${id}`, change)).statusCode).toBe(200);
  const media = await mediaOf(id);
  expect([media[1], media[3]]).toEqual([second, first]);
  expect(media.map((name) => name.replace(/^.*\./, ''))).toEqual(['jpg', 'mp4', 'png', 'png', 'mp4']);
  const refused = await send('PATCH', `/update/${id}`, form({ existing_images: 'new,new' }, files(jpg)));
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['existing_images']]);
  expect(await mediaOf(id)).toEqual(media);
});

test('a change of media that another admin has removed is refused as outdated', async () => {
  const id = await add({}, files(png, jpg));
  const [first = '', second = ''] = await mediaOf(id);
  expect(
    (await send('PATCH', `/update/${id}`, form({ existing_images: second, version: '1' }))).statusCode,
  ).toBe(200);
  const late = await send('PATCH', `/update/${id}`, form({ existing_images: first, version: '1' }));
  expect(late.statusCode).toBe(409);
  expect(await mediaOf(id)).toEqual([second]);
});

test('a change without a list keeps all media, and an empty list removes them all', async () => {
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

test("another ad's media and unknown names are refused", async () => {
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

test('an ad has at most twenty media, stored and new ones together', async () => {
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

test('a change that is not committed leaves the stored files as they were', async () => {
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

test('after two concurrent changes, the ad and the store have the media of one', async () => {
  const before = await stored();
  const id = await add({}, files(png, jpg));
  const media = await mediaOf(id);
  const keep = (name = '') => send('PATCH', `/update/${id}`, form({ existing_images: name }));
  const answers = await Promise.all(media.map((name) => keep(name)));
  // the later change names a file that the earlier one has removed
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  const [left = ''] = await mediaOf(id);
  expect(media).toContain(left);
  expect((await stored()).filter((name) => !before.includes(name))).toHaveLength(3);
});

test('deleting an ad deletes its media', async () => {
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
