import type { UploadLimit } from '../../rules/documents/uploadLimits.ts';

/** The extensions under which uploaded files are stored. */
export type UploadExtension = UploadLimit['extensions'][number];

/** An uploaded file whose content has been checked, in a temporary file of its request. */
export interface Upload {
  path: string;
  /** Bytes. */
  size: number;
  extension: UploadExtension;
}

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
