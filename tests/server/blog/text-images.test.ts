import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { releaseForgottenImages } from '../../../server/files/fileRegister.ts';
import {
  add,
  admin,
  consultant,
  mediaOf,
  files as mediaParts,
  server,
  stored,
  withAdServer,
} from '../fixtures/adServer.ts';
import { jpg, mp4, pdf } from '../fixtures/forms.ts';
import { addApplicant, addPost, call, form } from '../fixtures/records.ts';

withAdServer();

const db = () => server.services.db;
/** Uploads an image for a post's text, as the editor does. */
async function upload(data: Uint8Array = jpg): Promise<{ file: string; url: string }> {
  const answer = await form('POST', '/blog/images', { file: { data } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const textWith = (...images: { url: string }[]) =>
  `<p>Metin</p>${images.map(({ url }) => `<p><img src="${url}"></p>`).join('')}`;
const status = async (file: string) => (await call('GET', `/users/docs/${file}`, undefined, {})).statusCode;
/** Runs the hourly sweep as if that many days had passed. */
const sweepAfter = async (days: number) => {
  const day = 24 * 60 * 60 * 1000;
  await releaseForgottenImages(db(), new Date(Date.now() + (days - 14) * day));
};

describe('an image in a post', () => {
  test('is stored with its smaller copies, and everyone sees it', async () => {
    const { file, url } = await upload();
    expect(url).toBe(`/api/v1/users/docs/${file}`);
    expect(await stored()).toEqual(
      expect.arrayContaining([file, file.replace('.jpg', '-w150.jpg'), file.replace('.jpg', '-w640.jpg')]),
    );
    expect(await status(file)).toBe(200);
  });

  test('is accepted by its content only, and from admins only', async () => {
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

  test('stays for two weeks after its upload, so that a draft can be saved', async () => {
    const image = await upload();
    await sweepAfter(13);
    expect(await status(image.file)).toBe(200);
    await addPost({ content: textWith(image) });
    await sweepAfter(30);
    expect(await status(image.file)).toBe(200);
  });

  test('that no text has used for two weeks is removed with its copies', async () => {
    const before = await stored();
    const image = await upload();
    await sweepAfter(15);
    expect(await status(image.file)).toBe(404);
    expect(await stored()).toEqual(before);
  });

  test.each([
    [
      'the text no longer contains it',
      (id: number) => form('PATCH', `/blog/${id}`, { content: '<p>Metin</p>' }),
    ],
    ['its post is deleted', (id: number) => call('DELETE', `/blog/${id}`)],
  ])('stays for two weeks after %s, so that another draft can be saved', async (_how, drop) => {
    const image = await upload();
    const id = await addPost({ content: textWith(image) });
    // as if uploaded long ago
    await db()
      .updateTable('files')
      .set({ last_text_use_at: new Date(0) })
      .execute();
    await drop(id);
    await sweepAfter(13);
    const draft = await addPost({ content: textWith(image) });
    expect(await status(image.file)).toBe(200);

    await call('DELETE', `/blog/${draft}`);
    await sweepAfter(15);
    expect(await status(image.file)).toBe(404);
    expect(await stored()).not.toContain(image.file);
  });

  test('that another post contains stays when one post drops it', async () => {
    const shared = await upload();
    const id = await addPost({ content: textWith(shared) });
    const other = await addPost({ content: textWith(shared) });
    await call('DELETE', `/blog/${id}`);
    await sweepAfter(15);
    expect(await status(shared.file)).toBe(200);
    await form('PATCH', `/blog/${other}`, { title: 'Yeni' });
    await sweepAfter(15);
    expect(await status(shared.file)).toBe(200);
  });

  test("that is also an ad's image stays when the ad is deleted", async () => {
    const ad = await add({}, mediaParts(jpg));
    const [file = ''] = await mediaOf(ad);
    await addPost({ content: textWith({ url: `/api/v1/users/docs/${file}` }) });
    expect((await call('DELETE', `/lands/${ad}`)).statusCode).toBe(202);
    await sweepAfter(15);
    expect(await status(file)).toBe(200);
  });
});

describe('a text with an image that no longer exists', () => {
  const absent = { url: '/api/v1/users/docs/yokboylebirdosya.jpg' };
  const sentence = 'Metindeki 2. görsel artık kayıtlı değil.';

  test('is not saved as a new post, and the answer names the image', async () => {
    const image = await upload();
    const before = await stored();
    const answer = await form('POST', '/blog', {
      title: 'Cuma taslağı',
      content: textWith(image, absent, image),
      file: { data: jpg },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        status: 'error',
        message: 'Lütfen işaretli alanları kontrol edin.',
        fields: { content: expect.stringContaining(sentence) },
      },
    ]);
    expect((await call('GET', '/blog?q=cuma')).json().blogs).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  test('is not saved over a post', async () => {
    const image = await upload();
    const id = await addPost({ content: textWith(image) });
    const before = (await call('GET', `/blog/${id}`)).json();
    const change = { title: 'Yeni', content: textWith(image, absent) };
    const answer = await form('PATCH', `/blog/${id}`, change);
    expect([answer.statusCode, answer.json().fields.content]).toEqual([
      400,
      expect.stringContaining(sentence),
    ]);
    expect((await call('GET', `/blog/${id}`)).json()).toEqual(before);
    expect((await call('GET', `/history/post/${id}`)).json()).toHaveLength(1);
    await sweepAfter(15);
    expect(await status(image.file)).toBe(200);
  });

  test('is refused with the positions of all such images', async () => {
    const image = await upload();
    const answer = await form('POST', '/blog', { title: 'a', content: textWith(absent, image, absent) });
    expect(answer.json().fields.content).toContain('Metindeki 1. ve 3. görseller artık kayıtlı değil.');
  });

  test('may contain neither a document nor the smaller copy of an image', async () => {
    const { file } = await upload();
    const id = await addApplicant('gizli@example.com');
    const { certificate } = (await call('GET', `/users/${id}`)).json()[0];
    for (const name of [certificate, file.replace('.jpg', '-w150.jpg')]) {
      const content = textWith({ url: `/api/v1/users/docs/${name}` });
      expect((await form('POST', '/blog', { title: 'a', content })).statusCode).toBe(400);
    }
  });

  test('is saved under the same key once the image is removed from it', async () => {
    const headers = { ...admin, 'Idempotency-Key': randomUUID() };
    const refused = await form('POST', '/blog', { title: 'a', content: textWith(absent) }, headers);
    const saved = await form('POST', '/blog', { title: 'a', content: textWith() }, headers);
    expect([refused.statusCode, saved.statusCode]).toEqual([400, 200]);
  });
});
