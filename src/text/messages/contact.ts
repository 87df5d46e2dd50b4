/** The contact page (product, 2, 5 and 8). */
export const contactText = {
  heading: 'İletişim',
  lead: 'Sorunuzu yazın ya da bizi arayın. Mesajınızı okuyup en kısa sürede size dönelim.',
  subject: 'Konu',
  message: 'Mesajınız',
  submit: 'Mesajı Gönder',
  sent: 'Mesajınız başarıyla gönderildi. Teşekkür ederiz.',
  failed: 'Mesajınız gönderilirken bir hata oluştu. Lütfen tekrar deneyin.',
  formLabel: 'İletişim formu',
  officeHeading: 'Ofisimiz',
  address: 'Adres',
  call: 'Telefon',
  email: 'E-posta',
  hours: 'Çalışma saatleri',
  title: 'Unvan',
  tax: 'Vergi dairesi ve no',
  map: 'Haritada aç',
} as const;
