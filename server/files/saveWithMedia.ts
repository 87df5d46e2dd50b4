import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { Refusal } from '../config/refusal.ts';
import type { InTurn } from '../forms/inspectFile.ts';
import type { Upload } from '../forms/upload.ts';
import { uploadText } from '../forms/uploadText.ts';
import { type CopyWidth, copyName, copyWidths, newFileName } from './fileNames.ts';
import { encodePublic, readUpright, type UprightImage } from './publicImage.ts';
import { type FileServices, saveWithFiles } from './saveWithFiles.ts';
import { stripLocationMetadata } from './stripLocationMetadata.ts';

/**
 * Stores images and videos without their metadata, the images with smaller copies, then runs the
 * change that refers to them.
 * @param field the form's field, named when an image cannot be read.
 * @param save gets the new names in the order of the uploads, and how many bytes each one takes in
 * the store, its copies included.
 * @param inTurn decodes an image.
 * @throws Refusal 415 for an unreadable image.
 */
export async function saveWithMedia<Result>(
  services: FileServices,
  field: 'file' | 'images' | 'fotograflar',
  uploads: readonly Upload[],
  save: (names: readonly string[], bytes: readonly number[]) => Promise<Result>,
  inTurn: InTurn = (decode) => decode(),
): Promise<Result> {
  const media: (PreparedMedia & { name: string })[] = [];
  // one upload at a time: a decoded image takes much memory
  for (const upload of uploads) {
    const name = newFileName(upload.extension);
    if (upload.extension === 'mp4') {
      await stripLocationMetadata(upload.path);
      media.push({ name, upload, copies: [] });
    } else media.push({ name, ...(await prepareImage(upload, field, inTurn)) });
  }
  return await saveWithFiles(services, media, async () => {
    for (const { name, copies } of media) {
      for (const { width, data } of copies) await services.files.putBuffer(copyName(name, width), data);
    }
    return await save(
      media.map(({ name }) => name),
      media.map(({ upload, copies }) => copies.reduce((sum, { data }) => sum + data.length, upload.size)),
    );
  });
}

interface PreparedMedia {
  upload: Upload;
  copies: { width: CopyWidth; data: Buffer }[];
}

/** @throws Refusal 415 when the image cannot be read. */
async function prepareImage(upload: Upload, field: string, inTurn: InTurn): Promise<PreparedMedia> {
  const { image, copies } = await inTurn(() =>
    readImage(upload).catch(() => {
      throw new Refusal(415, uploadText.refused, { fields: { [field]: uploadText.unreadableImage } });
    }),
  );
  await writeFile(upload.path, image);
  return { upload: { ...upload, size: image.length }, copies };
}

/** Decodes the image once, and makes all that is stored of it. */
async function readImage(upload: Upload) {
  const upright = await readUpright(upload.path);
  const image = await encodePublic(upright, upload.extension);
  const copies = await Promise.all(
    copyWidths.map(async (width) => ({ width, data: await smallerCopy(upright, width) })),
  );
  return { image, copies };
}

/** Never larger than the original. */
function smallerCopy({ data, info }: UprightImage, width: number): Promise<Buffer> {
  return (
    sharp(data, { raw: info })
      // limits the height of a very tall image
      .resize({ width, height: width * 4, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  );
}
