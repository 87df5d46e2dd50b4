import { maxMegabytesOf, uploadLimits } from '../../../rules/documents/uploadLimits.ts';
import { numberText } from '../formats.ts';

const megabytes = maxMegabytesOf(uploadLimits.document);

/** File fields. */
export const fileText = {
  choose: 'Dosya seçin',
  change: 'Değiştir',
  drop: 'ya da buraya sürükleyin',
  removeShort: 'Kaldır',
  remove: (label: string) => `${label}: dosyayı kaldır`,
  documentHint: `Yalnızca pdf, jpg, jpeg ve png dosyaları yüklenebilir; en fazla ${megabytes} MB.`,
  wrongType: 'Bu dosya türü desteklenmiyor. Yalnızca pdf, jpg, jpeg ve png yükleyebilirsiniz.',
  tooLarge: `Dosya çok büyük. En fazla ${megabytes} MB yükleyebilirsiniz.`,
  empty: 'Bu dosya boş. Lütfen başka bir dosya seçin.',
  missing: 'Lütfen bir dosya seçin.',
  uploading: 'Yükleniyor',
  stop: 'Yüklemeyi durdur',
  preview: (name: string) => `${name} önizlemesi`,
} as const;

/** A file's size: `840 KB`, `2,4 MB`. */
export function fileSize(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${numberText(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${numberText(Math.round((bytes / 1024 / 1024) * 10) / 10)} MB`;
}
