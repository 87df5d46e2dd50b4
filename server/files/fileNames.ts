import { randomBytes } from 'node:crypto';
import type { UploadExtension } from '../forms/upload.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** Twenty random letters and digits (100 bits), so that a stored file's name cannot be guessed. */
export function newFileName(extension: UploadExtension): string {
  const base = [...randomBytes(20)].map((byte) => letters[byte % letters.length]).join('');
  return `${base}.${extension}`;
}

/** Whether a stored file can have this name; no other value ever becomes part of a path. */
export function isFileName(name: string): boolean {
  return /^[a-z0-9]{10,64}(-w\d{2,4})?\.[a-z0-9]{2,5}$/.test(name);
}

/** The widths of an image's smaller copies, in pixels. */
export const copyWidths = [150, 640] as const;
export type CopyWidth = (typeof copyWidths)[number];

/** The name of the smaller copy of an image, `width` pixels wide. */
export function copyName(name: string, width: CopyWidth): string {
  return `${name.replace(/\.[a-z0-9]+$/, '')}-w${width}.jpg`;
}

/** The names, with those of their possible smaller copies. */
export function withCopies(names: readonly string[]): string[] {
  return names.flatMap((name) => [name, ...copyWidths.map((width) => copyName(name, width))]);
}

/** A table is read and never stored. */
type StoredExtension = Exclude<UploadExtension, 'csv' | 'xlsx'> | 'webm' | 'ogg';

/** No form accepts webm and ogg, but a stored ad may hold such videos (product, 2). */
const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
  geojson: 'application/geo+json',
  kml: 'application/vnd.google-earth.kml+xml',
} satisfies Record<StoredExtension, string>;

/** The content type of a stored file, by the extension of its name. */
export function contentTypeOf(name: string): string {
  return contentTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
