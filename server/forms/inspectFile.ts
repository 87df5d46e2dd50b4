import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import type { UploadLimit } from '../../rules/documents/uploadLimits.ts';
import { tableText } from './tables/tableText.ts';
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

/** Runs the decoding of one image, perhaps once others have ended. */
export type InTurn = <Result>(decode: () => Promise<Result>) => Promise<Result>;

/** Decoding an image with more pixels would exhaust the memory. */
export const maxPixels = 50_000_000;

/**
 * Detects a file's type by its content; its name and declared type do not count.
 * @param inTurn decodes an image whose bytes are kept.
 * @returns the extension to store it under, or the Turkish sentence that says why it is refused.
 */
export async function inspectFile(
  path: string,
  { extensions, keepsBytes, maxSlowPixels = maxPixels }: UploadLimit,
  inTurn: InTurn,
): Promise<{ extension: UploadExtension } | { fault: string }> {
  if (extensions.includes('geojson')) {
    const found = await parcelExtension(path);
    return found ? { extension: found } : { fault: uploadText.wrongType(extensions) };
  }
  if (extensions.includes('xlsx')) return await inspectTable(path, extensions);
  // the detection fails on a malformed file
  const detected = await fileTypeFromFile(path).catch(() => undefined);
  const extension = detected ? extensionOf[detected.ext] : await lateExtension(path);
  if (extension === undefined || !extensions.includes(extension))
    return { fault: uploadText.wrongType(extensions) };
  if (extension !== 'jpg' && extension !== 'png') return { extension };
  const fault = await headerFault(path, maxSlowPixels);
  if (fault !== undefined) return { fault };
  // nothing else will notice that nobody can open it
  if (keepsBytes && !(await inTurn(() => isReadable(path)))) return { fault: uploadText.unreadableImage };
  return { extension };
}

/**
 * Tells the formats of tables apart: an archive may be a workbook, and anything that is of no known
 * type may be text. What is inside shows when it is read.
 */
async function inspectTable(
  path: string,
  extensions: UploadLimit['extensions'],
): Promise<{ extension: UploadExtension } | { fault: string }> {
  const detected = await fileTypeFromFile(path).catch(() => undefined);
  if (detected === undefined) return { extension: 'csv' };
  // an encrypted workbook, and one of an older Excel, have another container
  if (detected.ext === 'cfb') return { fault: tableText.encrypted };
  if (detected.ext === 'xlsx' || detected.ext === 'zip') return { extension: 'xlsx' };
  return { fault: uploadText.wrongType(extensions) };
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

/** Texts have no header: JSON begins with a bracket, XML with an angle one. */
async function parcelExtension(path: string): Promise<'geojson' | 'kml' | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(pdfHeaderWithin), 0, pdfHeaderWithin, 0);
    const [first] = new TextDecoder().decode(buffer.subarray(0, bytesRead)).trimStart();
    if (first === '<') return 'kml';
    return first === '{' || first === '[' ? 'geojson' : undefined;
  } finally {
    await file.close();
  }
}

/** Reads the header alone, so that a decompression bomb is never decoded. */
async function headerFault(path: string, maxSlowPixels: number): Promise<string | undefined> {
  try {
    const image = sharp(path, { limitInputPixels: false });
    const { width, height, format, isProgressive } = await image.metadata();
    const most = format === 'png' || isProgressive ? maxSlowPixels : maxPixels;
    return width * height > most ? uploadText.imageTooDetailed : undefined;
  } catch {
    return uploadText.unreadableImage;
  }
}

/** Decodes all of the image. */
const isReadable = (path: string): Promise<boolean> =>
  sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
    .resize(1)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
