import { type ParcelFault, parcelLimits } from '../../../rules/parcels/parcelFile.ts';
import type { PlaceKind } from './parcelService.ts';
import type { UnreadableFile } from './parseParcelFile.ts';

const again = 'Lütfen dosyayı parsel sorgulama sayfasından yeniden indirin.';
const { format: number } = new Intl.NumberFormat('tr-TR');

type OtherParcel = Extract<ParcelFault, { kind: 'otherParcel' }>;

const fieldNames: Record<OtherParcel['field'], string> = {
  il: 'il',
  ilce: 'ilçe',
  mahalle: 'mahalle',
  ada: 'ada',
  parsel: 'parsel',
};

/** Why the file of a parcel is refused, in Turkish. */
const faults: Record<Exclude<ParcelFault['kind'], 'otherParcel'>, string> = {
  notGeoJson: `Bu dosyada parsel verisi yok. ${again}`,
  noOutline: `Dosyada kapalı bir parsel sınırı yok; yalnızca nokta veya çizgi var. ${again}`,
  severalParcels:
    'Dosyada birden çok parsel var ve hangisinin bu kayda ait olduğu anlaşılmıyor. Lütfen yalnızca bu parselin dosyasını yükleyin.',
  metres:
    'Dosyadaki koordinatlar enlem ve boylam değil; metre cinsinden (TM veya ITRF) görünüyor. Lütfen parsel sorgulama sayfasının GeoJSON veya KML dosyasını yükleyin.',
  swapped:
    'Dosyada enlem ile boylam yer değiştirmiş; parsel bu hâliyle kayıttaki ilden çok uzakta görünüyor. Lütfen özgün dosyayı yükleyin.',
  abroad: 'Dosyadaki parsel Türkiye sınırlarının dışında. Lütfen doğru dosyayı seçin.',
  farAway: 'Dosyadaki parsel, kayıttaki ilden çok uzakta. Lütfen doğru dosyayı seçin.',
  tooManyCorners: `Dosyadaki sınır çok ayrıntılı; en fazla ${number(parcelLimits.corners)} köşe alıyoruz.`,
  tooManyParts: `Dosyada çok fazla parça var; bir parsel için en fazla ${parcelLimits.parts} parça alıyoruz.`,
  badCoordinates: `Dosyadaki koordinatlardan bazıları sayı değil. ${again}`,
  noArea: `Dosyadaki sınır bir alan çevrelemiyor. ${again}`,
  tooLarge: 'Dosyadaki sınır bir parsel için çok büyük. Lütfen doğru dosyayı seçin.',
  crossing: `Dosyadaki sınırın kenarları birbirini kesiyor. ${again}`,
  holeOutside: `Dosyadaki sınırın içinde kalması gereken bir boşluk dışarıda kalıyor. ${again}`,
};

const unreadable: Record<UnreadableFile, string> = {
  notText: `Dosya okunamıyor; içeriği metin değil. ${again}`,
  notJson: `GeoJSON dosyası bozuk ya da yarım. ${again}`,
  notKml: `KML dosyası bozuk ya da yarım. ${again}`,
  documentType:
    'KML dosyasında belge tanımı (DOCTYPE) var; güvenlik nedeniyle böyle dosyaları almıyoruz. Lütfen özgün dosyayı yükleyin.',
};

/** The server's sentences about outlines of parcels. */
export const parcelText = {
  unreadable,
  /** Why no outline came from the parcel inquiry. */
  fetch: {
    off: 'Parsel sorgulama bağlantısı kapalı. Parselin dosyasını yükleyebilirsiniz.',
    unknownParcel:
      'TKGM’de bu ada ve parsel bulunamadı. Ada ve parsel numarasını kontrol edin ya da parselin dosyasını yükleyin.',
    unknownPlace: (place: PlaceKind, name: string) =>
      `TKGM listesinde ${name} adlı ${fieldNames[place]} bulunamadı. Lütfen parselin dosyasını yükleyin.`,
    replaced: (by: string) =>
      `Bu parsel birleştirilmiş ya da bölünmüş; TKGM’ye göre yeni parseller: ${by}. Lütfen kayıttaki ada ve parseli kontrol edin.`,
    unusable:
      'TKGM’den gelen sınır bu kayıttaki parselle uyuşmuyor ya da okunamıyor. Lütfen parselin dosyasını yükleyin.',
    failures: {
      busy: 'Şu anda başka bir parsel sorgulanıyor. Lütfen biraz sonra yeniden deneyin.',
      blocked:
        'TKGM şu anda sorgularımızı kabul etmiyor. Bir saat sonra yeniden deneyebilir ya da parselin dosyasını yükleyebilirsiniz.',
      silent: 'TKGM’den yanıt alınamadı. Biraz sonra yeniden deneyin ya da parselin dosyasını yükleyin.',
    },
  },
  fault: (fault: ParcelFault): string =>
    fault.kind === 'otherParcel' ? otherParcel(fault) : faults[fault.kind],
} as const;

function otherParcel({ field, found, expected }: OtherParcel): string {
  const name = fieldNames[field];
  // what a file says may be of any length
  const short = found.length > 60 ? `${found.slice(0, 60)}…` : found;
  const blank = expected === '' ? 'boş' : expected;
  return `Bu dosya başka bir parselin: dosyada ${name} ${short}, kayıtta ${blank}.`;
}
