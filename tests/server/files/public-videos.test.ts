import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stripLocationMetadata } from '../../../server/files/stripLocationMetadata.ts';
import { add, files, mediaOf, server, withAdServer } from '../fixtures/adServer.ts';

withAdServer();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arazi-videos-'));
});
afterAll(() => rm(folder, { recursive: true }));

const part = (type: string, ...inside: (Buffer | string)[]) => {
  const content = Buffer.concat(inside.map((one) => Buffer.from(one)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};
/** As above, with its size in eight bytes. */
const longPart = (type: string, content: Buffer) => {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(16 + content.length), 8);
  return Buffer.concat([head, content]);
};
const place = '+38.3225+026.7640/';
const blanked = (size: number) => Buffer.alloc(size);

async function after(film: Buffer): Promise<Buffer> {
  const path = join(folder, 'film.mp4');
  await writeFile(path, film);
  await stripLocationMetadata(path);
  return await readFile(path);
}

test('what the camera noted is blanked, and nothing moves', async () => {
  const film = (udta: Buffer, meta: Buffer, uuid: Buffer) =>
    Buffer.concat([
      part('ftyp', 'isom'),
      part('moov', part('mvhd', 'head'), part('trak', part('tkhd', 'udta'), udta), meta),
      longPart('mdat', Buffer.from('meta udta pictures')),
      uuid,
    ]);
  const noted = film(part('udta', part('©xyz', place)), part('meta', place), part('uuid', place));
  expect(noted.includes(place)).toBe(true);
  const found = await after(noted);
  expect(found.includes(place)).toBe(false);
  const nameSize = part('©xyz', place).length;
  expect(found.toString('latin1')).toBe(
    film(
      part('free', blanked(nameSize)),
      part('free', blanked(place.length)),
      part('free', blanked(place.length)),
    ).toString('latin1'),
  );
});

test.each([
  ['no film at all', Buffer.from('abc')],
  [
    'a part that is longer than the file',
    Buffer.concat([part('ftyp', 'isom'), Buffer.from([0, 1, 0, 0]), Buffer.from('udta')]),
  ],
  ['a part without a size', Buffer.concat([Buffer.from([0, 0, 0, 4]), Buffer.from('udta1234')])],
  [
    'a last part up to the end',
    Buffer.concat([part('ftyp', 'isom'), Buffer.alloc(4), Buffer.from('mdatudta')]),
  ],
])('%s stays as it is', async (_what, film) => {
  expect((await after(film)).equals(film)).toBe(true);
});

test('a film that is stored for an ad says nothing of its place', async () => {
  const film = Buffer.concat([
    part('ftyp', 'isom', Buffer.alloc(4), 'isomiso2'),
    part('moov', part('udta', part('©xyz', place))),
    part('mdat', Buffer.alloc(400)),
  ]);
  const [name = ''] = await mediaOf(await add({}, files(film)));
  expect(name).toMatch(/\.mp4$/);
  const { rawPayload } = await server.app.inject({ url: `/api/v1/users/docs/${name}` });
  expect(rawPayload).toHaveLength(film.length);
  expect(rawPayload.includes(place)).toBe(false);
});
