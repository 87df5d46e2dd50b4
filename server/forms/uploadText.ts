import type { UploadExtension } from './upload.ts';

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

const kinds = (accept: readonly UploadExtension[]) =>
  accept.map((extension) => severalEndings[extension] ?? extension).join(', ');
const severalEndings: Partial<Record<UploadExtension, string>> = {
  jpg: 'jpg, jpeg',
  geojson: 'geojson, json',
};

/** Messages about uploads that are refused. */
export const uploadText = {
  refused: 'Gönderilen dosyalardan biri kabul edilmedi.',
  tooLarge: (maxBytes: number) => `Dosya en fazla ${megabytes(maxBytes)} MB olabilir.`,
  wrongType: (accept: readonly UploadExtension[]) =>
    `Dosyanın içeriği desteklenmiyor. Yalnızca ${kinds(accept)} dosyaları yüklenebilir.`,
  unreadableImage: 'Bu görsel açılamıyor. Lütfen başka bir dosya seçin.',
  imageTooDetailed: 'Görselin çözünürlüğü çok yüksek. Lütfen daha küçük bir görsel seçin.',
  notAFile: 'Lütfen bir dosya seçin.',
  /** Checked while the form arrives, before the contract's `maxItems`. */
  tooMany: (maxFiles: number) =>
    maxFiles === 1
      ? 'Yalnızca bir dosya yükleyebilirsiniz.'
      : `En fazla ${maxFiles} dosya yükleyebilirsiniz.`,
  textTooLong: 'Bu alan çok uzun.',
} as const;
