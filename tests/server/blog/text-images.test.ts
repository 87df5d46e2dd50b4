import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { releaseForgottenImages } from '../../../server/files/fileRegister.ts';
import { jpg, mp4, pdf } from '../fixtures/forms.ts';
import { mediaFields, type RecordServer } from '../fixtures/recordServer.ts';
import { recordTest as test } from '../fixtures/recordTest.ts';

const textWith = (...images: { url: string }[]) =>
  `<p>Metin</p>${images.map(({ url }) => `<p><img src="${url}"></p>`).join('')}`;

/** Uploads an image for a post's text, as the editor does. */
async function upload(server: RecordServer): Promise<{ file: string; url: string }> {
  const answer = await server.submitForm('POST', '/blog/images', { file: { data: jpg } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const status = async (server: RecordServer, file: string) =>
  (await server.call('GET', `/users/docs/${file}`, undefined, {})).statusCode;
/** Runs the hourly sweep as if that many days had passed. */
const sweepAfter = async (server: RecordServer, days: number) => {
  const day = 24 * 60 * 60 * 1000;
  await releaseForgottenImages(server.services.db, new Date(Date.now() + days * day));
};

describe('an image in a post', () => {
  test('is stored with its smaller copies, and everyone sees it', async ({ server }) => {
    const { file, url } = await upload(server);
    expect(url).toBe(`/api/v1/users/docs/${file}`);
    expect(await server.filesAfterRemovals()).toEqual(
      expect.arrayContaining([file, file.replace('.jpg', '-w150.jpg'), file.replace('.jpg', '-w640.jpg')]),
    );
    expect(await status(server, file)).toBe(200);
  });

  test('is accepted by its content only, and from admins only', async ({ server }) => {
    const before = await server.filesAfterRemovals();
    for (const data of [pdf, mp4, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]) {
      const answer = await server.submitForm('POST', '/blog/images', {
        file: { data, name: 'a.jpg', type: 'image/jpeg' },
      });
      expect(answer.statusCode).toBe(415);
    }
    expect((await server.submitForm('POST', '/blog/images', {})).statusCode).toBe(400);
    expect(
      (await server.submitForm('POST', '/blog/images', { file: { data: jpg } }, server.consultant))
        .statusCode,
    ).toBe(403);
    expect(await server.filesAfterRemovals()).toEqual(before);
  });

  test('stays for two weeks after its upload, so that a draft can be saved', async ({ server }) => {
    const image = await upload(server);
    await sweepAfter(server, 13);
    expect(await status(server, image.file)).toBe(200);
    await server.addPost({ content: textWith(image) });
    await sweepAfter(server, 30);
    expect(await status(server, image.file)).toBe(200);
  });

  test('that no text has used for two weeks is removed with its copies', async ({ server }) => {
    const { file } = await upload(server);
    await sweepAfter(server, 15);
    expect(await status(server, file)).toBe(404);
    const stem = file.replace('.jpg', '');
    expect((await server.filesAfterRemovals()).filter((name) => name.startsWith(stem))).toEqual([]);
  });

  test.for<[string, (server: RecordServer, id: number) => Promise<unknown>]>([
    [
      'the text no longer contains it',
      (server, id) => server.submitForm('PATCH', `/blog/${id}`, { content: '<p>Metin</p>' }),
    ],
    ['its post is deleted', (server, id) => server.call('DELETE', `/blog/${id}`)],
  ])('stays for two weeks after %s, so that another draft can be saved', async ([, drop], { server }) => {
    const image = await upload(server);
    const id = await server.addPost({ content: textWith(image) });
    // as if uploaded long ago
    await server.services.db
      .updateTable('files')
      .set({ last_text_use_at: new Date(0) })
      .execute();
    await drop(server, id);
    await sweepAfter(server, 13);
    const draft = await server.addPost({ content: textWith(image) });
    expect(await status(server, image.file)).toBe(200);

    await server.call('DELETE', `/blog/${draft}`);
    await sweepAfter(server, 15);
    expect(await status(server, image.file)).toBe(404);
    expect(await server.filesAfterRemovals()).not.toContain(image.file);
  });

  test('that another post contains stays when one post drops it', async ({ server }) => {
    const shared = await upload(server);
    const id = await server.addPost({ content: textWith(shared) });
    const other = await server.addPost({ content: textWith(shared) });
    await server.call('DELETE', `/blog/${id}`);
    await sweepAfter(server, 15);
    expect(await status(server, shared.file)).toBe(200);
    await server.submitForm('PATCH', `/blog/${other}`, { title: 'Yeni' });
    await sweepAfter(server, 15);
    expect(await status(server, shared.file)).toBe(200);
  });

  test("that is also an ad's image stays when the ad is deleted", async ({ server }) => {
    const ad = await server.addAd({}, mediaFields(jpg));
    const [file = ''] = await server.mediaOf(ad);
    await server.addPost({ content: textWith({ url: `/api/v1/users/docs/${file}` }) });
    expect((await server.call('DELETE', `/lands/${ad}`)).statusCode).toBe(202);
    await sweepAfter(server, 15);
    expect(await status(server, file)).toBe(200);
  });
});

describe('a text with an image that no longer exists', () => {
  const absent = { url: '/api/v1/users/docs/yokboylebirdosya.jpg' };
  const sentence = 'Metindeki 2. görsel artık kayıtlı değil.';

  test('is not saved as a new post, and the answer names the image', async ({ server }) => {
    const image = await upload(server);
    const before = await server.filesAfterRemovals();
    const answer = await server.submitForm('POST', '/blog', {
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
    expect((await server.call('GET', '/blog?q=cuma')).json().blogs).toEqual([]);
    expect(await server.filesAfterRemovals()).toEqual(before);
  });

  test('is not saved over a post', async ({ server }) => {
    const image = await upload(server);
    const id = await server.addPost({ content: textWith(image) });
    const before = (await server.call('GET', `/blog/${id}`)).json();
    const change = { title: 'Yeni', content: textWith(image, absent) };
    const answer = await server.submitForm('PATCH', `/blog/${id}`, change);
    expect([answer.statusCode, answer.json().fields.content]).toEqual([
      400,
      expect.stringContaining(sentence),
    ]);
    expect((await server.call('GET', `/blog/${id}`)).json()).toEqual(before);
    expect((await server.call('GET', `/history/post/${id}`)).json()).toHaveLength(1);
    await sweepAfter(server, 15);
    expect(await status(server, image.file)).toBe(200);
  });

  test('is refused with the positions of all such images', async ({ server }) => {
    const image = await upload(server);
    const answer = await server.submitForm('POST', '/blog', {
      title: 'a',
      content: textWith(absent, image, absent),
    });
    expect(answer.json().fields.content).toContain('Metindeki 1. ve 3. görseller artık kayıtlı değil.');
  });

  test('may contain neither a document nor the smaller copy of an image', async ({ server }) => {
    const { file } = await upload(server);
    const id = await server.sendApplication('gizli@example.com');
    const { certificate } = (await server.call('GET', `/users/${id}`)).json()[0];
    for (const name of [certificate, file.replace('.jpg', '-w150.jpg')]) {
      const content = textWith({ url: `/api/v1/users/docs/${name}` });
      expect((await server.submitForm('POST', '/blog', { title: 'a', content })).statusCode).toBe(400);
    }
  });

  test('is saved under the same key once the image is removed from it', async ({ server }) => {
    const headers = { ...server.admin, 'Idempotency-Key': randomUUID() };
    const refused = await server.submitForm(
      'POST',
      '/blog',
      { title: 'a', content: textWith(absent) },
      headers,
    );
    const saved = await server.submitForm('POST', '/blog', { title: 'a', content: textWith() }, headers);
    expect([refused.statusCode, saved.statusCode]).toEqual([400, 200]);
  });
});
