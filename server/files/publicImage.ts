import sharp from 'sharp';
import { maxPixels } from '../forms/inspectFile.ts';
import type { Upload } from '../forms/upload.ts';

/** Pixels; more than a screen shows, and less than a phone's photograph has. */
const maxSide = 2560;

/**
 * The public form of an image: upright, at most `maxSide` wide and high, and without metadata,
 * which may include where a photograph was taken. Every image is encoded anew, so that nothing but
 * its picture is published: a file may hold anything behind its end.
 * @throws sharp's error when the image cannot be read.
 */
export async function publicImage({ path, extension }: Upload): Promise<Buffer> {
  const image = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' });
  const { isPalette } = await image.metadata();
  // sharp writes metadata only on request
  const upright = image
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  return await (extension === 'jpg'
    ? upright.jpeg({ quality: 86, mozjpeg: true })
    : // a drawing of few colours would grow several times
      upright.png({ palette: isPalette })
  ).toBuffer();
}
