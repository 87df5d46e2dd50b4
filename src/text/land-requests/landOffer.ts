import type { LandInfoField } from '../../../rules/land-requests/landOfferForm.ts';

/** The owner's three steps (product, 2, 4, 5 and 8). */
export const landOfferText = {
  formLabel: 'Arazi teklif formu',
  progress: (step: number) => `Adım ${step} / 3`,
  steps: ['Konum', 'Arazi bilgileri', 'Kişisel bilgiler'],
  stepHeadings: ['Araziniz nerede?', 'Arazinizi tanıyalım', 'Size nasıl ulaşalım?'],
  place: { ada: 'Ada', parsel: 'Parsel' },
  placeHints: { ada: 'Örn. 101', parsel: 'Örn. 7' },
  kvkk: "KVKK Aydınlatma Metni'ni okudum, onaylıyorum.",
  kvkkHint: 'Onaylamak için önce metne dokunup okuyun.',
  info: {
    tapu_durum: 'Tapu durumu',
    sahip_zaman: 'Kaç yıldır sahibisiniz?',
    resmi_yol: 'Resmi yol',
    imar_durum: 'İmar durumu',
    arsa_deger: 'Tahmini arsa değeri (TL)',
    edinme_sekli: 'Edinme şekli',
    egim: 'Eğim',
    manzara: 'Manzara',
    metrekare: 'Metrekare (m²)',
  } satisfies Record<LandInfoField, string>,
  metrekareHint: 'Örn. 2.450',
  name: 'Ad Soyad',
  nameError: 'Lütfen geçerli bir ad soyad giriniz.',
  start: 'Teklif Al',
  next: 'Devam Et',
  submit: 'Gönder',
  nameRefused: { title: 'Hata!', text: 'Lütfen geçerli bir ad soyad giriniz', close: 'Tamam' },
  sent: { title: 'İşlem Başarılı!', text: 'Form başarıyla gönderildi.' },
  failed: { title: 'Hata!', text: 'Form gönderilirken bir hata oluştu.' },
} as const;
