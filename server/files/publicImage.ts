import sharp, { type Metadata } from 'sharp';
import { maxPixels } from '../forms/inspectFile.ts';
import type { Upload } from '../forms/upload.ts';

/** Pixels: more than this no screen shows of a picture, and a phone's photograph has more. */
const longestSide = 2560;

/**
 * An image fit to be shown to everyone: upright, no larger than a screen, and without what the
 * camera noted, for a photograph tells where it was taken.
 * @returns its new content; undefined for an image that is so already, which keeps its bytes, and
 * for a video.
 * @throws what sharp throws when the image cannot be read.
 */
export async function publicImage({ path, extension }: Upload): Promise<Buffer | undefined> {
  if (extension !== 'jpg' && extension !== 'png') return undefined;
  const image = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' });
  if (isPublic(await image.metadata())) return undefined;
  const upright = image
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  // no metadata goes into a result unless it is asked for
  return await (extension === 'jpg'
    ? upright.jpeg({ quality: 86, mozjpeg: true })
    : upright.png()
  ).toBuffer();
}

function isPublic({ width, height, orientation, exif, xmp, iptc, comments }: Metadata): boolean {
  const notes = [orientation, exif, xmp, iptc, comments?.[0]];
  return notes.every((note) => note === undefined) && Math.max(width, height) <= longestSide;
}
