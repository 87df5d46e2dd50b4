import type { landRequestSorts } from '../../../machines/land-requests/loadLandRequests.ts';
import { bothOfferedText } from '../../../rules/land-requests/joined.ts';
import type { LandInfoField } from '../../../rules/land-requests/landOfferForm.ts';
import { landRequestReference } from '../../../rules/land-requests/reference.ts';
import type { OfferFilter } from '../../../rules/land-requests/work.ts';
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
    all: { title: 'Tüm Talepler', empty: 'Henüz talep yok.' },
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
    '-owner_reply_at': 'Cevap (en yeni)',
    owner_reply_at: 'Cevap (en eski)',
  } satisfies Partial<Record<(typeof landRequestSorts)[number], string>>,
  /** The orders of the list of all land requests. */
  daySorts: { '-tarih': 'En yeni', tarih: 'En eski' } satisfies Partial<
    Record<(typeof landRequestSorts)[number], string>
  >,
  sortHints: { il: 'İl adına göre sıralanır' },
  priceSorts: {
    teklif_tutar: 'Fiyat (artan)',
    '-teklif_tutar': 'Fiyat (azalan)',
  } satisfies Partial<Record<(typeof landRequestSorts)[number], string>>,
  filters: {
    durum: 'Teklif durumu',
    owner_reply: 'Cevap',
    offer: 'Teklif',
    /** Of the list of all land requests. */
    offers: {
      none: 'Teklif verilmedi',
      made: 'Teklif verildi',
      open: 'Cevaba açık',
      endingSoon: 'Cevaba açık, 48 saat içinde bitecek',
      endingLater: 'Cevaba açık, daha sonra bitecek',
    } satisfies Record<OfferFilter, string>,
    imar_durum: 'İmar durumu',
    neden: 'İptal nedeni',
    noReason: 'Belirtilmemiş',
  },
  mute: 'Bildirim sesini kapat',
  columns: {
    tarih: 'Tarih',
    name: 'Ad Soyad',
    phone: 'Telefon',
    il: 'Mahalle',
    ada: 'Ada / Parsel',
    durum: 'Teklif Durumu',
    neden: 'İptal nedeni',
    teklif_tutar: 'Teklif',
    metrekare: 'm²',
    imar_durum: 'İmar',
    arsa_degeri: 'Sahibinin tahmini',
    tlPerM2: 'TL / m²',
    owner_reply: 'Cevap',
    karsi_teklif: 'Kabul edeceği tutar',
    owner_reply_at: 'Cevap tarihi',
    assignee: 'Sorumlu',
    next_call_on: 'Aranacağı gün',
  },
  /** In place of the price of a land request that was purchased without an offer. */
  noPrice: 'Fiyatsız',
  fileName: {
    new: 'yeni-talepler',
    purchased: 'satin-alinanlar',
    cancelled: 'iptal-edilenler',
    all: 'tum-talepler',
  },
  landRequest: {
    title: (id: number) => `Talep ${landRequestReference(id)}`,
    /** Who asks, and for what: `Ayşe Yılmaz · Urla, Kuşçular 101/15`. */
    heading: (name: string, plot: string) => `${name} · ${plot}`,
    call: 'Telefonla ara',
    /** Where more than one person could be meant. */
    callPerson: (name: string) => `Telefonla ara: ${name}`,
    back: 'Listeye dön',
    owner: 'Talep sahibi',
    place: 'Konum',
    answers: 'Arazi bilgileri',
    application: 'Talep bilgileri',
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
    median: 'İlçe medyanı',
    medianOf: (price: string, count: number) => `${price} (${numberText(count)} fiyat)`,
    medianUnknown: 'Fiyat yok',
    medianMeaning: 'İlçe medyanı: ilçedeki m² fiyatlarının ortadaki değeri.',
    /** Beside an amount that is probably mistyped. */
    unusual: {
      heading: 'Tutar olağan dışı görünüyor. Bir basamak fazla ya da eksik olabilir.',
      bracket: {
        high: (bracket: string) => `Sahibinin tahmininin (${bracket}) iki katından fazla.`,
        low: (bracket: string) => `Sahibinin tahmininin (${bracket}) yarısından az.`,
      },
      median: {
        high: (price: string) => `İlçe medyanının (${price}) iki katından fazla.`,
        low: (price: string) => `İlçe medyanının (${price}) yarısından az.`,
      },
    },
    offers: {
      title: 'Teklifler',
      by: (name: string) => `${name} verdi`,
      replaced: 'Yerini yeni teklif aldı',
      unanswered: 'Cevap gelmedi',
      awaited: (day: string) => `Cevap bekleniyor · ${day} günü sonuna kadar geçerli`,
    },
    /** The owner's answers; the form asks for them in other words. */
    info: {
      arsa_deger: 'Tahminî arsa değeri',
      metrekare: 'Yüzölçümü (m²)',
      tapu_durum: 'Tapu durumu',
      imar_durum: 'İmar durumu',
      sahip_zaman: 'Sahiplik süresi',
      resmi_yol: 'Resmî yol',
      edinme_sekli: 'Edinme şekli',
      egim: 'Eğim',
      manzara: 'Manzara',
    } satisfies Record<LandInfoField, string>,
    amount: 'Teklif tutarı (TL)',
    stored: (amount: number) => `Kayıtlı teklif: ${liraText(amount)}`,
    purchasedWithoutOffer: 'Teklif verilmeden, fiyatsız satın alındı.',
    amountMissing: 'Teklif tutarı zorunludur ve 0’dan büyük olmalıdır.',
    closed: {
      3: 'Bu arazi satın alındı. Teklif ve durum artık değiştirilemez; not eklenebilir.',
      4: 'Bu talep iptal edildi. Teklif ve durum artık değiştirilemez; not eklenebilir.',
    },
    reason: (reason: string) => `İptal nedeni: ${reason}`,
    erased: 'Talep sahibinin kişisel verileri silindi.',
    /** Joined to another one, which leads. */
    joined: {
      name: 'Birleştirilmiş talep',
      /** Before and behind the link to the leader. */
      before: 'Bu talep',
      behind: 'ile birleştirildi. İşlemler orada yapılır.',
      moves: (leader: number) =>
        `Teklif, satın alma, iptal ve notlar ${landRequestReference(leader)} kaydındadır.`,
      separate: 'Ayır',
    },
    /** What is joined to it. */
    leads: {
      title: 'Birleştirilen talepler',
      hint: 'Notları, cevapları, teklifleri ve geçmişi bu kayıtta görünür.',
    },
    number: (id: number) => `${landRequestReference(id)}`,
    /** Beside what is shown of a joined land request. */
    from: (id: number) => `Talep ${landRequestReference(id)}`,
    phoneErased: 'Silindi',
    kvkk: 'KVKK onayı',
    kvkkAccepted: (version: string, date: string) => `${version} sürümü, ${date}`,
    kvkkUnknown: 'Sürümü kaydedilmemiş',
    kvkkImported: (source: { file_name: string; by?: string; date: string }) =>
      `${source.by ?? 'Bir yönetici'}, “${source.file_name}” dosyasını aktarırken beyan etti, ${source.date}`,
    offer: 'Teklif Ver',
    offerAgain: 'Yeni teklif ver',
    purchase: 'Satın Alındı',
    cancel: 'İptal Et',
    missing: {
      title: 'Talep bulunamadı',
      text: 'Bağlantı eskimiş ya da adres yanlış yazılmış olabilir.',
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
    /** The median of the district, and what it leaves out. */
    median: (price: string, count: number) => `İlçe medyanı: ${price} · ${numberText(count)} fiyat`,
    outliers: (count: number) => `${numberText(count)} uç fiyat dışarıda bırakıldı`,
    /** How long ago a price was named. */
    age: (days: number) => {
      if (days < 1) return 'bugün';
      if (days < 60) return `${numberText(days)} gün önce`;
      return days < 730
        ? `${numberText(Math.round(days / 30))} ay önce`
        : `${numberText(Math.round(days / 365))} yıl önce`;
    },
    more: (shown: number) => `Yalnızca en yeni ${shown} talep gösteriliyor.`,
    join: 'Birleştir',
    /** Names the land request for whoever does not see its row. */
    joinOne: (id: number) => `Talep ${landRequestReference(id)} ile birleştir`,
    bothOffered: bothOfferedText,
    /** The parts of the page load again, and would lose what was typed there. */
    planTyped: 'Birleştirmek ya da ayırmak için önce takipteki değişikliği kaydedin.',
    joinedTo: (leader: number) => `${landRequestReference(leader)} ile birleştirildi`,
  },
  /** The contact messages of an owner's phone. */
  ownerMessages: {
    title: 'Bu telefonla gelen mesajlar',
    more: (shown: number) => `Yalnızca en yeni ${shown} mesaj gösteriliyor.`,
  },
} as const;
