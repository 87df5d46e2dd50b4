import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test as base, expect, vi } from 'vitest';
import { newFileName } from '../../../server/files/fileNames.ts';
import { FileStoreError } from '../../../server/files/fileStore.ts';
import { applicationForm, jpg, pdf, sendForm } from '../fixtures/forms.ts';
import { startTestServer } from '../fixtures/testServer.ts';

/** A server with a consultant's `document` and a public image `media`. */
const test = base.extend('stored', { scope: 'file' }, async ({}, { onCleanup }) => {
  const server = await startTestServer();
  onCleanup(() => server.stop());
  const { app, services } = server;
  expect((await sendForm(app, 'POST', '/api/v1/users', applicationForm())).statusCode).toBe(200);
  const owner = await services.db
    .updateTable('users')
    .set({ status: 1 })
    .where('email', '=', 'zeynep@example.com')
    .returning(['id', 'tax_plate'])
    .executeTakeFirstOrThrow();
  const addMedia = async (name: string = newFileName('jpg')) => {
    const path = join(services.config.dataDir, 'gecici');
    await writeFile(path, jpg);
    await services.files.put({ path, size: jpg.length }, name);
    await services.db.insertInto('files').values({ name, kind: 'media' }).execute();
    return name;
  };
  return {
    server,
    ownerId: owner.id,
    document: owner.tax_plate,
    addMedia,
    media: await addMedia(),
    get: (name: string, headers: Record<string, string> = {}, query = '') =>
      app.inject({ url: `/api/v1/users/docs/${name}${query}`, headers }),
  };
});

test('a document exists for its owner and for admins only', async ({
  stored: { server, ownerId, document, get },
}) => {
  const other = await server.addConsultant({ email: 'baska@example.com' });
  expect((await get(document)).statusCode).toBe(404);
  expect((await get(document, await server.signIn(other))).statusCode).toBe(404);
  expect((await get(document, { token: `${ownerId}.uydurma` })).statusCode).toBe(404);
  for (const headers of [await server.signIn(ownerId), await server.signInAdmin()]) {
    const answer = await get(document, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect(answer.headers['cache-control']).toContain('no-store');
  }
});

test('media are served to everyone, and may be cached forever', async ({ stored: { media, get } }) => {
  const answer = await get(media);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(jpg)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'content-disposition': `inline; filename="${media}"`,
  });
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  );
});

test.for([
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['ogg', 'video/ogg'],
] as const)('a stored %s file is served as %s', async ([extension, type], { stored: { addMedia, get } }) => {
  const name = await addMedia(newFileName('jpg').replace('jpg', extension));
  expect((await get(name)).headers['content-type']).toBe(type);
});

test('a range of bytes is answered with 206', async ({ stored: { media, get } }) => {
  const middle = await get(media, { range: 'bytes=2-5' });
  expect(middle.statusCode).toBe(206);
  expect(middle.headers['content-range']).toBe(`bytes 2-5/${jpg.length}`);
  expect(middle.rawPayload.equals(jpg.subarray(2, 6))).toBe(true);
  const end = await get(media, { range: 'bytes=-4' });
  expect(end.rawPayload.equals(jpg.subarray(-4))).toBe(true);
});

test('files are never compressed', async ({ stored: { media, get } }) => {
  const answer = await get(media, { 'accept-encoding': 'br, gzip', range: 'bytes=0-9' });
  expect(answer.statusCode).toBe(206);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.rawPayload.equals(jpg.subarray(0, 10))).toBe(true);
});

test('a range outside the file answers 416, and one for another version the whole file', async ({
  stored: { media, get },
}) => {
  const outside = await get(media, { range: 'bytes=999999-' });
  expect(outside.statusCode).toBe(416);
  expect(outside.headers['content-range']).toBe(`bytes */${jpg.length}`);
  expect(outside.json()).toMatchObject({ status: 'error' });
  expect((await get(media, { range: 'bytes=0-1', 'if-range': '"eski"' })).statusCode).toBe(200);
});

test('a smaller copy is served when it exists, else the original', async ({
  stored: { server, addMedia, get },
}) => {
  const media = await addMedia();
  expect((await get(media, {}, '?w=640')).rawPayload.equals(jpg)).toBe(true);
  const small = Buffer.from('küçük');
  await server.services.files.putBuffer(media.replace('.jpg', '-w150.jpg'), small);
  expect((await get(media, {}, '?w=150')).rawPayload.equals(small)).toBe(true);
  await server.services.files.remove([media]);
  expect((await get(media, {}, '?w=150')).statusCode).toBe(404);
});

test('a file that cannot be read answers 500, which may not be cached', async ({
  stored: { server, media, get },
}) => {
  const silent = new Readable({ read: () => void silent.destroy(new FileStoreError('read', 'no disk')) });
  const broken = vi
    .spyOn(server.services.files, 'open')
    .mockResolvedValue({ size: jpg.length, read: async () => silent });
  const answer = await get(media);
  broken.mockRestore();
  expect([answer.statusCode, answer.json().message]).toEqual([500, expect.stringContaining('açılamıyor')]);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers).not.toHaveProperty('etag');
});

test.for(['..%2F..%2Fetc%2Fpasswd', 'aaaaaaaaaaaaaaaaaaaa.jpg', 'x.jpg', 'aaaaaaaaaaaaaaaaaaaa.exe'])(
  'the name %s finds no file',
  async (name, { stored: { get } }) => {
    expect([400, 404]).toContain((await get(name)).statusCode);
  },
);
