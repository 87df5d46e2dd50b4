/** The page of the link that ends a saved search (product, 10). */
export const searchLinkText = {
  heading: 'İlan bildirimi',
  noScript: 'Bu aramanın e-postalarını sonlandırmak için tarayıcınızda JavaScript’i açın.',
  loadFailed: 'Kayıtlı arama yüklenirken bir hata oluştu.',
  ask: 'Şu arama için gönderdiğimiz e-postaları sonlandırmak istiyor musunuz?',
  end: 'Bildirimleri sonlandır',
  ending: 'Sonlandırılıyor…',
  endFailed: 'Bildirimler sonlandırılamadı.',
  ended: 'Bildirimler sonlandırıldı',
  endedText: 'Bu arama için artık e-posta göndermeyeceğiz. İlanlar sayfasında yeniden kaydedebilirsiniz.',
  before: 'Bu arama artık kayıtlı değil; e-posta göndermiyoruz',
  beforeText: 'İlanlar sayfasında yeni bir arama kaydedebilirsiniz.',
  toAds: 'İlanlara git',
} as const;
