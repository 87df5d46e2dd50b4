import type { adSorts } from '../../../machines/ads/loadAds.ts';
import type { MediaFault } from '../../../rules/ads/mediaItems.ts';
import { uploadLimits } from '../../../rules/documents/uploadLimits.ts';

const { maxBytes, maxFiles } = uploadLimits.media;
const maxMegabytes = maxBytes / 1024 / 1024;

/** The admin's side of land ads (product, 2, 5 and 8). */
export const adminAdsText = {
  newTitle: 'İlan Ekle',
  editTitle: 'İlan Düzenle',
  save: 'İlanı Kaydet',
  failed: { create: 'Form gönderilirken bir hata oluştu.', update: 'İşlem sırasında bir hata oluştu.' },
  fields: {
    title: 'Başlık',
    metre_kare: 'Alan (m²)',
    fiyat: 'Fiyat (TL)',
    ada: 'Ada',
    parsel: 'Parsel',
    tkgm_link: 'TKGM bağlantısı',
    place: 'İl / İlçe / Mahalle',
    media: 'Görseller ve videolar',
  },
  linkHint: 'İsteğe bağlı; örneğin https://parselsorgu.tkgm.gov.tr/',
  media: {
    add: 'Görsel veya video ekle',
    choose: 'Dosyaları seçin',
    hint: `jpg, jpeg, png veya mp4; her biri en fazla ${maxMegabytes} MB, en fazla ${maxFiles} dosya. İlk görsel ilanın kapağıdır.`,
    none: 'Henüz görsel eklenmedi.',
    item: (number: number, count: number) => `${number} / ${count}`,
    image: (number: number) => `${number}. görsel`,
    video: (number: number) => `${number}. video`,
    drag: 'Sürükleyerek taşı',
    handle: 'taşıma düğmesi',
    forward: 'Öne al',
    backward: 'Arkaya al',
    remove: 'Görseli kaldır',
    fresh: 'Yeni',
    /** The image that lists show. */
    cover: 'Kapak',
    faulty: 'Bazı dosyalar listeye alınmadı:',
    faults: {
      wrongType: 'yalnızca jpg, jpeg, png ve mp4 yüklenebilir',
      empty: 'dosya boş',
      tooLarge: `dosya ${maxMegabytes} MB’tan büyük`,
      tooMany: `en fazla ${maxFiles} dosya olabilir`,
    } satisfies Record<MediaFault, string>,
    lost: 'Yeni seçtiğiniz dosyalar taslakta saklanamaz; lütfen yeniden ekleyin.',
    instructions:
      'Sol veya yukarı ok tuşu öğeyi bir sıra öne, sağ veya aşağı ok tuşu bir sıra arkaya alır. Taşımadan önce boşluk tuşuna basarsanız Escape tuşuyla öğeyi ilk yerine döndürebilirsiniz.',
    over: (to: number) => `Öğe ${to}. sıranın üzerinde.`,
    /** Announced to screen readers; positions count from 1. */
    announcements: {
      moved: (to: number) => `Öğe ${to}. sıraya taşındı.`,
      first: () => 'Öğe zaten ilk sırada.',
      last: () => 'Öğe zaten son sırada.',
      removed: (from: number) => `${from}. sıradaki öğe kaldırıldı.`,
      returned: (from: number) => `Taşımadan vazgeçildi; öğe yine ${from}. sırada.`,
      picked: (from: number) => `${from}. sıradaki öğe tutuldu.`,
      dropped: (to: number) => `Öğe ${to}. sıraya bırakıldı.`,
      cancelled: (from: number) => `Taşımadan vazgeçildi; öğe ${from}. sırada kaldı.`,
    },
  },
  preview: {
    noTitle: 'Başlıksız ilan',
    parcelLabel: 'Ada / Parsel',
    parcel: (ada: string, parsel: string) => `${ada || '—'} / ${parsel || '—'}`,
  },
  done: { created: 'İlan eklendi.', updated: 'İlan güncellendi.', deleted: 'İlan silindi.' },
  confirmRemoval: {
    title: 'İlan silinsin mi?',
    confirm: 'İlanı Sil',
    text: (title: string) =>
      `“${title}” başlıklı ilan, görselleri ve videolarıyla birlikte kalıcı olarak silinecek. Bu işlem geri alınamaz.`,
  },
} as const;

/** The admin's list of ads (product, 2). */
export const adListText = {
  title: 'Eklenen İlanlar',
  add: 'İlan ekle',
  fileName: 'ilanlar',
  searchHint: 'Başlık, yer, ada/parsel…',
  empty: 'Henüz hiç ilan eklenmemiş.',
  columns: {
    title: 'Başlık',
    fiyat: 'Fiyat',
    place: 'İl / İlçe / Mahalle',
    parcel: 'Ada / Parsel',
    metre_kare: 'Alan',
    cover: 'Kapak',
  },
  sorts: {
    '-Id': 'En yeni',
    Id: 'En eski',
    title: 'Başlık (A-Z)',
    '-title': 'Başlık (Z-A)',
    fiyat: 'Fiyat (artan)',
    '-fiyat': 'Fiyat (azalan)',
    metre_kare: 'Alan (artan)',
    '-metre_kare': 'Alan (azalan)',
    m2_fiyat: 'm² fiyatı (artan)',
    '-m2_fiyat': 'm² fiyatı (azalan)',
    il: 'İl (A-Z)',
    '-il': 'İl (Z-A)',
  } satisfies Record<(typeof adSorts)[number], string>,
} as const;
