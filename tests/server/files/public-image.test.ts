import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';
import { jpg, png } from '../fixtures/forms.ts';
import { mediaFields } from '../fixtures/recordServer.ts';
import { recordTest } from '../fixtures/recordTest.ts';

const test = recordTest.extend(
  'fetched',
  { scope: 'file' },
  ({ server }) =>
    async (name: string, query = '') => {
      const answer = await server.app.inject({ url: `/api/v1/users/docs/${name}${query}` });
      expect(answer.statusCode).toBe(200);
      return answer.rawPayload;
    },
);

const meadow = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#447744' } });
/** With a phone's metadata: maker, orientation and place. */
const withMetadata = (image: Sharp) =>
  image
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 19/1 0/1' } })
    .withMetadata({ orientation: 6 });

test.for([
  ['jpg', 'jpeg', () => withMetadata(meadow(1200, 800).jpeg())],
  ['png', 'png', () => withMetadata(meadow(1200, 800).png())],
] as const)(
  'a %s is stored upright and without metadata',
  async ([ending, format, make], { server, fetched }) => {
    const data = await make().toBuffer();
    const before = await sharp(data).metadata();
    expect([before.orientation, before.exif?.includes('Kamera')]).toEqual([6, true]);
    const [name = ''] = await server.mediaOf(await server.addAd({}, mediaFields(data)));
    expect(name).toMatch(new RegExp(`\\.${ending}$`));
    for (const [query, width, height] of [
      ['', 800, 1200],
      ['?w=150', 150, 225],
      ['?w=640', 640, 960],
    ] as const) {
      const found = await sharp(await fetched(name, query)).metadata();
      expect(found).toMatchObject({ format: query ? 'jpeg' : format, width, height });
      expect([found.orientation, found.exif, found.xmp, found.iptc, found.comments]).toEqual(
        Array(5).fill(undefined),
      );
    }
  },
);

test('XMP metadata is removed too', async ({ server, fetched }) => {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>';
  const data = await meadow(20, 20).jpeg().withXmp(xmp).toBuffer();
  expect(data.includes('xmpmeta')).toBe(true);
  const [name = ''] = await server.mediaOf(await server.addAd({}, mediaFields(data)));
  expect((await fetched(name)).includes('xmpmeta')).toBe(false);
});

test('an image larger than a screen is scaled down', async ({ server, fetched }) => {
  const [wide = '', tall = ''] = await server.mediaOf(
    await server.addAd(
      {},
      mediaFields(await meadow(4000, 1000).jpeg().toBuffer(), await meadow(300, 3000).png().toBuffer()),
    ),
  );
  expect(await sharp(await fetched(wide)).metadata()).toMatchObject({ width: 2560, height: 640 });
  expect(await sharp(await fetched(tall)).metadata()).toMatchObject({ width: 256, height: 2560 });
});

test.for([
  ['jpg', jpg],
  ['png', png],
] as const)(
  'a small %s without metadata loses what stands behind its end',
  async ([, image], { server, fetched }) => {
    const data = Buffer.concat([image, Buffer.from('<script>gizli</script>')]);
    const [name = ''] = await server.mediaOf(await server.addAd({}, mediaFields(data)));
    const stored = await fetched(name);
    expect(stored.includes('gizli')).toBe(false);
    expect(await sharp(stored).metadata()).toMatchObject({ width: 8, height: 8 });
  },
);

test('a drawing of few colours keeps them and its size', async ({ server, fetched }) => {
  const lines = Buffer.alloc(400 * 400 * 3, Buffer.from([200, 30, 40, 20, 90, 160]));
  const drawn = { raw: { width: 400, height: 400, channels: 3 as const } };
  const data = await sharp(lines, drawn).png({ palette: true }).toBuffer();
  const [name = ''] = await server.mediaOf(await server.addAd({}, mediaFields(data)));
  const stored = await fetched(name);
  expect(stored.length).toBeLessThan(data.length * 1.5);
  expect((await sharp(stored).raw().toBuffer()).equals(await sharp(data).raw().toBuffer())).toBe(true);
});
