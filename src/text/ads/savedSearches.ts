import { maxSavedSearches } from '../../../rules/ads/savedSearch.ts';

/** Saved searches on `/ilanlar`, and the page of the link that ends one (product, 10). */
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
    loading: 'Kayıtlı aramalar yükleniyor…',
    saving: 'Arama kaydediliyor…',
    removing: 'Kayıtlı arama siliniyor…',
    saved: 'Arama kaydedildi. Uyan yeni bir ilan eklenince size e-posta göndereceğiz.',
    removed: 'Kayıtlı arama silindi. Onun için artık e-posta göndermeyeceğiz.',
    loadFailed: 'Kayıtlı aramalar yüklenemedi.',
    saveFailed: 'Arama kaydedilemedi.',
    removeFailed: 'Kayıtlı arama silinemedi.',
  },
  link: {
    heading: 'İlan bildirimi',
    loadFailed: 'Kayıtlı arama yüklenirken bir hata oluştu.',
    ask: 'Şu arama için gönderdiğimiz e-postaları sonlandırmak istiyor musunuz?',
    end: 'Bildirimleri sonlandır',
    ending: 'Sonlandırılıyor…',
    endFailed: 'Bildirimler sonlandırılamadı.',
    ended: 'Bildirimler sonlandırıldı',
    endedText: 'Bu arama için artık e-posta göndermeyeceğiz. İlanlar sayfasında yeniden kaydedebilirsiniz.',
    before: 'Bu arama artık kayıtlı değil',
    beforeText: 'Bu bağlantının araması silinmiş; onun için e-posta gönderilmiyor.',
    toAds: 'İlanlara git',
  },
} as const;
