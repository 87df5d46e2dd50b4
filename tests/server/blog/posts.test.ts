import { expect, vi } from 'vitest';
import type { components } from '../../../api/schema.ts';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import { clockServerTest } from '../fixtures/clockTest.ts';
import { jpg, mp4, type Part, pdf, png } from '../fixtures/forms.ts';

type Post = components['schemas']['Post'];

// close to the time of the database server, so that the clock is plausible
const today = istanbulTime(new Date()).day;

const test = clockServerTest(new Date(`${today}T13:00:00+03:00`))
  .extend(
    'get',
    { scope: 'file' },
    ({ server }) =>
      (url: string, headers: Record<string, string> = {}) =>
        server.call('GET', url, undefined, headers),
  )
  .extend(
    'change',
    { scope: 'file' },
    ({ server }) =>
      (id: number, fields: Record<string, Part>) =>
        server.submitForm('PATCH', `/blog/${id}`, fields),
  )
  .extend('read', { scope: 'file' }, ({ get }) => async (id: number): Promise<Post> => {
    return (await get(`/blog/${id}`)).json();
  })
  /** The titles of a page of posts, and the number of pages. */
  .extend('titles', { scope: 'file' }, ({ get }) => async (query: string) => {
    const { blogs, pages }: { blogs: Post[]; pages: number } = (await get(`/blog${query}`)).json();
    return [blogs.map(({ title }) => title), pages];
  });

test.beforeEach(async ({ server }) => {
  await server.services.db.deleteFrom('posts').execute();
});

test('a post is stored as written, and its title is its meta title', async ({ server, get, read }) => {
  const id = await server.addPost({
    title: '  Tapu rehberi ',
    content: '<h2>Başlık</h2><p onclick="x">Metin</p>',
    meta_desc: 'Kısa',
    file: { data: jpg, name: 'kapak.jpg' },
  });
  const post = await read(id);
  expect(post).toEqual({
    id,
    title: 'Tapu rehberi',
    content: '<h2>Başlık</h2><p>Metin</p>',
    meta_desc: 'Kısa',
    meta_title: 'Tapu rehberi',
    version: 1,
    image: expect.stringMatching(/^[a-z0-9]{20}\.jpg$/),
    tarih: expect.stringMatching(/Z$/),
    updated_at: post.tarih,
    reading_minutes: 1,
  });
  const image = await get(`/users/docs/${post.image}`);
  expect(image.rawPayload.equals(jpg)).toBe(true);
});

test('a post needs neither image nor description', async ({ server, read }) => {
  const id = await server.addPost({ title: 'Yalın' });
  expect(await read(id)).toMatchObject({ image: '', meta_desc: '' });
});

test('an invalid post is refused with its field, and leaves no file', async ({ server, titles }) => {
  const before = await server.filesAfterRemovals();
  const file = { data: png };
  const cases: [Record<string, Part>, number, string][] = [
    [{ content: '<p>a</p>', file }, 400, 'title'],
    [{ title: ' ', content: '<p>a</p>', file }, 400, 'title'],
    [{ title: 'a', file }, 400, 'content'],
    [{ title: 'a', content: '<p><br></p>', file }, 400, 'content'],
    [{ title: 'a', content: '<script>alert(1)</script>', file }, 400, 'content'],
    [{ title: 'a', content: '<p>a</p>', file: { data: pdf, name: 'a.png', type: 'image/png' } }, 415, 'file'],
    [{ title: 'a', content: '<p>a</p>', file: { data: mp4 } }, 415, 'file'],
    [{ title: 'a', content: '<p>a</p>', file: { data: png.subarray(0, png.length - 30) } }, 415, 'file'],
    [{ title: 'a', content: '<p>a</p>', meta_desc: 'a'.repeat(501), file }, 400, 'meta_desc'],
  ];
  for (const [fields, status, field] of cases) {
    const answer = await server.submitForm('POST', '/blog', fields);
    expect([answer.statusCode, Object.keys(Object(answer.json().fields))]).toEqual([status, [field]]);
  }
  expect(await server.filesAfterRemovals()).toEqual(before);
  expect(await titles('')).toEqual([[], 0]);
});

test('posts are listed newest first, nine on a page, with the number of pages', async ({
  server,
  get,
  titles,
}) => {
  for (let count = 1; count <= 10; count += 1) await server.addPost({ title: `Yazı ${count}` });
  expect(await titles('')).toEqual([[10, 9, 8, 7, 6, 5, 4, 3, 2].map((one) => `Yazı ${one}`), 2]);
  expect(await titles('?page=1')).toEqual([['Yazı 1'], 2]);
  expect(await titles('?page=2')).toEqual([[], 2]);
  expect(await titles('?page=999999&size=100')).toEqual([[], 1]);
  expect(await titles('?page=1&size=4')).toEqual([[6, 5, 4, 3].map((one) => `Yazı ${one}`), 3]);
  for (const wrong of ['?page=-1', '?page=x', '?size=0', '?size=101', '?sort=reads'])
    expect((await get(`/blog${wrong}`)).statusCode).toBe(400);
});

test('posts are sorted in Turkish order and searched without regard to Turkish letters', async ({
  server,
  titles,
}) => {
  await server.addPost({ title: 'Zeytinlik' });
  await server.addPost({ title: 'Çiftlik', content: '<p>Göl &amp; ırmak</p>' });
  await server.addPost({ title: 'Ilıca' });
  await server.addPost({ title: 'Dağ' });
  expect(await titles('?sort=title')).toEqual([['Çiftlik', 'Dağ', 'Ilıca', 'Zeytinlik'], 1]);
  expect(await titles('?sort=-title&size=1')).toEqual([['Zeytinlik'], 4]);
  expect(await titles('?q=CIFTLIK')).toEqual([['Çiftlik'], 1]);
  expect(await titles('?q=gol%20%26%20irmak')).toEqual([['Çiftlik'], 1]);
  for (const nothing of ['%25', '_', "'", '%3Cp%3E']) expect(await titles(`?q=${nothing}`)).toEqual([[], 0]);
});

