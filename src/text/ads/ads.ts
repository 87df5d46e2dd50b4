import type { Ad, adSorts } from '../../../machines/ads/loadAds.ts';
import { pricePerSquareMetre } from '../../../rules/records/amount.ts';
import { numberText } from '../formats.ts';
import { perSquareMetreText } from '../recordFormats.ts';

/** Land ads as consultants read them (product, 2 and 8). */
export const adsText = {
  list: {
    title: 'İlanlar',
    lead: 'Danışmanlarımıza açık arazi ilanları.',
    empty: 'Henüz hiç ilan eklenmemiş.',
    searchHint: 'Başlık, yer, ada/parsel…',
    noMatch: 'Aramanıza ve filtrelerinize uyan ilan yok.',
    loadFailed: 'İlanlar yüklenirken bir hata oluştu.',
  },
  /** The orders to choose from, the server's own first. */
  sorts: {
    '-Id': 'En yeni',
    fiyat: 'Fiyat (artan)',
    '-fiyat': 'Fiyat (azalan)',
    metre_kare: 'Alan (artan)',
    '-metre_kare': 'Alan (azalan)',
    m2_fiyat: 'm² fiyatı (artan)',
    '-m2_fiyat': 'm² fiyatı (azalan)',
  } satisfies Partial<Record<(typeof adSorts)[number], string>>,
  found: (count: string) => `${count} ilan bulundu`,
  noImage: 'Bu ilanın görseli yok',
  video: 'Video var',
  map: 'TKGM Harita',
  loadFailed: 'İlan bilgileri yüklenirken bir hata oluştu',
  query: 'Parsel Sorgula',
  back: 'Tüm ilanlar',
  facts: 'İlan bilgileri',
  price: 'Fiyat (TL)',
  terms: { place: 'Konum', area: 'Alan', perSquareMetre: 'm² fiyatı', ada: 'Ada', parsel: 'Parsel' },
  missing: {
    title: 'İlan bulunamadı',
    text: 'İlan bilgileri yüklenirken bir hata oluştu: ilan yayından kaldırılmış ya da adresi değişmiş olabilir.',
  },
  gallery: {
    name: 'Görseller ve videolar',
    previous: 'Önceki',
    next: 'Sonraki',
    position: (number: number, count: number) => `${number} / ${count}`,
    image: (number: number) => `${number}. görsel`,
    video: (number: number) => `${number}. video`,
    imageOf: (title: string, number: number) => `${title}, ${number}. görsel`,
    broken: 'Bu öğe gösterilemiyor.',
  },
} as const;

/** `İzmir / Urla / Bademler Mah.` */
export const placeOf = ({ il, ilce, mahalle }: Ad) =>
  `${il.il_adi} / ${ilce.ilce_adi} / ${mahalle.mahalle_adi}`;

export const areaOf = ({ metre_kare }: Ad) => `${numberText(metre_kare)} m²`;

/** `₺5.633 / m²`; undefined where the area is not known. */
export function perSquareMetreOf({ fiyat, metre_kare }: Ad): string | undefined {
  const price = pricePerSquareMetre(fiyat, metre_kare);
  return price === undefined ? undefined : perSquareMetreText(price);
}
