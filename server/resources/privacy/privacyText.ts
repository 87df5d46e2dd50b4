/** The server's Turkish sentences about erasing personal data, and what stands in their place. */
export const privacyText = {
  erased: {
    name: 'Silinmiş kişi',
    recipient: 'silindi',
    subject: 'Silindi',
    text: 'Kişisel veriler silindi.',
  },
  /** The author of what a retention period has ended. */
  automatic: 'Otomatik',
  /** Why something is kept. */
  kept: {
    purchased:
      'Satın alınan arazinin talebi ve teklif mesajları silinmez: 6102 sayılı Türk Ticaret Kanunu’nun 82. maddesi on yıl, 213 sayılı Vergi Usul Kanunu’nun 253. maddesi beş yıl saklama yükümlülüğü getirir. Bu süre dolmadan KVKK’nın 7. maddesindeki silme koşulu oluşmaz.',
    activeConsultant:
      'Onaylı danışmanın hesabı ve hesabına gönderilen mesajlar silinmez. Önce danışmanı iptal edin, sonra yeniden deneyin.',
    team: 'Yönetici hesapları ve yöneticilere gönderilen mesajlar buradan silinmez.',
  },
  otherDate: 'Sunucunun tarihi onayladığınız tarih değil. Sunucuların saatini düzeltip yeniden deneyin.',
  nothingToErase: (reasons: string) => `Silinebilecek kayıt yok. ${reasons}`,
} as const;
