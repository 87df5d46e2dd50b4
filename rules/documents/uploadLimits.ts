/**
 * What a file field takes (product, 5). The browser judges a file by its name, type and size, the
 * server by its content.
 *
 * The server answers 413 for a file above its limit or a form above `maxFormBytes`, both in
 * `server/forms/receiveForm.ts`, and for JSON above `maxJsonBytes` in `server/http/app.ts`.
 *
 * Texts take their numbers from here. These files repeat a limit: `openapi.yaml` the number of
 * files of `media` and of an owner's photographs, `deploy/nginx.conf` and `deploy/Caddyfile` the
 * size of the largest form.
 */
export interface UploadLimit {
  /** `jpg` includes the other endings of JPEG files. */
  extensions: readonly ('pdf' | 'jpg' | 'png' | 'mp4' | 'geojson' | 'kml' | 'csv' | 'xlsx')[];
  /** Of one file. */
  maxBytes: number;
  maxFiles: number;
  /** The stored file is the sent one, byte by byte; other images are encoded anew. */
  keepsBytes?: true;
  /**
   * The most pixels of a PNG or progressive JPEG image: a small file of that kind can take seconds
   * to decode. Other images have the server's limit.
   */
  maxSlowPixels?: number;
}

const megabyte = 1024 * 1024;

export const uploadLimits = {
  /** A consultant's tax plate or certificate. */
  document: { extensions: ['pdf', 'jpg', 'png'], maxBytes: 10 * megabyte, maxFiles: 1, keepsBytes: true },
  /** A post's cover, or an image in its text. */
  postImage: { extensions: ['jpg', 'png'], maxBytes: 10 * megabyte, maxFiles: 1 },
  /** Photographs that an owner adds to a land request, in all. */
  ownerPhoto: {
    extensions: ['jpg', 'png'],
    maxBytes: 10 * megabyte,
    maxFiles: 6,
    // cameras write neither; the largest screens, of which people send pictures, have 15 megapixels
    maxSlowPixels: 20_000_000,
  },
  /** The outline of a parcel; real ones have a few kilobytes. */
  parcel: { extensions: ['geojson', 'kml'], maxBytes: megabyte, maxFiles: 1 },
  /** Rows to import. */
  table: { extensions: ['csv', 'xlsx'], maxBytes: 20 * megabyte, maxFiles: 1, keepsBytes: true },
  /** The images and videos of an ad. */
  media: { extensions: ['jpg', 'png', 'mp4'], maxBytes: 50 * megabyte, maxFiles: 20 },
} as const satisfies Record<string, UploadLimit>;

const formats = {
  pdf: { type: 'application/pdf', endings: ['.pdf'] },
  jpg: { type: 'image/jpeg', endings: ['.jpg', '.jpeg', '.jfif', '.jpe'] },
  png: { type: 'image/png', endings: ['.png'] },
  mp4: { type: 'video/mp4', endings: ['.mp4'] },
  geojson: { type: 'application/geo+json', endings: ['.geojson', '.json'] },
  kml: { type: 'application/vnd.google-earth.kml+xml', endings: ['.kml'] },
  csv: { type: 'text/csv', endings: ['.csv', '.tsv', '.txt'] },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['.xlsx'],
  },
} as const;
const formatsOf = ({ extensions }: UploadLimit) => extensions.map((extension) => formats[extension]);

/** The `accept` attribute of a file input. The types let a phone offer its camera too. */
export function acceptOf(limit: UploadLimit): string {
  return formatsOf(limit)
    .flatMap(({ type, endings }) => [type, ...endings])
    .join(',');
}

/** The size of one file, as texts name it. */
export const maxMegabytesOf = ({ maxBytes }: UploadLimit): number => maxBytes / megabyte;

/** Why a file cannot be sent, as far as its name, type and size tell. */
export type FileFault = 'wrongType' | 'empty' | 'tooLarge';

/** Checks a file before it is sent; undefined when it may be sent. */
export function fileFault(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  limit: UploadLimit,
): FileFault | undefined {
  const isNamed = (ending: string) => name.toLowerCase().endsWith(ending);
  // a file from a phone's gallery may have no ending
  if (!formatsOf(limit).some((format) => format.type === type || format.endings.some(isNamed)))
    return 'wrongType';
  if (size === 0) return 'empty';
  return size > limit.maxBytes ? 'tooLarge' : undefined;
}
