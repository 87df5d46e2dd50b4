import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare } from '../../scripts/visual/compare.ts';

const white = '#ffffff';

/** A white PNG of 40 columns with a block of another colour at column 10, row 5. */
async function screenshot(colour = white, rows = 30): Promise<Buffer> {
  const block = { create: { width: 8, height: 4, channels: 3 as const, background: colour } };
  return await sharp({ create: { width: 40, height: rows, channels: 3, background: white } })
    .composite([{ input: block, left: 10, top: 5 }])
    .png()
    .toBuffer();
}

/** Which pixels of a screenshot are red: their number, and the first one's column and row. */
async function redIn(png: Buffer) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const positions = Array.from({ length: info.width * info.height }, (_, index) => index).filter(
    (index) => data[index * info.channels] === 255 && data[index * info.channels + 1] === 0,
  );
  const [first = -1] = positions;
  return { count: positions.length, first: [first % info.width, Math.floor(first / info.width)] };
}

test('equal screenshots do not differ, however they are compressed', async () => {
  const one = await screenshot('#3f5130');
  const other = await sharp(one).png({ compressionLevel: 0 }).toBuffer();
  expect(other.equals(one)).toBe(false);
  expect(await compare(one, other)).toBeUndefined();
});

test('a colour that the eye cannot tell apart is no difference', async () => {
  expect(await compare(await screenshot('#3f5130'), await screenshot('#405231'))).toBeUndefined();
});

test('a changed block is counted, and shown in red where it is', async () => {
  const difference = await compare(await screenshot(), await screenshot('#3f5130'));
  expect(difference).toMatchObject({ pixels: 32, share: 32 / (40 * 30) });
  expect(await redIn(difference?.image ?? Buffer.of())).toEqual({ count: 32, first: [10, 5] });
});

test.each([
  [30, 36],
  [36, 30],
])('of screenshots with %d and %d rows the rows of one alone differ', async (before, after) => {
  const difference = await compare(await screenshot(white, before), await screenshot(white, after));
  expect(difference).toMatchObject({ pixels: 6 * 40, share: 6 / 36 });
  expect(await redIn(difference?.image ?? Buffer.of())).toEqual({ count: 240, first: [0, 30] });
});
