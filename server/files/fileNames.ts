import { randomBytes } from 'node:crypto';
import type { UploadExtension } from '../forms/upload.ts';
import type { CopyWidth } from './fileStore.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** Twenty random letters and digits (100 bits), so that nobody guesses a stored file's name. */
export function newFileName(extension: UploadExtension): string {
  const base = [...randomBytes(20)].map((byte) => letters[byte % letters.length]).join('');
  return `${base}.${extension}`;
}

/** Whether this can be a name in the store at all: nothing else ever becomes part of a path. */
export function isFileName(name: string): boolean {
  return /^[a-z0-9]{10,64}(-w\d{2,4})?\.[a-z0-9]{2,5}$/.test(name);
}

export const copyWidths: readonly CopyWidth[] = [150, 640];

/** The name of the smaller copy of an image, `width` pixels wide. */
export function copyName(name: string, width: CopyWidth): string {
  return `${name.replace(/\.[a-z0-9]+$/, '')}-w${width}.jpg`;
}

/** The names with those of their possible smaller copies; an image without copies is no error. */
export function withCopies(names: readonly string[]): string[] {
  return names.flatMap((name) => [name, ...copyWidths.map((width) => copyName(name, width))]);
}
