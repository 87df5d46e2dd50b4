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
} as const;
