import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import type { UploadLimit } from '../../rules/documents/uploadLimits.ts';
import type { UploadExtension } from './upload.ts';
import { uploadText } from './uploadText.ts';

/** The extensions that file-type reports for the contents we accept. */
const extensionOf: Readonly<Record<string, UploadExtension>> = {
  jpg: 'jpg',
  png: 'png',
  apng: 'png',
  pdf: 'pdf',
  mp4: 'mp4',
  m4v: 'mp4',
};

/** Decoding an image with more pixels would exhaust the memory. */
export const maxPixels = 50_000_000;

/**
 * Detects a file's type by its content; its name and declared type do not count.
 * @returns the extension to store it under, or the Turkish sentence that says why it is refused.
 */
export async function inspectFile(
  path: string,
  { extensions }: UploadLimit,
): Promise<{ extension: UploadExtension } | { fault: string }> {
  // the detection fails on a malformed file
  const detected = await fileTypeFromFile(path).catch(() => undefined);
  const extension = extensionOf[detected?.ext ?? ''];
  if (extension === undefined || !extensions.includes(extension))
    return { fault: uploadText.wrongType(extensions) };
  const fault = extension === 'jpg' || extension === 'png' ? await imageFault(path) : undefined;
  return fault === undefined ? { extension } : { fault };
}

/** Reads the image's header only, so that a decompression bomb is never decoded. */
async function imageFault(path: string): Promise<string | undefined> {
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    return width * height > maxPixels ? uploadText.imageTooDetailed : undefined;
  } catch {
    return uploadText.unreadableImage;
  }
}
