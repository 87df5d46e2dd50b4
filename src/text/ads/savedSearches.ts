import { maxSavedSearches } from '../../../rules/ads/savedSearch.ts';

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
