import type { landRequestSorts } from '../../../machines/land-requests/loadLandRequests.ts';
import { genitive } from '../../../rules/people/genitive.ts';
import { liraText, numberText } from '../formats.ts';

/** The admin's side of land requests (product, 2, 4 and 8). */
export const landRequestsText = {
  lists: {
    new: { title: 'Yeni Talepler', empty: 'Bekleyen ya da teklif verilmiş talep yok.' },
    purchased: { title: 'Satın Alınan Araziler', empty: 'Satın alınmış arazi yok.' },
    cancelled: { title: 'İptal Edilen Talepler', empty: 'İptal edilmiş talep yok.' },
  },
  waiting: (count: number) =>
    count === 0 ? 'Teklif bekleyen talep yok' : `${numberText(count)} talep teklif bekliyor`,
  searchHint: 'Ad, telefon, yer, ada/parsel…',
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
  /** The land request in the question before a move: `Ayşe Yılmaz’ın talebi (#7)`. */
  named: ({ id, name }: { id: number; name: string }) => `${genitive(name)} talebi (#${id})`,
  confirm: {
    offer: {
      title: 'Teklif verilsin mi?',
      confirm: 'Teklif Ver',
      text: (amount: number) =>
        `Teklif tutarı ${liraText(amount)} olarak kaydedilecek ve talep sahibi bilgilendirilecek.`,
    },
    purchase: {
      title: 'Satın alındı olarak işaretlensin mi?',
      confirm: 'Satın Alındı',
      text: (landRequest: string) =>
        `${landRequest}, satın alınan araziler listesine taşınacak. Bu işlem geri alınamaz.`,
    },
    cancel: {
      title: 'Talep iptal edilsin mi?',
      confirm: 'Talebi İptal Et',
      text: (landRequest: string) =>
        `${landRequest}, iptal edilenler listesine taşınacak. Bu işlem geri alınamaz.`,
    },
  },
  /** Instead of the text above, for a land request without an offer. */
  purchaseWithoutOffer: {
    title: 'Teklif verilmeden satın alındı olarak işaretlensin mi?',
    text: (landRequest: string) =>
      `${landRequest} için hiç teklif verilmedi; talep, satın alınan araziler listesine fiyatsız taşınacak. Bu işlem geri alınamaz.`,
  },
  /** Added to a purchase while an amount is typed that was not offered. */
  amountNotSaved: (amount: number) => `Yazdığınız ${liraText(amount)} kaydedilmeyecek.`,
  done: {
    offer: (owner: string, amount: number) => `${owner} talebi için ${liraText(amount)} teklif kaydedildi.`,
    purchase: (owner: string) => `${owner} talebi satın alındı.`,
    cancel: (owner: string) => `${owner} talebi iptal edildi.`,
    plan: (owner: string) => `${owner} talebinin takibi kaydedildi.`,
    note: (owner: string) => `${owner} talebine not eklendi.`,
  },
  next: 'Sıradaki talep',
  offered: {
    title: 'İşlem Başarılı!',
    text: 'Teklif kaydedildi. Talep sahibi bilgilendirilecek.',
  },
  refused: {
    title: 'Hata!',
    next: 'Talebin güncel hâli şimdi yüklenecek.',
  },
} as const;
