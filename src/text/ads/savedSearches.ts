import { maxSavedSearches } from '../../../rules/ads/savedSearch.ts';
import type { SearchConsentVersion } from '../../../rules/ads/searchConsent.ts';

/**
 * What people agree to, by version. A text that somebody has agreed to never changes: another text
 * is another version.
 */
export const searchConsentTexts: Readonly<Record<SearchConsentVersion, string>> = {
  '2026-11':
    'Kayıtlı aramalarıma uyan yeni ilanlar için Arazi Teklif’in e-posta adresime ticari elektronik ileti göndermesine onay veriyorum. Onayımı her e-postadaki bağlantıyla veya “Ayarlar” sayfasında istediğim an geri alabileceğimi biliyorum.',
};

/** Saved searches on `/ilanlar` (product, 10). */
export const savedSearchesText = {
  save: 'Bu aramayı kaydet',
  saved: 'Bu arama kayıtlı',
  list: 'Kayıtlı aramalar',
  count: (count: number) => `(${count})`,
  lead: `Aramanıza uyan yeni bir ilan eklenince günde en çok bir e-posta alırsınız. En fazla ${maxSavedSearches} arama kaydedebilirsiniz.`,
  none: 'Kayıtlı aramanız yok.',
  remove: 'Sil',
  removeOf: (summary: string) => `Kayıtlı aramayı sil: ${summary}`,
  /** Searches without a consent. */
  silent: (count: number) =>
    count === 1
      ? 'Kayıtlı aramalarınızdan biri için onayınız olmadığından e-posta göndermiyoruz.'
      : `Kayıtlı aramalarınızdan ${count} tanesi için onayınız olmadığından e-posta göndermiyoruz.`,
  silentOne: 'Onayınız yok; e-posta göndermiyoruz.',
  consent: 'Onay ver',
  consentOf: (summary: string) => `Bildirim e-postaları için onay ver: ${summary}`,
  dialog: {
    title: 'Aramayı kaydet',
    consentTitle: 'Bildirim e-postaları için onay',
    intro: 'Bu aramaya uyan yeni bir ilan eklenince size günde en çok bir e-posta göndeririz.',
    missing: 'Bildirim e-postaları için onayınız gerekir. Onay vermeden arama kaydedilemez.',
    save: 'Kaydet',
  },
  status: {
    saving: 'Arama kaydediliyor…',
    removing: 'Kayıtlı arama siliniyor…',
    saved: 'Arama kaydedildi. Uyan yeni bir ilan eklenince size e-posta göndereceğiz.',
    removed: 'Kayıtlı arama silindi. Bu arama için artık e-posta göndermeyeceğiz.',
    loadFailed: 'Kayıtlı aramalar yüklenemedi.',
    saveFailed: 'Arama kaydedilemedi.',
    removeFailed: 'Kayıtlı arama silinemedi.',
  },
} as const;

/** The consents of a person, in 'Ayarlar' (product, 10). */
export const searchConsentText = {
  heading: 'İlan bildirimleri',
  lead: 'Kayıtlı aramalarınıza uyan yeni ilanlar için yalnızca onayınızla e-posta göndeririz.',
  none: 'Onay verdiğiniz bir kayıtlı arama yok; ilan bildirimi göndermiyoruz.',
  given: (date: string) => `Onay: ${date}`,
  withdraw: 'Onayımı geri al',
  toSearches: 'Kayıtlı aramalara git',
  withdrawn: 'Onayınız geri alındı. Artık ilan bildirimi göndermeyeceğiz; aramalarınız kayıtlı kaldı.',
  loadFailed: 'Onaylarınız yüklenemedi.',
  withdrawFailed: 'Onayınız geri alınamadı.',
} as const;
