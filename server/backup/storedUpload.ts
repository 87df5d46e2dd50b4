import { stat } from 'node:fs/promises';
import type { Upload, UploadExtension, UploadType } from '../uploads.ts';

const types: Readonly<Record<UploadExtension, UploadType>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
};

/** A file of a backup, as the file store takes it. */
export async function uploadOf(path: string, name: string): Promise<Upload> {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  if (!isExtension(extension)) throw new Error(`${name} is of a kind that the product does not store`);
  const { size } = await stat(path);
  return { path, size, extension, type: types[extension] };
}

function isExtension(value: string): value is UploadExtension {
  return Object.hasOwn(types, value);
}
