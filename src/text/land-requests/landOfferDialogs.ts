/**
 * The dialogs of the land offer form and what stays once it was sent: a file of its own, because the
 * first visit loads neither (product, 4 and 8).
 */
export const landOfferDialogsText = {
  nameRefused: { title: 'Hata!', text: 'Lütfen geçerli bir ad soyad giriniz', close: 'Tamam' },
  sent: { title: 'İşlem Başarılı!', text: 'Form başarıyla gönderildi.' },
  /** What stays on the page once the form was sent. */
  received: {
    heading: 'Talebiniz bize ulaştı',
    parcel: 'Arazi',
    phone: 'Arayacağımız numara',
    when: 'Ne zaman',
    latest: (day: string) => `En geç ${day}`,
    office: 'Ofis telefonumuz',
    wrong: 'Bilgilerde yanlışlık varsa ya da beklemek istemezseniz bizi arayın.',
  },
  clearing: { title: 'Form temizlensin mi?', question: 'Yazdıklarınızın tümü silinir ve geri getirilemez.' },
  leave: {
    title: 'Form henüz gönderilmedi',
    question:
      'Yazdıklarınız bu sekmede 24 saat saklanır; ana sayfaya döndüğünüzde kaldığınız yerden devam edersiniz.',
    signedIn: 'Oturumunuzu kapatırsanız ise silinir.',
    leave: 'Sayfadan ayrıl',
  },
  failed: { title: 'Hata!', text: 'Form gönderilirken bir hata oluştu.' },
} as const;
