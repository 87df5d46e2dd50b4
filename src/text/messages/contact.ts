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
  hoursText: 'Pazartesi–Cuma 09.00–18.00, Cumartesi 10.00–14.00',
  map: 'Haritada aç',
} as const;
