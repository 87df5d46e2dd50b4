import type { LandInfoField, MissingAnswer } from '../../../rules/land-requests/landOfferForm.ts';
import { fieldText } from '../fields.ts';
import { placeText } from '../places/places.ts';

const place = { ada: 'Ada', parsel: 'Parsel' };
const info = {
  tapu_durum: 'Tapu durumu',
  sahip_zaman: 'Arazi kaç yıldır sizin?',
  resmi_yol: 'Resmî yolu var mı?',
  imar_durum: 'İmar durumu',
  arsa_deger: 'Tahminî değeri (TL)',
  edinme_sekli: 'Nasıl edindiniz?',
  egim: 'Eğim',
  manzara: 'Manzara',
  metrekare: 'Yüzölçümü (m²)',
} satisfies Record<LandInfoField, string>;
const name = 'Ad Soyad';

/** A field as the sentence on what is missing names it: by its label, without the unit. */
function missingName(field: MissingAnswer): string {
  if (field === 'kvkk') return 'KVKK onayı';
  const labels = { ...placeText, ...place, ...info, name, phone: fieldText.person.phone };
  const [withoutUnit = ''] = labels[field].split(' (');
  return withoutUnit.toLocaleLowerCase('tr');
}

/** The owner's three steps (product, 2, 4, 5 and 8). */
export const landOfferText = {
  formLabel: 'Arazi teklif formu',
  progress: (step: number) => `Adım ${step} / 3`,
  steps: ['Konum', 'Arazi bilgileri', 'Kişisel bilgiler'],
  stepHeadings: ['Araziniz nerede?', 'Arazinizi tanıyalım', 'Size nasıl ulaşalım?'],
  received: 'Talebiniz bize ulaştı',
  place,
  placeHints: { ada: 'Örn. 101', parsel: 'Örn. 7' },
  kvkk: "KVKK Aydınlatma Metni'ni okudum, onaylıyorum.",
  kvkkHint: 'Onaylamak için önce metni açıp okuyun.',
  kvkkAgain: 'Metni yeniden oku',
  /** A drawn title deed, with sample numbers until the owner has typed some. */
  deed: {
    title: 'Tapu senedi',
    columns: ['Mahalle', 'Ada', 'Parsel', 'Yüzölçümü'],
    samples: { ada: 'örn. 101', parsel: 'örn. 7' },
    caption: 'Ada ve parsel numarası tapunuzda yan yana yazar. Ada numarası yoksa 0 yazın.',
  },
  info,
  metrekareHint: 'Örn. 2.450',
  metrekareHelp: '1 dönüm = 1.000 m²',
  imarHelp: 'İmar, arazide ne yapılabileceğini belirler. Plan dışındaysa “Tarla” seçin.',
  name,
  nameError: 'Lütfen geçerli bir ad soyad giriniz.',
  phoneHelp: 'Size bu numaradan ulaşacağız.',
  /** What a disabled button waits for. */
  missing: (names: readonly string[]) => `Eksik bilgiler: ${names.join(', ')}`,
  missingName,
  review: 'Göndereceğiniz arazi bilgileri',
  /** A parcel by its place's names, such as `İzmir / Urla / Bademler Mah. · Ada 101 / Parsel 7`. */
  parcel: (place: readonly string[], ada: string, parsel: string) =>
    `${place.join(' / ')} · Ada ${ada} / Parsel ${parsel}`,
  start: 'Teklif Al',
  next: 'Devam Et',
  submit: 'Gönder',
  restored: 'Forma yazdıklarınız duruyor.',
  clear: 'Formu temizle',
  expired: 'Formu 24 saattir kullanmadığınız için yazdıklarınız silindi.',
} as const;
