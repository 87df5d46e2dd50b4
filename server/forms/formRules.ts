import type { operations } from '../../api/schema.ts';
import { type UploadLimit, uploadLimits } from '../../rules/documents/uploadLimits.ts';

/** The file fields of a form by wire name. A handler gets an array for a field of several files. */
export type FormRules = Readonly<Record<string, UploadLimit>>;

const { document, postImage, ownerPhoto, media, parcel, table } = uploadLimits;

/** Every operation that accepts a form (product, 5 and 7). */
export const formRules = {
  applyAsConsultant: { tax_plate: document, certificate: document },
  updateUser: { tax_plate: document, certificate: document },
  addLandRequestPhotos: { fotograflar: ownerPhoto },
  storeParcel: { parsel_dosyasi: parcel },
  createPost: { file: postImage },
  updatePost: { file: postImage },
  uploadPostImage: { file: postImage },
  createAd: { images: media },
  updateAd: { images: media },
  createImport: { file: table },
} as const satisfies Partial<Record<keyof operations, FormRules>>;

const megabyte = 1024 * 1024;

/**
 * How many bytes of a form are parsed: its files, and its texts with room for the parts' heads. A
 * file above its limit is refused by name as long as the whole form fits.
 */
export function maxFormBytes(rules: FormRules): number {
  const files = Object.values(rules).reduce((sum, { maxBytes, maxFiles }) => sum + maxBytes * maxFiles, 0);
  return files + 4 * megabyte;
}
