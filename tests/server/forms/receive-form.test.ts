import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test as base, expect } from 'vitest';
import { formRules } from '../../../server/forms/formRules.ts';
import { clearOldUploads, receiveForm } from '../../../server/forms/receiveForm.ts';
import { encodeForm, jpg, megabyte, mp4, type Part, pdf, png } from '../fixtures/forms.ts';
import { temporaryFolder } from '../fixtures/temporaryFolder.ts';

const test = base
  .extend('folder', ({}, { onCleanup }) => temporaryFolder(onCleanup))
  .extend('receive', ({ folder }) => async (fields: [string, Part][]) => {
    const { payload, headers } = await encodeForm(fields);
    // in small chunks, as from a network
    const chunks = Array.from({ length: Math.ceil(payload.length / 65_536) }, (_, index) =>
      payload.subarray(index * 65_536, (index + 1) * 65_536),
    );
    return await receiveForm(Readable.from(chunks), headers, formRules.createAd, folder);
  })
  .extend('extensions', ({ receive }) => async (fields: [string, Part][]): Promise<string[]> => {
    const form = await receive(fields);
    const { images } = form.body;
    await form.dispose();
    return Array.isArray(images) ? images.map(({ extension }) => extension) : [];
  });

test.for([
  ['images', 'images', 'images'],
  ['images[]', 'images[]', 'images[]'],
  ['images[0]', 'images[1]', 'images[2]'],
])('media named %s, %s, %s keep their order', async (names, { extensions }) => {
  const files = [png, mp4, jpg];
  const parts = names.map((name, index): [string, Part] => [name, { data: files[index] ?? pdf }]);
  expect(await extensions([['title', 'Arsa'], ...parts])).toEqual(['png', 'mp4', 'jpg']);
});

test('a single file becomes a list of one', async ({ folder, receive }) => {
  const form = await receive([
    ['fiyat', '3450000'],
    ['images', { data: png }],
  ]);
  expect(form.body).toMatchObject({ fiyat: '3450000', images: [{ extension: 'png', size: png.length }] });
  await form.dispose();
  expect(await readdir(folder)).toEqual([]);
});

test('an upload that still runs after a day is kept, and one of a killed process is removed', async ({
  folder,
  receive,
}) => {
  await mkdir(join(folder, 'form-killed'));
  const form = await receive([['images', { data: png }]]);
  const running = (await readdir(folder)).filter((name) => name !== 'form-killed');
  await clearOldUploads(folder, new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect(await readdir(folder)).toEqual(running);
  await form.dispose();
  expect(await readdir(folder)).toEqual([]);
});

const video = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(400)]);
const webm = Buffer.from([
  0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d, 0, 0, 0, 0, 0, 0, 0, 0,
]);

test.for(['isom', 'mp42', 'M4V ', 'avc1'])(
  'an MP4 video of the brand %s is accepted',
  async (brand, { extensions }) => {
    expect(await extensions([['images', { data: video(brand) }]])).toEqual(['mp4']);
  },
);

test('documents, sounds and other videos among the media are refused', async ({ folder, receive }) => {
  for (const data of [pdf, video('M4A '), webm]) {
    await expect(receive([['images', { data }]])).rejects.toMatchObject({ status: 415 });
  }
  expect(await readdir(folder)).toEqual([]);
});

test('more than 20 files are refused', async ({ folder, receive }) => {
  const many = Array.from({ length: 21 }, (_, index): [string, Part] => [`images[${index}]`, { data: png }]);
  await expect(receive(many)).rejects.toMatchObject({
    status: 400,
    fields: { images: 'En fazla 20 dosya yükleyebilirsiniz.' },
  });
  expect(await readdir(folder)).toEqual([]);
});

test('a disk error ends the form and is no fault of the sender', async ({ folder }) => {
  const { payload, headers } = await encodeForm([
    ['images', { data: Buffer.concat([mp4, Buffer.alloc(5 * megabyte)]) }],
  ]);
  const lost = join(folder, 'kayip');
  async function* delivery() {
    yield payload.subarray(0, 10);
    await rm(lost, { recursive: true });
    yield payload.subarray(10);
  }
  const receiving = receiveForm(Readable.from(delivery()), headers, formRules.createAd, lost);
  await expect(receiving).rejects.toMatchObject({ code: 'ENOENT' });
});
