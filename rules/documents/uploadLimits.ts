/**
 * What a file field takes (product, 5). The browser judges a file by its name and size, the server
 * by its content.
 *
 * The server answers 413 for a file above its limit or a form above `maxFormBytes`, both in
 * `server/forms/receiveForm.ts`, and for JSON above `maxJsonBytes` in `server/http/app.ts`.
 *
 * Texts take their numbers from here. `OwnerPhotos` in `openapi.yaml` repeats the number of photographs of an owner. Three other files
 * repeat the limits of `media`: `Media` in `openapi.yaml` its number of files,
 * `deploy/nginx.conf` and `deploy/Caddyfile` the size of its largest form.
 */
export interface UploadLimit {
  /** `jpg` includes files named .jpeg. */
  extensions: readonly ('pdf' | 'jpg' | 'png' | 'mp4')[];
  /** Of one file. */
  maxBytes: number;
  maxFiles: number;
  /** The stored file is the sent one, byte by byte; other images are encoded anew. */
  keepsBytes?: true;
}

const megabyte = 1024 * 1024;

export const uploadLimits = {
  /** A consultant's tax plate or certificate. */
  document: { extensions: ['pdf', 'jpg', 'png'], maxBytes: 10 * megabyte, maxFiles: 1, keepsBytes: true },
  /** A post's cover, or an image in its text. */
  postImage: { extensions: ['jpg', 'png'], maxBytes: 10 * megabyte, maxFiles: 1 },
  /** Photographs that an owner adds to a land request, in all. */
  ownerPhoto: { extensions: ['jpg', 'png'], maxBytes: 10 * megabyte, maxFiles: 6 },
  /** The images and videos of an ad. */
  media: { extensions: ['jpg', 'png', 'mp4'], maxBytes: 50 * megabyte, maxFiles: 20 },
} as const satisfies Record<string, UploadLimit>;

function endingsOf({ extensions }: UploadLimit): string[] {
  return extensions.flatMap((extension) => (extension === 'jpg' ? ['.jpg', '.jpeg'] : [`.${extension}`]));
}

/** The `accept` attribute of a file input. */
export function acceptOf(limit: UploadLimit): string {
  return endingsOf(limit).join(',');
}

/** The size of one file, as texts name it. */
export const maxMegabytesOf = ({ maxBytes }: UploadLimit): number => maxBytes / megabyte;

/** Why a file cannot be sent, as far as its name and size tell. */
export type FileFault = 'wrongType' | 'empty' | 'tooLarge';

/** Checks a file before it is sent; undefined when it may be sent. */
export function fileFault(
  { name, size }: Pick<File, 'name' | 'size'>,
  limit: UploadLimit,
): FileFault | undefined {
  if (!endingsOf(limit).some((ending) => name.toLowerCase().endsWith(ending))) return 'wrongType';
  if (size === 0) return 'empty';
  return size > limit.maxBytes ? 'tooLarge' : undefined;
}
