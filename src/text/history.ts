import type { HistoryEntry, HistoryKind } from '../../machines/records/loadHistory.ts';
import { landRequestReference } from '../../rules/land-requests/reference.ts';
import { neden } from './land-requests/landCodes.ts';

/** Worded differently from the badges and buttons of the same page, so that those stay unique. */
const actions: Record<HistoryKind, Partial<Record<HistoryEntry['action'], string>>> = {
  request: {
    received: 'Talep alındı',
    offered: 'Fiyat teklifi kaydedildi',
    offerTakenBack: 'Fiyat teklifi geri alındı',
    accepted: 'Teklifi kabul etti',
    declined: 'Teklifi reddetti',
    callAsked: 'Aranmak istedi',
    photosAdded: 'Fotoğraf eklendi',
    photosRemoved: 'Fotoğraf kaldırıldı',
    stepChanged: 'Satın alma planı değişti',
    papersAdded: 'Belge eklendi',
    papersRemoved: 'Belge kaldırıldı',
    parcelStored: 'Parsel sınırı eklendi',
    parcelRemoved: 'Parsel sınırı kaldırıldı',
    purchased: 'Satın alınanlara taşındı',
    canceled: 'İptal edilenlere taşındı',
    assigned: 'Sorumlu değişti',
    callPlanned: 'Aranacağı gün değişti',
    joined: 'Talepler birleştirildi',
    separated: 'Talepler ayrıldı',
    commissionSet: 'Komisyon kaydedildi',
    imported: 'Dosyadan aktarıldı',
    importUndone: 'Aktarım geri alındı',
    erased: 'Kişisel veriler silindi',
  },
  user: {
    applied: 'Başvuru yapıldı',
    appliedAgain: 'Bu e-posta adresiyle yeniden başvuruldu; yazılanlar kaydedilmedi',
    approved: 'Danışman onaylandı',
    canceled: 'Danışman iptal edilenlere taşındı',
    refused: 'Başvuru reddedildi',
    closed: 'Üyelik kapatıldı',
    restored: 'İptal edilenlerden çıkarıldı',
    resetLinkSent: 'Şifre sıfırlama bağlantısı gönderildi',
    passwordSet: 'Yeni şifre belirlendi',
    changed: 'Bilgiler güncellendi',
    created: 'Yönetici eklendi',
    switchedOff: 'Girişi kapatıldı',
    switchedOn: 'Girişi açıldı',
    clockConfirmed: 'Sunucunun tarihini onayladı',
    documentsRemoved: 'Süresinde onaylanmadığı için belgeleri silindi',
    factorOn: 'İki adımlı giriş açıldı',
    factorOff: 'İki adımlı giriş kapatıldı',
    factorReset: 'İki adımlı giriş sıfırlandı',
    recoveryCodesMade: 'Yeni kurtarma kodları oluşturuldu',
    apiKeyMade: 'API anahtarı oluşturdu',
    apiKeyRevoked: 'API anahtarı iptal edildi',
    webhookAdded: 'Webhook adresi ekledi',
    webhookChanged: 'Webhook adresini güncelledi',
    webhookSecretChanged: 'Webhook gizli anahtarını değiştirdi',
    webhookRemoved: 'Webhook adresini kaldırdı',
    imported: 'Dosyadan aktarıldı',
    importUndone: 'Aktarım geri alındı',
    consentGiven: 'Kayıtlı aramanın bildirim e-postaları için onay verdi',
    consentWithdrawn: 'Bildirim e-postaları için onayını geri aldı',
    erased: 'Kişisel veriler silindi',
  },
  post: { created: 'Yazı eklendi', changed: 'Yazı güncellendi', deleted: 'Yazı silindi' },
  contact: {
    received: 'Mesaj alındı',
    assigned: 'Sorumlu değişti',
    answered: 'Yanıtlananlara alındı',
    unanswered: 'Yeniden yanıt bekleyenlere alındı',
    erased: 'Kişisel veriler silindi',
  },
  ad: {
    created: 'İlan eklendi',
    changed: 'İlan güncellendi',
    deleted: 'İlan silindi',
    imported: 'İlan dosyadan aktarıldı',
    importUndone: 'İlanın aktarımı geri alındı',
    parcelStored: 'Parsel sınırı eklendi',
    parcelRemoved: 'Parsel sınırı kaldırıldı',
  },
};

/** The names of the wire fields. */
const fields: Readonly<Record<string, string>> = {
  name: 'ad',
  last_name: 'soyad',
  email: 'e-posta',
  phone: 'telefon',
  office_name: 'ofis adı',
  password: 'şifre',
  tax_plate: 'vergi levhası',
  certificate: 'sertifika',
  title: 'başlık',
  content: 'içerik',
  meta_desc: 'meta açıklama',
  file: 'görsel',
  il: 'il',
  ilce: 'ilçe',
  mahalle: 'mahalle',
  metre_kare: 'alan',
  fiyat: 'fiyat',
  ada: 'ada',
  parsel: 'parsel',
  tkgm_link: 'TKGM bağlantısı',
  images: 'görseller',
};

/** The changes of a record. */
export const historyText = {
  title: 'Geçmiş',
  empty: 'Henüz kayıtlı bir işlem yok.',
  loadFailed: 'Geçmiş yüklenirken bir hata oluştu.',
  amount: (amount: string) => `Teklif: ${amount}`,
  /** What the owner would accept. */
  counterAmount: (amount: string) => `Kabul edeceği tutar: ${amount}`,
  /** In place of the action, where an entry says how many. */
  counted: {
    photosAdded: (count: number) => `${count} fotoğraf eklendi`,
    photosRemoved: (count: number) => `${count} fotoğraf kaldırıldı`,
    papersAdded: (count: number) => `${count} belge eklendi`,
    papersRemoved: (count: number) => `${count} belge kaldırıldı`,
  } satisfies Partial<Record<HistoryEntry['action'], (count: number) => string>>,
  note: (note: string) => `Not: ${note}`,
  /** What a consultant was told of the end. */
  told: (reason: string) => `Gerekçe: ${reason}`,
  /** Who has a record; undefined for nobody. */
  assignee: (name: string | undefined) => (name === undefined ? 'Atanmamış' : `Sorumlu: ${name}`),
  /** The day of the next call; undefined for none. */
  nextCall: (day: string | undefined) => (day === undefined ? 'Planlanmış arama yok' : `Arama günü: ${day}`),
  /** The other one of two that were joined or separated. */
  joinedTo: (leader: number) => `Ana talep: ${landRequestReference(leader)}`,
  joined: (id: number) => `Diğer talep: ${landRequestReference(id)}`,
  /** Whose entry it is, where that is joined to the record. */
  of: (id: number) => `Talep ${landRequestReference(id)}`,
  /** Why a land request was cancelled. */
  reason: (reason: keyof typeof neden) => `İptal nedeni: ${neden[reason]}`,
  consentText: (version: string) => `Onay metni: ${version}`,
  recordTitle: (title: string) => `Başlık: ${title}`,
  changedFields: (fields: string) => `Değişen alanlar: ${fields}`,
  actions,
  fields,
} as const;
