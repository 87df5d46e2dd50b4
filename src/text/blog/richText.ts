import { maxMegabytesOf, uploadLimits } from '../../../rules/documents/uploadLimits.ts';

/** What a pasted text can hold that the editor cannot show, beside images. */
const lossNames = {
  table: 'tablo',
  rule: 'ayırıcı çizgi',
  video: 'video',
  color: 'renk',
  underline: 'altı çizili yazı',
  strike: 'üstü çizili yazı',
  script: 'üst ve alt simge',
  align: 'hizalama',
  link: 'açılamayan bağlantı',
} as const;
export type Loss = keyof typeof lossNames;

/** What the editor could not take from a paste, or from dropped files. */
export interface Losses {
  kinds: ReadonlySet<Loss>;
  /** How many images the text had that can be neither kept nor sent. */
  images: number;
  /** How many files were not images of a known type. */
  files: number;
}

const list = new Intl.ListFormat('tr-TR');

/** The rich-text editor. */
export const richTextText = {
  toolbar: 'Metin biçimi',
  block: 'Paragraf biçimi',
  blocks: { mixed: 'Karışık', paragraph: 'Paragraf', h2: 'Başlık 2', h3: 'Başlık 3', h4: 'Başlık 4' },
  bold: 'Kalın',
  italic: 'İtalik',
  bullets: 'Madde işaretli liste',
  numbers: 'Numaralı liste',
  deeper: 'Girintiyi artır',
  shallower: 'Girintiyi azalt',
  quote: 'Alıntı',
  link: 'Bağlantı',
  image: 'Metne görsel ekle',
  clean: 'Biçimi temizle',
  placeholder: 'Yazının metnini buraya yazın…',
  linkDialog: {
    title: 'Bağlantı ekle',
    changeTitle: 'Bağlantıyı değiştir',
    text: 'Bağlantı metni',
    address: 'Adres',
    bad: 'Lütfen geçerli bir adres giriniz; örneğin https://ornek.com',
    add: 'Ekle',
    change: 'Değiştir',
    remove: 'Bağlantıyı kaldır',
  },
  imageDialog: {
    title: 'Metne görsel ekle',
    file: 'Görsel dosyası',
    hint: `jpg, jpeg veya png; en fazla ${maxMegabytesOf(uploadLimits.postImage)} MB.`,
    alt: 'Görsel açıklaması',
    altHint: 'Görseli göremeyenlere okunur.',
    add: 'Ekle',
  },
  /** The alternative text of an image without one. */
  someAlt: 'Yazıdaki görsel',
  uploading: 'Görsel yükleniyor',
  stopped: { title: 'Yükleme durduruldu', text: 'Görsel metne eklenmedi.' },
  uploadFailed: 'Görsel yüklenemedi.',
  losses: ({ kinds, images, files }: Losses) => {
    const names: string[] = Object.entries(lossNames).flatMap(([kind, name]) =>
      [...kinds].some((found) => found === kind) ? [name] : [],
    );
    if (images > 0) names.push(`${images} görsel`);
    return [
      ...(names.length > 0 ? [`Yapıştırılan metinden şunlar alınamadı: ${list.format(names)}.`] : []),
      ...(images > 0
        ? ['Görselleri bilgisayarınıza kaydedip “Metne görsel ekle” düğmesiyle ekleyebilirsiniz.']
        : []),
      ...(files > 0 ? ['Metne yalnızca jpg, jpeg ve png görseller eklenebilir.'] : []),
    ].join(' ');
  },
} as const;
