import sharp from 'sharp';

export interface Difference {
  /** How many pixels differ. */
  pixels: number;
  /** `pixels` divided by the area that the two screenshots span together; 0 to 1. */
  share: number;
  /** The later image, faded, with the differing pixels in red; a PNG. */
  image: Buffer;
}

interface Bitmap {
  data: Buffer;
  width: number;
  height: number;
}

const channels = 3;
/** Channels, from 0 to 255, that differ by this much or less look the same. */
const tolerance = 3;
const red = [255, 0, 60];

async function decode(png: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The position of a pixel's first channel; undefined outside the image. */
const positionIn = ({ width, height }: Bitmap, x: number, y: number) =>
  x < width && y < height ? (y * width + x) * channels : undefined;

function isSame(before: Buffer, from: number, after: Buffer, to: number): boolean {
  for (let channel = 0; channel < channels; channel += 1) {
    if (Math.abs((before[from + channel] ?? 0) - (after[to + channel] ?? 0)) > tolerance) return false;
  }
  return true;
}

/**
 * Compares two PNGs pixel by pixel, aligned at their upper left corners. A pixel that lies outside
 * one of them counts as different.
 * @returns undefined when no pixel differs.
 */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const [older, newer] = await Promise.all([decode(before), decode(after)]);
  const width = Math.max(older.width, newer.width);
  const height = Math.max(older.height, newer.height);
  const drawn = Buffer.alloc(width * height * channels, 255);
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = positionIn(older, x, y);
      const to = positionIn(newer, x, y);
      const differs = from === undefined || to === undefined || !isSame(older.data, from, newer.data, to);
      if (differs) pixels += 1;
      const target = (y * width + x) * channels;
      for (let channel = 0; channel < channels; channel += 1) {
        const faded = 191 + (to === undefined ? 255 : (newer.data[to + channel] ?? 0)) / 4;
        drawn[target + channel] = differs ? (red[channel] ?? 0) : faded;
      }
    }
  }
  if (pixels === 0) return undefined;
  const image = await sharp(drawn, { raw: { width, height, channels } }).png().toBuffer();
  return { pixels, share: pixels / (width * height), image };
}
