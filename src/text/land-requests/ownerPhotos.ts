import { maxMegabytesOf, uploadLimits } from '../../../rules/documents/uploadLimits.ts';
import type { RefusedPhoto } from '../../../rules/land-requests/photoChoice.ts';

const { maxFiles } = uploadLimits.ownerPhoto;
const megabytes = maxMegabytesOf(uploadLimits.ownerPhoto);

/** Photographs of the land from its owner (product, 4). */
export const ownerPhotosText = {
  /** On step 2, and in 'Talebiniz bize ulaştı'. */
  label: 'Arazinin fotoğrafları (isteğe bağlı)',
  labelShort: 'Fotoğraflar (isteğe bağlı)',
  choose: 'Fotoğraf seçin',
  more: 'Fotoğraf ekleyin',
  hint: `En fazla ${maxFiles} fotoğraf; her biri jpg ya da png, en fazla ${megabytes} MB.`,
  /** Beside it on step 2, where the form has little room. */
  hintShort: `En fazla ${maxFiles} fotoğraf; form gönderilince yüklenir`,
  lost: 'Sayfa yenilendiği için seçtiğiniz fotoğraflar kaldırıldı; lütfen yeniden seçin.',
  invite: 'Talebinizi gönderdikten sonra 24 saat içinde arazinizin fotoğraflarını buradan ekleyebilirsiniz.',
  arrived: (count: number) => `${count} fotoğraf bize ulaştı.`,
  sending: (name: string) => `Gönderiliyor: ${name}`,
  current: 'Gönderiliyor',
  waiting: 'Sırada',
  notSent: 'Gönderilemedi',
  keepOpen: 'Gönderim bitene kadar bu sayfayı kapatmayın.',
  failed: 'Fotoğraf gönderilemedi. Talebiniz bizde; fotoğrafı yeniden gönderebilirsiniz.',
  stopped: 'Gönderim durduruldu.',
  resume: 'Yeniden gönder',
  unread: 'Bize ulaşan fotoğraflar şu anda gösterilemiyor.',
  chosen: 'Seçilen fotoğraflar',
  sent: 'Gönderilen fotoğraflar',
  remove: (name: string) => `${name}: fotoğrafı kaldır`,
  removeShort: 'Kaldır',
  /** Of a photograph that has arrived. */
  removeStored: (number: number) => `Fotoğraf ${number}: kaldır`,
  removal: {
    title: (number: number) => `Fotoğraf ${number} kaldırılsın mı?`,
    question:
      'Fotoğraf bizdeki kaydınızdan da silinir ve geri getirilemez. İsterseniz yeniden gönderebilirsiniz.',
    confirm: 'Fotoğrafı kaldır',
    failed: 'Fotoğraf kaldırılamadı.',
  },
  faults: {
    wrongType: 'Yalnızca jpg ve png yükleyebilirsiniz.',
    empty: 'Bu dosya boş.',
    tooLarge: `Fotoğraf ${megabytes} MB’tan büyük; daha küçük bir fotoğraf seçin.`,
    unreadable: 'Bu dosya okunamadı; yeniden seçin.',
    rejected: 'Bu fotoğraf kabul edilmedi.',
    tooMany: `En fazla ${maxFiles} fotoğraf gönderebilirsiniz.`,
  } satisfies Record<RefusedPhoto['fault'], string>,
  /** The name of a photograph in the viewer. */
  photo: (number: number) => `Fotoğraf ${number}`,
  open: (number: number) => `Fotoğraf ${number}: büyüt`,
  unloaded: 'Fotoğraf açılamadı',
  /** On the land request's page. */
  record: 'Arazi sahibinin fotoğrafları',
  from: (reference: string) => `${reference} talebinden`,
  /** On the offer's page. */
  offer: 'Gönderdiğiniz fotoğraflar',
} as const;
