import { defaultWeeks, type RangeFault, type ReportRange } from '../../../rules/land-requests/reportRange.ts';
import { liraText, numberText } from '../formats.ts';
import { calendarDayText } from '../recordFormats.ts';
import { replyBadges } from './ownerReply.ts';

/** A part of a whole: `24 (%71)`. */
const share = (part: number, whole: number) =>
  whole === 0 ? numberText(part) : `${numberText(part)} (%${numberText(Math.round((100 * part) / whole))})`;

/** `2 Kas 2026`, `2–8 Kas 2026`, `30 Kas – 6 Ara 2026`, `28 Ara 2026 – 3 Oca 2027`. */
function daysText({ from, to }: ReportRange): string {
  const [first, last] = [calendarDayText(from), calendarDayText(to)];
  if (from === to) return first;
  const [day = '', month = '', year] = first.split(' ');
  const [, lastMonth, lastYear] = last.split(' ');
  if (year !== lastYear) return `${first} – ${last}`;
  return month === lastMonth ? `${day}–${last}` : `${day} ${month} – ${last}`;
}

const counted = {
  received: 'Gelen',
  offered: 'Teklif verilen',
  waiting: 'Teklif bekleyen',
  open: 'Sonuç bekleyen',
  purchased: 'Satın alınan',
  cancelled: 'İptal',
};

