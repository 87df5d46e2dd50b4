import sharp from 'sharp';
import { maxPixels } from '../forms/inspectFile.ts';
import type { Upload } from '../forms/upload.ts';

/** Pixels; more than a screen shows, and less than a phone's photograph has. */
const maxSide = 2560;

/** A decoded image, upright and at most `maxSide` wide and high. */
export interface UprightImage {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
  /** A drawing of few colours. */
  isPalette: boolean;
}

/**
 * Decodes an image.
 * @throws sharp's error when it cannot be read.
 */
export async function readUpright(path: string): Promise<UprightImage> {
  const image = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' });
  const { isPalette = false } = await image.metadata();
  const { data, info } = await image
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info, isPalette };
}

/**
 * The public form of an image, without metadata, which may include where a photograph was taken.
 * Every image is encoded anew, so that nothing but its picture is published: a file may hold
 * anything behind its end.
 */
export function encodePublic(
  { data, info, isPalette }: UprightImage,
  extension: Upload['extension'],
): Promise<Buffer> {
  const image = sharp(data, { raw: info });
  // sharp writes metadata only on request
  return (
    extension === 'jpg'
      ? image.jpeg({ quality: 86, mozjpeg: true })
      : // a drawing of few colours would grow several times
        image.png({ palette: isPalette })
  ).toBuffer();
}
