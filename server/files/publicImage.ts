import sharp, { type Metadata } from 'sharp';
import { maxPixels } from '../forms/inspectFile.ts';
import type { Upload } from '../forms/upload.ts';

/** Pixels; more than a screen shows, and less than a phone's photograph has. */
const maxSide = 2560;

/**
 * The public form of an image: upright, at most `maxSide` wide and high, and without metadata,
 * which may include where a photograph was taken.
 * @returns the new content; undefined when the image can be published as it is.
 * @throws sharp's error when the image cannot be read.
 */
export async function publicImage({ path, extension }: Upload): Promise<Buffer | undefined> {
  const image = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' });
  if (isPublic(await image.metadata())) return undefined;
  // sharp writes metadata only on request
  const upright = image
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  return await (extension === 'jpg'
    ? upright.jpeg({ quality: 86, mozjpeg: true })
    : upright.png()
  ).toBuffer();
}

function isPublic({ width, height, orientation, exif, xmp, iptc, comments }: Metadata): boolean {
  const metadata = [orientation, exif, xmp, iptc, comments?.[0]];
  return metadata.every((entry) => entry === undefined) && Math.max(width, height) <= maxSide;
}
