import { describe, expect, test, vi } from 'vitest';
import { releaseForgottenMedia } from '../../server/fileRegister.ts';
import { createFileRemovals } from '../../server/fileRemovals.ts';
import {
  add,
  form as adFields,
  consultant,
  mediaOf,
  files as mediaParts,
  send,
  server,
  stored,
  withAdServer,
} from './adServer.ts';
import { jpg, mp4, pdf, png } from './forms.ts';
import { addApplicant, addPost, call, form } from './records.ts';

withAdServer();

/** Stores a picture for a text, as the editor does. */
async function upload(data: Uint8Array = jpg): Promise<{ file: string; url: string }> {
  const answer = await form('POST', '/blog/images', { file: { data } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const textWith = (...pictures: { url: string }[]) =>
  `<p>Metin</p>${pictures.map(({ url }) => `<p><img src="${url}"></p>`).join('')}`;
const status = async (file: string) => (await call('GET', `/users/docs/${file}`, undefined, {})).statusCode;
const waiting = () => server.services.db.selectFrom('file_removals').selectAll().execute();
const db = () => server.services.db;

describe('a picture in a post', () => {
  test('is stored with its smaller copies, and everyone sees it', async () => {
    const { file, url } = await upload();
    expect(url).toBe(`/api/v1/users/docs/${file}`);
    expect(await stored()).toEqual(
      expect.arrayContaining([file, file.replace('.jpg', '-w150.jpg'), file.replace('.jpg', '-w640.jpg')]),
    );
    expect(await status(file)).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  test('is taken by its content only, and from admins only', async () => {
    const before = await stored();
    for (const data of [pdf, mp4, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]) {
      const answer = await form('POST', '/blog/images', {
        file: { data, name: 'a.jpg', type: 'image/jpeg' },
      });
      expect(answer.statusCode).toBe(415);
    }
    expect((await form('POST', '/blog/images', {})).statusCode).toBe(400);
    expect((await form('POST', '/blog/images', { file: { data: jpg } }, consultant)).statusCode).toBe(403);
    expect(await stored()).toEqual(before);
  });

  test('goes when the text no longer shows it, unless another post does', async () => {
    const [one, two, shared] = [await upload(), await upload(png), await upload()];
    const id = await addPost({ content: textWith(one, two, shared) });
    const other = await addPost({ content: textWith(shared) });

    await form('PATCH', `/blog/${id}`, { title: 'Yeni' });
    expect([await status(one.file), await status(two.file)]).toEqual([200, 200]);
    await form('PATCH', `/blog/${id}`, { content: textWith(two) });
    expect([await status(one.file), await status(two.file), await status(shared.file)]).toEqual([
      404, 200, 200,
    ]);
    await call('DELETE', `/blog/${id}`);
    expect([await status(two.file), await status(shared.file)]).toEqual([404, 200]);
    await call('DELETE', `/blog/${other}`);
    expect(await status(shared.file)).toBe(404);
    const left = await stored();
    for (const { file } of [one, two, shared]) expect(left).not.toContain(file);
  });

  test('that was never used goes after a day; what is used, and what is new, stays', async () => {
    const [unused, used, fresh] = [await upload(), await upload(), await upload()];
    await addPost({ content: textWith(used), file: { data: jpg } });
    const ad = await add({}, mediaParts(jpg));
    const before = await stored();
    const old = new Date('2026-01-01');
    await db().updateTable('files').set({ created_at: old }).where('name', '!=', fresh.file).execute();
    await releaseForgottenMedia(db(), new Date('2026-01-02'));
    await server.services.removals.run();
    const copies = [unused.file, ...['150', '640'].map((w) => unused.file.replace('.jpg', `-w${w}.jpg`))];
    const left = await stored();
    expect(left).not.toContain(unused.file);
    expect(left).toEqual(expect.arrayContaining([used.file, fresh.file, ...(await mediaOf(ad))]));
    expect(before.filter((name) => !left.includes(name))).toEqual(expect.arrayContaining(copies));
  });

  test("that is another's medium stays when its ad is deleted", async () => {
    const ad = await add({}, mediaParts(jpg));
    const [file = ''] = await mediaOf(ad);
    const post = await addPost({ content: textWith({ url: `/api/v1/users/docs/${file}` }) });
    expect((await call('DELETE', `/lands/${ad}`)).statusCode).toBe(202);
    expect(await status(file)).toBe(200);
    expect((await call('DELETE', `/blog/${post}`)).statusCode).toBe(202);
    expect(await status(file)).toBe(404);
  });

  test('that does not exist in the store hinders nobody', async () => {
    const content = textWith({ url: '/api/v1/users/docs/yokboylebirdosya.jpg' });
    const id = await addPost({ content });
    expect((await form('PATCH', `/blog/${id}`, { content: '<p>Metin</p>' })).statusCode).toBe(200);
  });
});

test('replaced documents go, and the new ones stay', async () => {
  const id = await addApplicant('belge@example.com');
  const before = (await call('GET', `/users/${id}`)).json()[0];
  await form('PATCH', `/users/${id}`, { certificate: { data: pdf, name: 'yeni.pdf' } });
  const after = (await call('GET', `/users/${id}`)).json()[0];
  const left = await stored();
  expect(left).not.toContain(before.certificate);
  expect(left).toEqual(expect.arrayContaining([before.tax_plate, after.certificate]));
});

test('a process that ends between commit and removal leaves nothing behind', async () => {
  const ad = await add({}, mediaParts(jpg));
  const [file = ''] = await mediaOf(ad);
  // as if it ended here: nothing runs after the commit
  const ended = vi.spyOn(server.services.removals, 'run').mockResolvedValue();
  await send('PATCH', `/update/${ad}`, adFields({ existing_images: '' }));
  ended.mockRestore();
  expect(await stored()).toContain(file);
  expect(await status(file)).toBe(404);

  const next = createFileRemovals(db(), server.services.files, () => undefined);
  next.start();
  await expect.poll(stored).not.toContain(file);
  await next.stop();
  expect(await waiting()).toEqual([]);
});

test('a process that ends before the change refers to its files leaves nothing behind', async () => {
  const { removals, files } = server.services;
  const giveUp = vi.spyOn(removals, 'giveUp').mockResolvedValue();
  const transaction = vi.spyOn(db(), 'transaction').mockImplementation(() => {
    throw new Error('the process ends');
  });
  const before = await stored();
  expect((await send('POST', '', adFields({}, mediaParts(jpg)))).statusCode).toBe(500);
  transaction.mockRestore();
  giveUp.mockRestore();
  expect((await stored()).length).toBe(before.length + 3);
  await removals.run();
  expect((await stored()).length).toBe(before.length + 3);

  await db()
    .updateTable('file_removals')
    .set({ due_at: new Date(0) })
    .execute();
  const next = createFileRemovals(db(), files, () => undefined);
  await next.run();
  expect(await stored()).toEqual(before);
});

test('a removal that fails is told, costs the change nothing, and is tried again', async () => {
  const ad = await add({}, mediaParts(jpg));
  const [file = ''] = await mediaOf(ad);
  const broken = vi.spyOn(server.services.files, 'remove').mockRejectedValue(new Error('no disk'));
  expect((await call('DELETE', `/lands/${ad}`)).statusCode).toBe(202);
  broken.mockRestore();
  expect(server.logLines.some((line) => line.includes('stored files were not removed'))).toBe(true);
  expect((await waiting()).map(({ name }) => name)).toContain(file);
  // not at once, so that a store that is down is left in peace
  await server.services.removals.run();
  expect(await stored()).toContain(file);
  await db()
    .updateTable('file_removals')
    .set({ due_at: new Date(0) })
    .execute();
  await server.services.removals.run();
  expect(await stored()).not.toContain(file);
});
