import { open } from 'node:fs/promises';
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
  { extensions, keepsBytes }: UploadLimit,
): Promise<{ extension: UploadExtension } | { fault: string }> {
  // the detection fails on a malformed file
  const detected = await fileTypeFromFile(path).catch(() => undefined);
  const extension = detected ? extensionOf[detected.ext] : await lateExtension(path);
  if (extension === undefined || !extensions.includes(extension))
    return { fault: uploadText.wrongType(extensions) };
  const fault = extension === 'jpg' || extension === 'png' ? await imageFault(path, keepsBytes) : undefined;
  return fault === undefined ? { extension } : { fault };
}

/** As far as readers look for the header of a PDF file. */
const pdfHeaderWithin = 1024;

/** Some programs write bytes before the header of a PDF file, such as a line break or a form's head. */
async function lateExtension(path: string): Promise<'pdf' | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(pdfHeaderWithin), 0, pdfHeaderWithin, 0);
    return buffer.subarray(0, bytesRead).includes('%PDF-') ? 'pdf' : undefined;
  } finally {
    await file.close();
  }
}

/**
 * Reads the header first, so that a decompression bomb is never decoded.
 * @param keepsBytes decodes all of the image: nothing else will notice that nobody can open it.
 */
async function imageFault(path: string, keepsBytes: boolean | undefined): Promise<string | undefined> {
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return uploadText.imageTooDetailed;
    if (keepsBytes) await sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).resize(1).toBuffer();
    return undefined;
  } catch {
    return uploadText.unreadableImage;
  }
}
