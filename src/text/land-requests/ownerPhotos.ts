import type { RefusedPhoto } from '../../../rules/land-requests/photoChoice.ts';

/** Photographs of the land from its owner (product, 4). */
export const ownerPhotosText = {
  /** On step 2, and in 'Talebiniz bize ulaştı'. */
  label: 'Arazinin fotoğrafları (isteğe bağlı)',
  labelShort: 'Fotoğraflar (isteğe bağlı)',
  choose: 'Fotoğraf seçin',
  more: 'Fotoğraf ekleyin',
  hint: 'En fazla 6 fotoğraf; her biri jpg ya da png, en fazla 10 MB.',
  /** Beside it on step 2, where the form has little room. */
  hintShort: 'En fazla 6 fotoğraf',
  lost: 'Seçtiğiniz fotoğraflar sayfa yenilenince silindi; lütfen yeniden seçin.',
  heading: 'Fotoğraflar',
  invite: 'İsterseniz arazinizin fotoğraflarını bugün buradan gönderebilirsiniz.',
  arrived: (count: number) => `${count} fotoğraf bize ulaştı.`,
  sending: (name: string) => `Gönderiliyor: ${name}`,
  current: 'Gönderiliyor',
  waiting: 'Sırada',
  keepOpen: 'Gönderim bitene kadar bu sayfayı kapatmayın.',
  failed: 'Fotoğraf gönderilemedi. Talebiniz bizde; fotoğrafı yeniden gönderebilirsiniz.',
  stopped: 'Gönderim durduruldu.',
  resume: 'Yeniden gönder',
  unread: 'Hangi fotoğrafların ulaştığı okunamadı.',
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
    tooLarge: 'En fazla 10 MB olabilir.',
    tooMany: 'En fazla 6 fotoğraf gönderebilirsiniz.',
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
