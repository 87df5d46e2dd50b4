import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { applicationForm, encodeForm, jpg, megabyte, mp4, type Part, pdf, png } from '../fixtures/forms.ts';
import { recordTest } from '../fixtures/recordTest.ts';

const test = recordTest
  .extend('apply', ({ server }) => (changes: Record<string, Part | undefined>) => {
    const form = applicationForm({ email: 'yeni@example.com', ...changes });
    return server.submitForm('POST', '/users', form, {});
  })
  /** Where applications are sent over the wire. */
  .extend('url', { scope: 'file' }, async ({ server }) => {
    return `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api/v1/users`;
  });

const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#447744', noise } })
  .jpeg()
  .toBuffer();
/** A PDF file with bytes before its header. */
const lateHeader = (bytes: number) => Buffer.concat([Buffer.alloc(bytes, '\n'), pdf]);

test.for([
  ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'levha.pdf', 'application/pdf'],
  ['a program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), 'levha.png', 'image/png'],
  ['an SVG drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'levha.jpg', 'image/jpeg'],
  ['a video', mp4, 'levha.pdf', 'application/pdf'],
  [
    'an image that is only a header',
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
    'levha.jpg',
    'image/jpeg',
  ],
  ['a photograph that ends in its middle', photo.subarray(0, photo.length / 2), 'levha.jpg', 'image/jpeg'],
  ['a PDF header too late for readers', lateHeader(1024), 'levha.pdf', 'application/pdf'],
  ['an empty file with a name', Buffer.alloc(0), 'levha.pdf', 'application/pdf'],
  ['9 MB of zeros', Buffer.alloc(9 * megabyte), 'levha.pdf', 'application/pdf'],
] as const)('%s is refused next to its field', async ([, data, name, type], { server, apply }) => {
  const before = await server.filesAfterRemovals();
  const answer = await apply({ tax_plate: { data, name, type } });
  expect(answer.statusCode).toBe(415);
  expect(Object.keys(Object(answer.json().fields))).toEqual(['tax_plate']);
  expect(await server.filesAfterRemovals()).toEqual(before);
  expect(await server.temporaryFiles()).toEqual([]);
});

test('a file is stored by its content, regardless of its name and type', async ({ server, apply }) => {
  const answer = await apply({ tax_plate: { data: jpg, name: 'levha.exe', type: 'text/plain' } });
  expect(answer.statusCode).toBe(200);
  expect((await server.filesAfterRemovals()).some((name) => name.endsWith('.jpg'))).toBe(true);
});

test('a document keeps its bytes, also before the header of a PDF and after the end of an image', async ({
  server,
  apply,
}) => {
  const before = await server.filesAfterRemovals();
  const sent = [lateHeader(1019), Buffer.concat([photo, Buffer.from('arka')])];
  const [tax_plate, certificate] = sent.map((data) => ({ data }));
  const answer = await apply({ email: 'baytlar@example.com', tax_plate, certificate });
  expect(answer.statusCode).toBe(200);
  const names = (await server.filesAfterRemovals()).filter((name) => !before.includes(name));
  const stored = names.map((name) => readFileSync(join(server.services.config.dataDir, 'files', name)));
  expect(names.map((name) => name.slice(-3)).toSorted()).toEqual(['jpg', 'pdf']);
  expect(stored.map(({ length }) => length).toSorted()).toEqual(sent.map(({ length }) => length).toSorted());
  expect(sent.every((one) => stored.some((other) => other.equals(one)))).toBe(true);
});

test('an image with too many pixels is refused before it is decoded', async ({ apply }) => {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  const answer = await apply({ certificate: { data: bomb } });
  expect(answer.statusCode).toBe(415);
  expect(answer.json().fields).toHaveProperty('certificate');
});

test('an untouched file input counts as not sent', async ({ server }) => {
  const boundary = 'sinir';
  const part = (name: string, rest: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n`;
  const texts = applicationForm({ email: 'bos@example.com', tax_plate: undefined, certificate: undefined });
  const empty = '; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n';
  const parts = [
    ...texts.map(([name, value]) => part(name, `\r\n\r\n${value}`)),
    ...['tax_plate', 'certificate'].map((name) => part(name, empty)),
  ];
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/users',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${parts.join('')}--${boundary}--\r\n`,
  });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(Object(answer.json().fields)).toSorted()).toEqual(['certificate', 'tax_plate']);
});

test('text in place of a file and two files in place of one are refused', async ({ server, apply }) => {
  expect((await apply({ tax_plate: 'levha.pdf' })).statusCode).toBe(415);
  const twice = await server.submitForm(
    'POST',
    '/users',
    [...applicationForm({ email: 'iki@example.com' }), ['tax_plate', { data: pdf }]],
    {},
  );
  expect(twice.statusCode).toBe(400);
  expect(twice.json().fields).toHaveProperty('tax_plate');
});

test('the texts of a form are limited together', async ({ apply }) => {
  const long = 'a'.repeat(900_000);
  const answer = await apply({ name: long, last_name: long, office_name: long });
  expect(answer.statusCode).toBe(413);
  expect(answer.json().fields).toMatchObject({ office_name: 'Bu alan çok uzun.' });
});

test('parts after the first 200 are ignored', async ({ server }) => {
  const parts = Array.from({ length: 200 }, (_, index): [string, Part] => [`dosya${index}`, { data: pdf }]);
  const form = applicationForm({ email: 'parcali@example.com' });
  const answer = await server.submitForm('POST', '/users', [...parts, ...form], {});
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toHaveProperty('tax_plate');
});

test('a zero character in a text answers 400', async ({ apply }) => {
  const answer = await apply({ name: 'Zey\0nep' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toHaveProperty('name');
});

test.for([
  ['without a boundary', 'multipart/form-data', 'x'],
  [
    'that breaks off',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nZey',
  ],
  [
    'that breaks off in a file',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="tax_plate"; filename="a.pdf"\r\n\r\n%PDF-1.4',
  ],
  ['that is empty', 'multipart/form-data; boundary=b', ''],
] as const)('a form %s is refused and leaves no file', async ([, type, payload], { server }) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/users',
    headers: { 'content-type': type },
    payload,
  });
  expect(answer.statusCode).toBe(400);
  expect(await server.temporaryFiles()).toEqual([]);
});

test.for([
  [20, { fields: { tax_plate: 'Dosya en fazla 10 MB olabilir.' } }],
  // above the limit of the whole form
  [70, { message: 'Gönderdiğiniz veri çok büyük.' }],
] as const)('a document of %i MB answers 413 over the wire', async ([megabytes, body], { server, url }) => {
  const data = Buffer.concat([pdf, Buffer.alloc(megabytes * megabyte)]);
  const form = await encodeForm(applicationForm({ tax_plate: { data } }));
  const answer = await fetch(url, {
    method: 'POST',
    headers: form.headers,
    body: new Uint8Array(form.payload),
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ status: 'error', ...body });
  expect(await server.temporaryFiles()).toEqual([]);
});

test('a sender that disconnects leaves no temporary file', async ({ server, url }) => {
  const form = await encodeForm(applicationForm({ tax_plate: { data: Buffer.alloc(8 * megabyte) } }));
  const sending = httpRequest(url, {
    method: 'POST',
    headers: { ...form.headers, 'content-length': form.payload.length },
  });
  sending.on('error', () => {});
  sending.write(form.payload.subarray(0, 4 * megabyte));
  await expect.poll(server.temporaryFiles).not.toEqual([]);
  sending.destroy();
  await expect.poll(server.temporaryFiles).toEqual([]);
});