test('a change keeps the fields that were not sent, and deletes a replaced image', async ({
  server,
  get,
  change,
  read,
  titles,
}) => {
  const id = await server.addPost({ title: 'Eski', meta_desc: 'Kısa', file: { data: jpg } });
  const before = await read(id);
  expect((await change(id, { title: 'Yeni' })).statusCode).toBe(200);
  const changed = { title: 'Yeni', meta_title: 'Yeni', version: 2, updated_at: expect.any(String) };
  expect(await read(id)).toEqual({ ...before, ...changed });
  expect(await titles('?q=eski')).toEqual([[], 0]);

  expect((await change(id, { meta_desc: '', file: { data: png } })).statusCode).toBe(200);
  const after = await read(id);
  expect(after).toMatchObject({ title: 'Yeni', meta_desc: '', content: before.content });
  expect(after.image).toMatch(/\.png$/);
  const base = after.image.replace('.png', '');
  expect((await server.filesAfterRemovals()).filter((name) => name.startsWith(base))).toHaveLength(3);
  expect((await server.filesAfterRemovals()).join()).not.toContain(before.image.replace('.jpg', ''));
  expect((await get(`/users/docs/${before.image}`)).statusCode).toBe(404);

  expect((await change(id, { content: '<p><br></p>', file: { data: jpg } })).statusCode).toBe(400);
  expect(await read(id)).toEqual(after);
});

test('deleting a post deletes its image', async ({ server, get, change }) => {
  const files = await server.filesAfterRemovals();
  const id = await server.addPost({ title: 'Silinecek', file: { data: jpg } });
  const remove = () => server.call('DELETE', `/blog/${id}`);
  const answer = await remove();
  expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'success' }]);
  expect((await get(`/blog/${id}`)).statusCode).toBe(404);
  expect((await remove()).statusCode).toBe(404);
  expect((await change(id, { title: 'a', file: { data: jpg } })).statusCode).toBe(404);
  expect(await server.filesAfterRemovals()).toEqual(files);
});

test('a read counts once per visitor, post and day, and identifies nobody', async ({
  server,
  get,
  setClock,
}) => {
  const evening = new Date(`${today}T23:30:00+03:00`);
  setClock(evening);
  const [first, second] = [await server.addPost({ title: 'Bir' }), await server.addPost({ title: 'İki' })];
  const visit = (id: number, remoteAddress: string, browser = 'Firefox') =>
    server.app.inject({ url: `/api/v1/blog/${id}`, remoteAddress, headers: { 'user-agent': browser } });
  const { db } = server.services;
  const readsOf = async (id: number) =>
    (await db.selectFrom('posts').select('reads').where('id', '=', id).executeTakeFirstOrThrow()).reads;

  for (let count = 0; count < 3; count += 1) await visit(first, '192.0.2.1');
  await visit(first, '192.0.2.1', 'Chromium');
  await visit(first, '192.0.2.2');
  await visit(second, '192.0.2.1');
  await server.app.inject({ method: 'HEAD', url: `/api/v1/blog/${second}`, remoteAddress: '192.0.2.9' });
  // an admin's read does not count; those of a consultant and of an invalid session do
  for (const headers of [server.admin, server.consultant, { token: '61.x' }])
    await get(`/blog/${second}`, headers);
  await vi.waitFor(async () => expect([await readsOf(first), await readsOf(second)]).toEqual([3, 3]));
  const kept = JSON.stringify(await db.selectFrom('post_reads').selectAll().execute());
  expect(kept).not.toMatch(/192\.0\.2|Firefox/);

  const nextDay = new Date(evening.getTime() + 60 * 60 * 1000);
  setClock(nextDay);
  // a day that is implausible would remove nothing
  await db.updateTable('clock').set({ seen_at: nextDay }).execute();
  await visit(first, '192.0.2.1');
  await vi.waitFor(async () => expect(await readsOf(first)).toBe(4));
  expect(await readsOf(second)).toBe(3);
  expect(await db.selectFrom('post_reads').selectAll().execute()).toHaveLength(1);
  expect(await db.selectFrom('read_salts').selectAll().execute()).toHaveLength(1);
  for (let index = 0; index < 100; index += 1) await visit(second, '2001:db8::1', `Tarayıcı ${index}`);
  await visit(second, '2001:db8::2');
  await vi.waitFor(async () => expect(await readsOf(second)).toBe(3 + 8));
  // a read that is repeated is no failure either
  expect(server.logLines.filter((line) => line.includes('a read was not counted'))).toEqual([]);
});

test('the five best-read posts are listed by their reads', async ({ server, get }) => {
  const { db } = server.services;
  for (const [index, reads] of [3, 0, 9, 1, 5, 7].entries()) {
    const id = await server.addPost({ title: `Yazı ${index}` });
    await db.updateTable('posts').set({ reads }).where('id', '=', id).execute();
  }
  const { blogs }: { blogs: Post[] } = (await get(`/blog/best`)).json();
  expect(blogs.map(({ title }) => title)).toEqual([2, 5, 4, 0, 3].map((index) => `Yazı ${index}`));
});

test('an impossible or unknown id answers 400 or 404', async ({ get }) => {
  for (const [id, status] of [
    ['0', 400],
    ['x', 400],
    ['9007199254740991', 404],
    ['9'.repeat(30), 400],
  ] as const)
    expect((await get(`/blog/${id}`)).statusCode).toBe(status);
});
