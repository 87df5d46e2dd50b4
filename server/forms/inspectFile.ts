import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import type { FileRule, UploadExtension, UploadType } from './formRules.ts';
import { uploadText } from './uploadText.ts';

/**
 * By the ending of a stored file's name. Films of the last two kinds are shown where an ad has them
 * (product, 2), but not taken.
 */
export const typeOf: Readonly<Record<UploadExtension, UploadType>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
};

/** What file-type calls the contents that we take. A name or a declared type never counts. */
const extensionOf: Readonly<Record<string, UploadExtension>> = {
  jpg: 'jpg',
  png: 'png',
  apng: 'png',
  pdf: 'pdf',
  mp4: 'mp4',
  m4v: 'mp4',
};

/** An image with more pixels would fill the memory when a smaller copy is made of it. */
export const maxPixels = 50_000_000;

/**
 * Finds out by content what a file is.
 * @returns its extension, or the Turkish sentence that says why it is not taken.
 */
export async function inspectFile(
  path: string,
  rule: FileRule,
): Promise<{ extension: UploadExtension } | { problem: string }> {
  const extension = extensionOf[(await detect(path)) ?? ''];
  if (extension === undefined || !rule.accept.includes(extension))
    return { problem: uploadText.wrongType(rule.accept) };
  if (extension === 'jpg' || extension === 'png') {
    const problem = await imageProblem(path);
    if (problem !== undefined) return { problem };
  }
  return { extension };
}

/** A file whose inside breaks the detection is an unknown one. */
async function detect(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.ext;
  } catch {
    return undefined;
  }
}

/** Reads the image's header only, so that a decompression bomb costs nothing. */
async function imageProblem(path: string): Promise<string | undefined> {
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    return width * height > maxPixels ? uploadText.imageTooDetailed : undefined;
  } catch {
    return uploadText.unreadableImage;
  }
}
