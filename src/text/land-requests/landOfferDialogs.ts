/**
 * Texts of the land offer form's dialogs, and of the facts above the form once it was sent
 * (product, 4 and 8).
 */
export const landOfferDialogsText = {
  nameInvalid: { title: 'Hata!', text: 'Lütfen geçerli bir ad soyad giriniz', close: 'Tamam' },
  sent: {
    title: 'İşlem Başarılı!',
    text: 'Form başarıyla gönderildi.',
    /** The office's number follows. */
    incomplete:
      'Yazdığınız telefon numarası eksik ya da hatalı görünüyor. Size ulaşabilmemiz için lütfen bizi arayın:',
  },
  /** What was sent, and what comes next. */
  received: {
    parcel: 'Arazi',
    phone: 'Arayacağımız numara',
    when: 'Ne zaman',
    latest: (day: string) => `En geç ${day}`,
    office: 'Ofis telefonumuz',
    incomplete: 'Bu numara eksik ya da hatalı görünüyor. Size ulaşabilmemiz için lütfen bizi arayın.',
    wrong: 'Bilgilerde yanlışlık varsa ya da beklemek istemezseniz bizi arayın.',
  },
  clearing: { title: 'Form temizlensin mi?', question: 'Yazdıklarınızın tümü silinir ve geri getirilemez.' },
  leave: {
    title: 'Form henüz gönderilmedi',
    question: 'Yazdıklarınız bu sekmede 24 saat saklanır; ana sayfaya döndüğünüzde formu dolu bulursunuz.',
    notStored: 'Yazdıklarınız bu tarayıcıda saklanamıyor; ayrılırsanız silinir.',
    signedIn: 'Oturumunuzu kapatırsanız ise silinir.',
    leave: 'Sayfadan ayrıl',
    signingOut: 'Çıkış yaparsanız formda yazdıklarınızın tümü silinir ve geri getirilemez.',
    signOut: 'Formu sil ve çıkış yap',
  },
  failed: {
    title: 'Hata!',
    text: 'Form gönderilirken bir hata oluştu.',
    /** The office's number follows. */
    call: 'Sorun sürerse bizi arayın:',
  },
} as const;
