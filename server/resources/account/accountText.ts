/** The server's Turkish messages about accounts and passwords. */
export const accountText = {
  emailInUse: 'Bu e-posta adresi başka bir kullanıcıya ait.',
  deadLink:
    'Bu bağlantı geçersiz, daha önce kullanılmış veya süresi dolmuş. Lütfen yeni bir şifre sıfırlama bağlantısı isteyin.',
  unknownEmail:
    'Bu e-posta adresiyle kayıtlı bir kullanıcı bulunamadı; kullanıcının bilgileri değişmiş olabilir.',
  /** Without the name, which its owner has typed: anybody can cause this message. */
  resetLinkMessage: (link: string) => ({
    subject: 'Şifre sıfırlama bağlantınız',
    body: [
      'Merhaba,',
      'Hesabınız için şifre sıfırlama isteği aldık. Yeni şifrenizi aşağıdaki bağlantıdan belirleyebilirsiniz:',
      link,
      'Bağlantı 1 saat geçerlidir ve yalnızca bir kez kullanılabilir. Bu isteği siz yapmadıysanız bu mesajı dikkate almayın; şifreniz değişmez.',
      'Arazi Teklif',
    ].join('\n\n'),
  }),
  currentPassword: {
    missing: 'Şifre, e-posta veya telefon değişikliği için mevcut şifrenizi girin.',
    wrong: 'Mevcut şifreniz hatalı.',
  },
  commonPassword: 'Bu şifre çok yaygın olduğu için kolayca tahmin edilebilir. Lütfen başka bir şifre seçin.',
  /** @param ended which sessions were ended: all of them, or all but the one that made the change. */
  passwordChangedMessage: (office: string, ended: 'all' | 'others') => ({
    subject: 'Şifreniz değiştirildi',
    body: [
      'Merhaba,',
      `Arazi Teklif hesabınızın şifresi değiştirildi ve ${ended === 'all' ? 'açık' : 'diğer'} oturumlarınız kapatıldı.`,
      `Bu değişikliği siz yapmadıysanız giriş sayfasındaki "Şifremi Unuttum" ile hemen yeni bir şifre belirleyin ve bize yazın: ${office}`,
      'Arazi Teklif',
    ].join('\n\n'),
  }),
  /** To the old address. */
  emailChangedMessage: (office: string) => ({
    subject: 'E-posta adresiniz değiştirildi',
    body: [
      'Merhaba,',
      'Arazi Teklif hesabınızın e-posta adresi değiştirildi. Artık bu adresle giriş yapılamaz.',
      `Bu değişikliği siz yapmadıysanız hesabınız başkasının eline geçmiş olabilir; hemen bize yazın: ${office}`,
      'Arazi Teklif',
    ].join('\n\n'),
  }),
  /** To the old phone, and to the mailbox. */
  phoneChangedMessage: (office: string) => ({
    subject: 'Telefon numaranız değiştirildi',
    body: [
      'Merhaba,',
      'Arazi Teklif hesabınızın telefon numarası değiştirildi. Mesajlarımız bundan sonra yeni numaraya gider.',
      `Bu değişikliği siz yapmadıysanız hesabınız başkasının eline geçmiş olabilir; hemen bize yazın: ${office}`,
      'Arazi Teklif',
    ].join('\n\n'),
  }),
  /** To the new address, which may be a stranger's. */
  newEmailMessage: (office: string) => ({
    subject: 'E-posta adresiniz kaydedildi',
    body: [
      'Merhaba,',
      'Bu adres bir Arazi Teklif hesabının yeni e-posta adresi olarak kaydedildi. Hesaba bundan sonra bu adresle giriş yapılır.',
      `Böyle bir hesabınız yoksa bir yanlışlık olmuştur; lütfen bize yazın: ${office}`,
      'Arazi Teklif',
    ].join('\n\n'),
  }),
} as const;
