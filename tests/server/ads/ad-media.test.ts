import { expect, vi } from 'vitest';
import { jpg, mp4, png } from '../fixtures/forms.ts';
import { adForm, mediaFields, tkgmLink } from '../fixtures/recordServer.ts';
import { recordTest as test } from '../fixtures/recordTest.ts';

test('media are reordered and removed, and new ones are appended', async ({ server }) => {
  const id = await server.addAd({}, mediaFields(png, mp4, jpg));
  const [first = '', second = '', third = ''] = await server.mediaOf(id);
  const change = adForm({ title: 'Yeni', existing_images: `${third},${first}` }, mediaFields(jpg));
  expect((await server.submitForm('PATCH', `/lands/update/${id}`, change)).json()).toEqual({
    status: 'success',
  });
  const media = await server.mediaOf(id);
  expect(media).toEqual([third, first, expect.stringMatching(/\.jpg$/)]);
  expect(await server.readAd(id)).toMatchObject({ title: 'Yeni' });
  expect(await server.filesAfterRemovals()).not.toContain(second);
  expect((await server.app.inject({ url: `/api/v1/users/docs/${second}` })).statusCode).toBe(404);
});

test('new media take the places that the order names, and the rest are appended', async ({ server }) => {
  const id = await server.addAd({}, mediaFields(png, mp4));
  const [first = '', second = ''] = await server.mediaOf(id);
  const change = adForm({ existing_images: `new,${second},new,${first}` }, mediaFields(jpg, png, mp4));
  expect((await server.submitForm('PATCH', `/lands/update/${id}`, change)).statusCode).toBe(200);
  const media = await server.mediaOf(id);
  expect([media[1], media[3]]).toEqual([second, first]);
  expect(media.map((name) => name.replace(/^.*\./, ''))).toEqual(['jpg', 'mp4', 'png', 'png', 'mp4']);
  const refused = await server.changeAd(id, { existing_images: 'new,new' }, mediaFields(jpg));
  expect([refused.statusCode, Object.keys(Object(refused.json().fields))]).toEqual([
    400,
    ['existing_images'],
  ]);
  expect(await server.mediaOf(id)).toEqual(media);
});

test('a change of media that another admin has removed is refused as outdated', async ({ server }) => {
  const id = await server.addAd({}, mediaFields(png, jpg));
  const [first = '', second = ''] = await server.mediaOf(id);
  expect((await server.changeAd(id, { existing_images: second, version: '1' })).statusCode).toBe(200);
  const late = await server.changeAd(id, { existing_images: first, version: '1' });
  expect(late.statusCode).toBe(409);
  expect(await server.mediaOf(id)).toEqual([second]);
});

test('a change without a list keeps all media, and an empty list removes them all', async ({ server }) => {
  const before = await server.filesAfterRemovals();
  const id = await server.addAd({}, mediaFields(png, mp4));
  const media = await server.mediaOf(id);
  const keeping = adForm({ tkgm_link: undefined, fiyat: '1' });
  expect((await server.submitForm('PATCH', `/lands/update/${id}`, keeping)).statusCode).toBe(200);
  expect(await server.mediaOf(id)).toEqual(media);
  expect(await server.readAd(id)).toMatchObject({ tkgm_link: tkgmLink, fiyat: 1 });
  expect((await server.changeAd(id, { existing_images: '', tkgm_link: '' })).statusCode).toBe(200);
  expect(await server.readAd(id)).toMatchObject({ tkgm_link: '', images: '' });
  expect(await server.filesAfterRemovals()).toEqual(before);
});

test("another ad's media and unknown names are refused", async ({ server }) => {
  const [mine, other] = [await server.addAd({}, mediaFields(png)), await server.addAd({}, mediaFields(jpg))];
  const [own = ''] = await server.mediaOf(mine);
  const [strange = ''] = await server.mediaOf(other);
  const before = [await server.readAd(mine), await server.filesAfterRemovals()];
  for (const name of [strange, 'yok.jpg', '../../etc/passwd', own.replace('.png', '-w150.jpg')]) {
    const change = adForm({ title: 'Sızan', existing_images: `${own},${name}` }, mediaFields(jpg));
    const answer = await server.submitForm('PATCH', `/lands/update/${mine}`, change);
    expect([answer.statusCode, Object.keys(Object(answer.json().fields))]).toEqual([
      400,
      ['existing_images'],
    ]);
  }
  expect([await server.readAd(mine), await server.filesAfterRemovals()]).toEqual(before);
});

test('an ad has at most twenty media, stored and new ones together', async ({ server }) => {
  const twenty = Array.from({ length: 19 }, () => mp4);
  const id = await server.addAd({}, mediaFields(...twenty));
  const before = await server.filesAfterRemovals();
  const refused = await server.changeAd(id, {}, mediaFields(mp4, mp4));
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual({ images: 'Bir ilanda en fazla 20 görsel veya video olabilir.' });
  expect(await server.filesAfterRemovals()).toEqual(before);
  expect((await server.changeAd(id, {}, mediaFields(mp4))).statusCode).toBe(200);
  expect(await server.mediaOf(id)).toHaveLength(20);
});

test('a change that is not committed leaves the stored files as they were', async ({ server }) => {
  const id = await server.addAd({}, mediaFields(png, jpg));
  const [before, kept] = [await server.readAd(id), await server.filesAfterRemovals()];
  const failing = vi.spyOn(server.services.db, 'transaction').mockImplementation(() => {
    throw new Error('the database is gone');
  });
  expect((await server.changeAd(id, { existing_images: '' }, mediaFields(jpg))).statusCode).toBe(500);
  expect((await server.call('DELETE', `/lands/${id}`)).statusCode).toBe(500);
  failing.mockRestore();
  expect([await server.readAd(id), await server.filesAfterRemovals()]).toEqual([before, kept]);
});

test('after two concurrent changes, the ad and the store have the media of one', async ({ server }) => {
  const before = await server.filesAfterRemovals();
  const id = await server.addAd({}, mediaFields(png, jpg));
  const media = await server.mediaOf(id);
  const keep = (name = '') => server.changeAd(id, { existing_images: name });
  const answers = await Promise.all(media.map((name) => keep(name)));
  // the later change names a file that the earlier one has removed
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  const [left = ''] = await server.mediaOf(id);
  expect(media).toContain(left);
  expect((await server.filesAfterRemovals()).filter((name) => !before.includes(name))).toHaveLength(3);
});

test('deleting an ad deletes its media', async ({ server }) => {
  const before = await server.filesAfterRemovals();
  const id = await server.addAd({}, mediaFields(png, mp4));
  const remove = () => server.call('DELETE', `/lands/${id}`);
  const answer = await remove();
  expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'success' }]);
  expect((await remove()).statusCode).toBe(404);
  expect((await server.call('GET', `/lands/detail/${id}`)).statusCode).toBe(404);
  expect((await server.call('GET', `/lands/${id}`)).statusCode).toBe(404);
  expect((await server.changeAd(id, {}, mediaFields(jpg))).statusCode).toBe(404);
  expect(await server.filesAfterRemovals()).toEqual(before);
});
