/** The page of the link that ends a saved search (product, 10). */
export const searchLinkText = {
  heading: 'İlan bildirimi',
  noScript: 'Bu arama için gelen e-postaları durdurmak için tarayıcınızda JavaScript’i açın.',
  loadFailed: 'Kayıtlı arama yüklenirken bir hata oluştu.',
  ask: 'Şu arama için gönderdiğimiz e-postaları durduralım mı?',
  end: 'Bildirimleri kapat',
  ending: 'Kapatılıyor…',
  endFailed: 'Bildirimler kapatılamadı.',
  ended: 'Bildirimler kapatıldı',
  endedText:
    'Onayınız da geri alındı; bu arama için artık e-posta göndermeyeceğiz. İlanlar sayfasında yeniden kaydedebilirsiniz.',
  before: 'Bu arama artık kayıtlı değil; e-posta göndermiyoruz',
  beforeText: 'İlanlar sayfasında yeni bir arama kaydedebilirsiniz.',
  toAds: 'İlanlara git',
} as const;
