import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { Refusal } from '../config/refusal.ts';
import { maxPixels } from '../forms/inspectFile.ts';
import type { Upload } from '../forms/upload.ts';
import { uploadText } from '../forms/uploadText.ts';
import { type CopyWidth, copyName, copyWidths, newFileName } from './fileNames.ts';
import { publicImage } from './publicImage.ts';
import { type FileServices, saveWithFiles } from './saveWithFiles.ts';
import { stripLocationMetadata } from './stripLocationMetadata.ts';

/**
 * Stores images and videos without their metadata, the images with smaller copies, then runs the
 * change that refers to them.
 * @param field the form's field, named when an image cannot be read.
 * @param save gets the new names in the order of the uploads.
 * @throws Refusal 415 for an unreadable image.
 */
export async function saveWithMedia<Result>(
  services: FileServices,
  field: 'file' | 'images' | 'fotograflar',
  uploads: readonly Upload[],
  save: (names: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const media: (PreparedMedia & { name: string })[] = [];
  // one upload at a time: its two copies already decode the image in parallel
  for (const upload of uploads) {
    const name = newFileName(upload.extension);
    if (upload.extension === 'mp4') {
      await stripLocationMetadata(upload.path);
      media.push({ name, upload, copies: [] });
    } else media.push({ name, ...(await prepareImage(upload, field)) });
  }
  return await saveWithFiles(services, media, async () => {
    for (const { name, copies } of media) {
      for (const { width, data } of copies) await services.files.putBuffer(copyName(name, width), data);
    }
    return await save(media.map(({ name }) => name));
  });
}

interface PreparedMedia {
  upload: Upload;
  copies: { width: CopyWidth; data: Buffer }[];
}

/** @throws Refusal 415 when the image cannot be read. */
async function prepareImage(upload: Upload, field: string): Promise<PreparedMedia> {
  const { image, copies } = await readImage(upload).catch(() => {
    throw new Refusal(415, uploadText.refused, { fields: { [field]: uploadText.unreadableImage } });
  });
  await writeFile(upload.path, image);
  return { upload: { ...upload, size: image.length }, copies };
}

async function readImage(upload: Upload) {
  const copies = await Promise.all(
    copyWidths.map(async (width) => ({ width, data: await smallerCopy(upload.path, width) })),
  );
  return { image: await publicImage(upload), copies };
}

/** Upright, without metadata, and never larger than the original. */
function smallerCopy(path: string, width: number): Promise<Buffer> {
  return (
    sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      // limits the height of a very tall image
      .resize({ width, height: width * 4, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  );
}
