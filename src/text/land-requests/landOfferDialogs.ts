/**
 * Texts of the land offer form's dialogs, and of the facts above the form once it was sent
 * (product, 4 and 8).
 */
export const landOfferDialogsText = {
  nameInvalid: { title: 'Hata!', text: 'Lütfen geçerli bir ad soyad giriniz', close: 'Tamam' },
  sent: {
    title: 'İşlem Başarılı!',
    text: 'Form başarıyla gönderildi.',
    /** Written down by owners, and asked for on the phone. */
    reference: 'Talep numaranız:',
    /** The office's number follows. */
    incomplete:
      'Yazdığınız telefon numarası eksik ya da hatalı görünüyor. Size ulaşabilmemiz için lütfen bizi arayın:',
  },
  /** What was sent, and what comes next. */
  received: {
    reference: 'Talep numaranız',
    sentOn: 'Gönderdiğiniz gün',
    parcel: 'Arazi',
    phone: 'Arayacağımız numara',
    when: 'Sizi ne zaman ararız',
    latest: (day: string) => `En geç ${day}`,
    office: 'Ofis telefonumuz',
    incomplete: 'Bu numara eksik ya da hatalı görünüyor. Size ulaşabilmemiz için lütfen bizi arayın.',
    wrong: 'Bilgilerde yanlışlık varsa ya da beklemek istemezseniz bizi arayın.',
    /** Of the photographs, whose own texts come with the part that sends them. */
    photos: 'Fotoğraflar',
    /** Of one of several land requests; an older one may have no number. */
    photosOf: (reference: string | undefined) => (reference ? `${reference}: fotoğraflar` : 'Fotoğraflar'),
    /** Where the part of the page that sends photographs cannot be loaded. */
    photosUnsent:
      'Fotoğraf bölümü yüklenemedi. Talebiniz bizde; fotoğrafları sayfayı yeniledikten sonra gönderebilirsiniz.',
    /** The office's number follows. */
    photosLost:
      'Talebiniz bize ulaştı, ancak seçtiğiniz fotoğraflar gönderilemedi. Fotoğrafları iletmek için lütfen bizi arayın:',
    earlier: 'Son 24 saatte gönderdiğiniz diğer talepler',
    kept: 'Bu bilgiler bu cihazda 24 saat saklanır.',
    forget: 'Bu cihazdan sil',
  },
  forgetting: {
    title: 'Bilgiler bu cihazdan silinsin mi?',
    question:
      'Talebiniz bizde kalır; yalnızca bu cihazdaki kaydı silinir. Sildikten sonra buradan fotoğraf ekleyemezsiniz. Silmeden önce talep numaranızı not edin.',
    photos: 'Henüz gönderilmeyen fotoğraflarınız gönderilmez.',
  },
  /** The same parcel and phone within a day. */
  repeating: {
    title: 'Bu talebi zaten gönderdiniz',
    /** @param when such as `24 Kasım Salı, 14:05`. */
    question: (reference: string | undefined, when: string) =>
      `Bu arazi için aynı telefon numarasıyla gönderdiğiniz talep bize ulaştı: ${[reference, when].filter(Boolean).join(', ')}. Yeniden göndermenize gerek yok; sizi arayacağız.`,
    confirm: 'Yine de gönder',
  },
  clearing: { title: 'Form temizlensin mi?', question: 'Yazdıklarınızın tümü silinir ve geri getirilemez.' },
  leave: {
    title: 'Form henüz gönderilmedi',
    question:
      'Yazdıklarınız bu sekmede 24 saat saklanır; ana sayfaya döndüğünüzde hepsini formda bulursunuz.',
    notStored: 'Yazdıklarınız bu tarayıcıda saklanamıyor; ayrılırsanız silinir.',
    signedIn: 'Ancak çıkış yaparsanız silinir.',
    leave: 'Sayfadan ayrıl',
    signingOut: 'Çıkış yaparsanız forma yazdıklarınızın tümü silinir ve geri getirilemez.',
    signOut: 'Formu sil ve çıkış yap',
  },
  failed: {
    title: 'Hata!',
    text: 'Form gönderilirken bir hata oluştu.',
    /** The office's number follows. */
    call: 'Sorun sürerse bizi arayın:',
  },
} as const;
