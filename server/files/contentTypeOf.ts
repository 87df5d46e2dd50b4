import type { UploadExtension } from '../forms/upload.ts';

/** No form accepts webm and ogg, but a stored ad may hold such videos (product, 2). */
const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
} satisfies Record<UploadExtension | 'webm' | 'ogg', string>;

/** The content type of a stored file, by the extension of its name. */
export function contentTypeOf(name: string): string {
  return contentTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
