import { writeFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { maxPixels } from './fileContent.ts';
import type { Upload } from './uploads.ts';

/** Pixels: more than this no screen shows of a picture, and a phone's photograph has more. */
const longestSide = 2560;

/**
 * Makes an image fit to be shown to everyone, in its place: upright, no larger than a screen, and without what the camera noted, for a
 * photograph tells where it was taken. One that is so already keeps its bytes; so does a video.
 * @throws what sharp throws when the image cannot be read.
 */
export async function toPublicImage(upload: Upload): Promise<Upload> {
  const { path, extension } = upload;
  if (extension !== 'jpg' && extension !== 'png') return upload;
  const image = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' });
  if (isPublic(await image.metadata())) return upload;
  const upright = image
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  // no metadata goes into a result unless it is asked for
  const data = await (extension === 'jpg'
    ? upright.jpeg({ quality: 86, mozjpeg: true })
    : upright.png()
  ).toBuffer();
  await writeFile(path, data);
  return { ...upload, size: data.length };
}

function isPublic({ width, height, orientation, exif, xmp, iptc, comments }: Metadata): boolean {
  const notes = [orientation, exif, xmp, iptc, comments?.[0]];
  return notes.every((note) => note === undefined) && Math.max(width, height) <= longestSide;
}
