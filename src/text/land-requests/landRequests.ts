import type { landRequestSorts } from '../../../machines/land-requests/loadLandRequests.ts';
import { liraText, numberText } from '../formats.ts';

/**
 * Lists and page of land requests in the panel (product, 2 and 4). The dialogs of offer, purchase
 * and cancellation are in `landRequestMoves.ts`.
 */
export const landRequestsText = {
  lists: {
    new: { title: 'Yeni Talepler', empty: 'Bekleyen ya da teklif verilmiş talep yok.' },
    purchased: { title: 'Satın Alınan Araziler', empty: 'Satın alınmış arazi yok.' },
    cancelled: { title: 'İptal Edilen Talepler', empty: 'İptal edilmiş talep yok.' },
  },
  waiting: (count: number) =>
    count === 0 ? 'Teklif bekleyen talep yok' : `${numberText(count)} talep teklif bekliyor`,
  searchHint: 'Ad, telefon, yer, ada/parsel, talep no…',
  /** The orders, the server's own first. */
  sorts: {
    '-tarih': 'En yeni',
    tarih: 'En eski',
    name: 'Ad (A-Z)',
    '-name': 'Ad (Z-A)',
    phone: 'Telefon (artan)',
    '-phone': 'Telefon (azalan)',
    il: 'İl (A-Z)',
    '-il': 'İl (Z-A)',
    ada: 'Ada / parsel (artan)',
    '-ada': 'Ada / parsel (azalan)',
    durum: 'Önce teklif bekleyenler',
    '-durum': 'Önce teklif verilenler',
  } satisfies Partial<Record<(typeof landRequestSorts)[number], string>>,
  priceSorts: {
    teklif_tutar: 'Fiyat (artan)',
    '-teklif_tutar': 'Fiyat (azalan)',
  } satisfies Partial<Record<(typeof landRequestSorts)[number], string>>,
  filters: { durum: 'Teklif durumu', imar_durum: 'İmar durumu' },
  mute: 'Bildirim sesini kapat',
  columns: {
    tarih: 'Tarih',
    name: 'Ad Soyad',
    phone: 'Telefon',
    il: 'İl / İlçe / Mahalle',
    ada: 'Ada / Parsel',
    durum: 'Teklif Durumu',
    teklif_tutar: 'Fiyat',
    assignee: 'Kimde',
    next_call_on: 'Sıradaki arama',
  },
  /** In place of the price of a land request that was purchased without an offer. */
  noPrice: 'Fiyatsız',
  csvName: { new: 'yeni-talepler', purchased: 'satin-alinanlar', cancelled: 'iptal-edilenler' },
  landRequest: {
    title: (id: number | string) => `Talep #${id}`,
    back: 'Listeye dön',
    owner: 'Talep sahibi',
    place: 'Konum',
    answers: 'Arazi bilgileri',
    offerHeading: 'Teklif',
    tarih: 'Talep tarihi',
    name: 'Ad Soyad',
    phone: 'Telefon',
    il: 'İl',
    ilce: 'İlçe',
    mahalle: 'Mahalle',
    parcel: 'Ada / Parsel',
    copyPhone: 'Telefonu kopyala',
    copyParcel: 'Ada ve parseli kopyala',
    perSquareMetre: 'm² başına teklifiniz',
    perSquareMetreUnknown: (area: string) => `“${area}” ölçüsünden hesaplanamıyor`,
    perSquareMetreEmpty: 'Tutarı yazınca hesaplanır',
    asked: 'Sahibinin tahmini',
    arsaDegeri: 'Tahmini arsa değeri',
    sahiplikZaman: 'Sahiplik süresi',
    amount: 'Teklif tutarı (TL)',
    stored: (amount: number) => `Kayıtlı teklif: ${liraText(amount)}`,
    purchasedWithoutOffer: 'Teklif verilmeden, fiyatsız satın alındı.',
    amountMissing: 'Teklif tutarı zorunludur ve 0’dan büyük olmalıdır.',
    closed: {
      3: 'Bu arazi satın alındı; talep üzerinde başka işlem yapılamaz.',
      4: 'Bu talep iptal edildi; üzerinde başka işlem yapılamaz.',
    },
    erased: 'Talep sahibinin kişisel verileri silindi.',
    phoneErased: 'Silindi',
    kvkk: 'KVKK onayı',
    kvkkAccepted: (version: string, date: string) => `${version} sürümü, ${date}`,
    kvkkUnknown: 'Sürümü kaydedilmemiş',
    offer: 'Teklif Ver',
    purchase: 'Satın Alındı',
    cancel: 'İptal Et',
    missing: {
      title: 'Talep bulunamadı',
      text: 'Bağlantı eski olabilir ya da adres yanlış yazılmış olabilir.',
    },
    loadFailed: 'Talep yüklenirken bir hata oluştu.',
    saveFailed: 'İşlem sırasında bir hata oluştu.',
  },
  /** What resembles a land request, beside its offer. */
  similar: {
    title: 'Benzer talepler',
    loadFailed: 'Benzer talepler yüklenirken bir hata oluştu.',
    samePlot: { title: 'Aynı parsel', empty: 'Bu parsel için başka talep yok.' },
    samePhone: { title: 'Aynı telefon', empty: 'Bu telefonla başka talep yok.' },
    nearest: {
      title: 'Yakındaki fiyatlar',
      empty: 'Bu ilçede teklif verilen ya da satın alınan başka arazi yok.',
    },
    more: (shown: number) => `Yalnızca en yeni ${shown} talep gösteriliyor.`,
  },
} as const;
