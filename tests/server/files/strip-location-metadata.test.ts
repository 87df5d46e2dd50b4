import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { stripLocationMetadata } from '../../../server/files/stripLocationMetadata.ts';
import { mediaFields } from '../fixtures/recordServer.ts';
import { recordTest } from '../fixtures/recordTest.ts';
import { temporaryFolder } from '../fixtures/temporaryFolder.ts';

/** `stripped` returns a video's content without its location metadata. */
const test = recordTest.extend('stripped', { scope: 'file' }, async ({}, { onCleanup }) => {
  const folder = await temporaryFolder(onCleanup);
  return async (video: Buffer): Promise<Buffer> => {
    const path = join(folder, 'video.mp4');
    await writeFile(path, video);
    await stripLocationMetadata(path);
    return await readFile(path);
  };
});

const box = (type: string, ...inside: (Buffer | string)[]) => {
  const content = Buffer.concat(inside.map((one) => Buffer.from(one)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};
/** A box whose size takes eight bytes. */
const longBox = (type: string, content: Buffer) => {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(16 + content.length), 8);
  return Buffer.concat([head, content]);
};
const place = '+38.3225+026.7640/';
const blanked = (size: number) => Buffer.alloc(size);

test('metadata boxes are blanked in place', async ({ stripped }) => {
  const videoWith = (udta: Buffer, meta: Buffer, uuid: Buffer) =>
    Buffer.concat([
      box('ftyp', 'isom'),
      box('moov', box('mvhd', 'head'), box('trak', box('tkhd', 'udta'), udta), meta),
      longBox('mdat', Buffer.from('meta udta frames')),
      uuid,
    ]);
  const original = videoWith(box('udta', box('©xyz', place)), box('meta', place), box('uuid', place));
  expect(original.includes(place)).toBe(true);
  const found = await stripped(original);
  expect(found.includes(place)).toBe(false);
  const nameSize = box('©xyz', place).length;
  expect(found.toString('latin1')).toBe(
    videoWith(
      box('free', blanked(nameSize)),
      box('free', blanked(place.length)),
      box('free', blanked(place.length)),
    ).toString('latin1'),
  );
});

test.for<[string, Buffer]>([
  ['a file that is no video', Buffer.from('abc')],
  [
    'a video with a box longer than the file',
    Buffer.concat([box('ftyp', 'isom'), Buffer.from([0, 1, 0, 0]), Buffer.from('udta')]),
  ],
  ['a video with a box without a size', Buffer.concat([Buffer.from([0, 0, 0, 4]), Buffer.from('udta1234')])],
  [
    'a video whose last box extends to the end',
    Buffer.concat([box('ftyp', 'isom'), Buffer.alloc(4), Buffer.from('mdatudta')]),
  ],
])('%s stays unchanged', async ([, video], { stripped }) => {
  expect((await stripped(video)).equals(video)).toBe(true);
});

test('a video of an ad is stored without its location', async ({ server }) => {
  const video = Buffer.concat([
    box('ftyp', 'isom', Buffer.alloc(4), 'isomiso2'),
    box('moov', box('udta', box('©xyz', place))),
    box('mdat', Buffer.alloc(400)),
  ]);
  const [name = ''] = await server.mediaOf(await server.addAd({}, mediaFields(video)));
  expect(name).toMatch(/\.mp4$/);
  const { rawPayload } = await server.app.inject({ url: `/api/v1/users/docs/${name}` });
  expect(rawPayload).toHaveLength(video.length);
  expect(rawPayload.includes(place)).toBe(false);
});