/** The report of the office (product, 10). */
export const reportText = {
  title: 'Rapor',
  lead: 'Günler İstanbul saatine göredir.',
  range: {
    form: 'Tarih aralığı',
    choices: 'Hazır aralıklar',
    weeks: (weeks: number) => `Son ${weeks} hafta`,
    weeksOf: [4, defaultWeeks, 52],
    from: 'Başlangıç tarihi',
    to: 'Bitiş tarihi',
    faults: {
      wrong: 'Geçerli bir tarih seçin.',
      crossed: 'Bitiş, başlangıçtan önce olamaz.',
      tooLong: 'En çok 2 yıllık bir aralık seçin.',
    } satisfies Record<RangeFault, string>,
  },
  loadFailed: 'Rapor yüklenirken bir hata oluştu.',
  inRangeLead: 'Bu tarihlerde gelen talepler ve bugünkü durumları.',
  now: 'Şu an',
  nowLead: 'Seçilen tarihlerden bağımsızdır.',
  share,
  days: daysText,
  /** Of the key figures. */
  figures: {
    received: 'Gelen talep',
    offered: 'Teklif verilen',
    waiting: 'Teklif bekleyen',
    open: 'Sonuç bekleyen',
    purchased: 'Satın alınan',
    cancelled: 'İptal edilen',
    offeredAmount: 'Teklif edilen tutar',
    offeredPerM2: 'Ortalama teklif',
    purchasedAmount: 'Satın alma tutarı',
    purchasedPerM2: 'Ortalama alım fiyatı',
    firstOffer: 'İlk teklife kadar (medyan)',
    openOffers: 'Cevaba açık teklif',
    endingSoon: '48 saat içinde bitecek',
    unassigned: 'Atanmamış talep',
  },
  /** The file of the key figures. */
  keyFigures: {
    heading: 'Temel göstergeler',
    header: ['Gösterge', 'Değer'],
    /** The file's name has the days of the range, which such a figure does not depend on. */
    ofNow: (label: string) => `${label} (şu an)`,
    file: 'gostergeler',
  },
  /** @param hours as on the wire: whole days from 72 on, 1440 for 60 days or more. */
  median: (hours: number | undefined) => {
    if (hours === undefined) return '–';
    if (hours >= 1440) return '60 gün ve üstü';
    if (hours >= 72) return `${hours / 24} gün`;
    return hours === 0 ? '1 saatten az' : `${hours} saat`;
  },
  /** In place of a value that does not exist. */
  none: '–',
  table: 'Tablo',
  csv: 'CSV indir',
  /** Names the button by what its file holds. */
  csvOf: (heading: string) => ` (${heading})`,
  fileName: (name: string, { from, to }: ReportRange) => `rapor-${name}-${from}-${to}.csv`,
  fileNameNow: (name: string) => `rapor-${name}.csv`,
  count: 'Sayı',
  nothing: 'Bu aralıkta talep gelmedi.',
  noAmounts: 'Bu aralıkta gelen taleplere teklif verilmedi.',
  /** The columns of sums; an average leaves out land whose area is unknown. */
  amounts: {
    offered: 'Teklif edilen',
    purchased: 'Satın alınan',
    offeredPerM2: 'Ortalama teklif / m²',
    purchasedPerM2: 'Ortalama alım / m²',
  },
  map: {
    choose: 'Haritada gösterilen',
    figures: {
      received: 'Gelen talepler',
      waiting: 'Teklif bekleyenler',
      open: 'Sonuç bekleyenler',
      purchased: 'Satın alınanlar',
      cancelled: 'İptal edilenler',
    },
    name: (figure: string) => `Türkiye haritası: ${figure.toLocaleLowerCase('tr')}`,
    province: (name: string, figure: string, count: number) =>
      `${name}, ${figure.toLocaleLowerCase('tr')}: ${numberText(count)}`,
    summary: (name: string, figure: string, count: number) =>
      `En çok ${name}: ${numberText(count)} (${figure.toLocaleLowerCase('tr')}).`,
    nothing: 'Gösterilecek talep yok.',
    lead: 'Haritada bir ili seçince bu talepler listelenir; sayılar tabloda da var.',
    small: 'Sayılar ve listeler tabloda.',
    legend: 'Renklerin anlamı: talep sayısı',
  },
  weeks: {
    heading: 'Haftalara göre talepler',
    note: 'Talebin geldiği haftaya göre; hafta pazartesi başlar. Aralığın böldüğü haftada yalnız aralıktaki günler sayılır.',
    summary: (total: number, busiest: string, most: number) =>
      `Toplam ${numberText(total)} talep. En yoğun hafta: ${busiest} (${numberText(most)}).`,
    row: 'Hafta',
    columns: counted,
    file: 'haftalar',
  },
  provinces: {
    heading: 'İllere göre talepler',
    note: 'Arazinin bulunduğu il esas alınır.',
    more: (shown: number, all: number) =>
      `Grafikte en çok talep gelen ${shown} il var; ${all} ilin tamamı tabloda.`,
    summary: (name: string, received: number, total: number) =>
      `En çok talep gelen il: ${name}, ${share(received, total)}.`,
    row: 'İl',
    columns: counted,
    file: 'iller',
  },
  funnel: {
    heading: 'Talepten satın almaya',
    note: 'Teklif verilenler ve satın alınanlar, sonradan olsa da, bu aralıkta gelen taleplerdendir.',
    summary: (received: number, offered: number, purchased: number) =>
      `Gelen: ${numberText(received)}. Teklif verilen: ${share(offered, received)}. Satın alınan: ${share(purchased, received)}.`,
    unoffered: (count: number) => `Satın alınan ${numberText(count)} araziye sistemden teklif verilmedi.`,
    /** What did not reach the next step. */
    lost: ({
      waiting,
      open,
      cancelled,
      cancelledOffered,
    }: {
      waiting: number;
      open: number;
      cancelled: number;
      cancelledOffered: number;
    }) =>
      `Teklif verilmeden önce: ${numberText(waiting)} bekliyor, ${numberText(cancelled - cancelledOffered)} iptal. Tekliften sonra: ${numberText(open)} sonuç bekliyor, ${numberText(cancelledOffered)} iptal.`,
    stillBefore: 'Önceki aşamada bekleyen',
    cancelledBefore: 'Önceki aşamada iptal',
    row: 'Aşama',
    steps: counted,
    share: 'Gelenlere oranı (%)',
    file: 'asamalar',
  },
  reasons: {
    heading: 'İptal nedenleri',
    note: 'Bu aralıkta gelip iptal edilen talepler.',
    summary: (name: string, count: number, cancelled: number) =>
      `En sık neden: ${name}, ${share(count, cancelled)}.`,
    nothing: 'Bu aralıkta gelen taleplerden iptal edilen yok.',
    none: 'Belirtilmemiş',
    row: 'Neden',
    share: 'İptallere oranı (%)',
    file: 'iptal-nedenleri',
  },
  monthAmounts: {
    heading: 'Aylara göre tutarlar',
    note: 'Talebin geldiği aya göre, her talebin son teklifi. Ortalamalar alanı okunabilen araziler üzerindendir.',
    summary: (offered: number, purchased: number) =>
      `Teklif edilen: ${liraText(offered)}. Satın alınan: ${liraText(purchased)}.`,
    row: 'Ay',
    file: 'ay-tutarlari',
  },
  provinceAmounts: {
    heading: 'İllere göre tutarlar',
    note: 'Teklifi en yüksek iller; tamamı tabloda. Ortalamalar alanı okunabilen araziler üzerindendir.',
    summary: (name: string, offered: number) => `En çok teklif edilen il: ${name}, ${liraText(offered)}.`,
    row: 'İl',
    file: 'il-tutarlari',
  },
  replies: {
    heading: 'Tekliflere gelen cevaplar',
    note: 'Bu aralıkta gelen talepler, son teklife verilen cevaba göre.',
    summary: (offered: number, answered: number) =>
      offered === 0
        ? 'Bu aralıkta gelen taleplere teklif verilmedi.'
        : `Teklif verilen: ${numberText(offered)}. Cevap gelen: ${share(answered, offered)}.`,
    row: 'Cevap',
    accepted: replyBadges.accept,
    declined: replyBadges.decline,
    callAsked: replyBadges.callMe,
    unanswered: 'Cevap yok',
    file: 'cevaplar',
  },
  openOffers: {
    heading: 'Cevaba açık teklifler',
    note: 'Teklifin bağlantısı hâlâ cevaplanabilen talepler.',
    summary: (open: number, endingSoon: number) =>
      open === 0
        ? 'Cevaba açık teklif yok.'
        : `Cevaba açık teklif: ${numberText(open)}. 48 saat içinde bitecek: ${numberText(endingSoon)}.`,
    endingSoon: '48 saat içinde bitecek',
    later: 'Daha sonra bitecek',
    file: 'acik-teklifler',
  },
  people: {
    heading: 'Kişilere göre açık talepler',
    note: 'Satın alınmamış ve iptal edilmemiş talepler.',
    summary: (open: number, unassigned: number) =>
      open === 0
        ? 'Açık talep yok.'
        : `Açık talep: ${numberText(open)}. Atanmamış: ${numberText(unassigned)}.`,
    row: 'Kişi',
    nobody: 'Atanmamış',
    waiting: 'Teklif bekliyor',
    offered: 'Teklif verildi',
    file: 'kisiler',
  },
} as const;
