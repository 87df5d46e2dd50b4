import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { Refusal } from '../config/refusal.ts';
import { maxPixels } from '../forms/inspectFile.ts';
import type { Upload } from '../forms/upload.ts';
import { uploadText } from '../forms/uploadText.ts';
import { copyName, copyWidths } from './fileNames.ts';
import type { CopyWidth } from './fileStore.ts';
import { publicImage } from './publicImage.ts';
import { type FileServices, saveWithFiles } from './saveWithFiles.ts';
import { stripLocationMetadata } from './stripLocationMetadata.ts';

/**
 * Stores images and videos, fit to be shown to everyone, with the images' smaller copies; then runs
 * the change that refers to them. What a failed change has stored is removed; what a change has
 * released is removed once it is committed.
 * @param field the form's field, for the refusal of an image that cannot be read.
 * @param change gets the new names in the order of the uploads.
 * @throws Refusal 415 for such an image.
 */
export async function saveWithMedia<Result>(
  services: FileServices,
  field: 'file' | 'images',
  uploads: readonly Upload[],
  change: (names: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const copies: Copy[][] = [];
  const byPosition: Record<string, Upload> = {};
  // one after the other, since each may take many megabytes while it is decoded
  for (const [position, upload] of uploads.entries()) {
    const { small, image } = await readImage(upload, field);
    copies.push(small);
    if (image) await writeFile(upload.path, image);
    if (upload.extension === 'mp4') await stripLocationMetadata(upload.path);
    byPosition[position] = image ? { ...upload, size: image.length } : upload;
  }

  return await saveWithFiles(services, byPosition, async (kept) => {
    const names: string[] = [];
    for (const [position, ofOne] of copies.entries()) {
      const name = kept[String(position)];
      if (name === undefined) throw new Error('a stored file has no name');
      for (const { width, data } of ofOne) await services.files.putBuffer(copyName(name, width), data);
      names.push(name);
    }
    return await change(names);
  });
}

/** @throws Refusal 415 when the image cannot be read. */
async function readImage(upload: Upload, field: string) {
  try {
    return { small: await smallerCopies(upload), image: await publicImage(upload) };
  } catch {
    throw new Refusal(415, uploadText.refused, { fields: { [field]: uploadText.unreadableImage } });
  }
}

interface Copy {
  width: CopyWidth;
  data: Buffer;
}

/** Upright, without the camera's notes, never larger than the original; a video has none. */
async function smallerCopies({ path, extension }: Upload): Promise<Copy[]> {
  if (extension !== 'jpg' && extension !== 'png') return [];
  return await Promise.all(
    copyWidths.map(async (width) => ({
      width,
      data: await sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
        .autoOrient()
        // an image like a long strip would be nothing but tall
        .resize({ width, height: width * 4, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer(),
    })),
  );
}
