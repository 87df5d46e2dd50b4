/** What the server says about consultants and their passwords, and what it writes to them. */
export const userText = {
  emailTaken: 'Bu e-posta adresiyle daha önce başvuru yapılmış.',
  emailInUse: 'Bu e-posta adresi başka bir kullanıcıya ait.',
  alreadyApproved: 'Bu kullanıcı zaten onaylanmış.',
  cannotApproveCanceled: 'İptal edilmiş bir kullanıcı onaylanamaz. Önce iptal edilenlerden çıkarın.',
  alreadyCanceled: 'Bu kullanıcı zaten iptal edilmiş.',
  notCanceled: 'Bu kullanıcı iptal edilmiş değil.',
  deadLink:
    'Bu bağlantı geçersiz, daha önce kullanılmış veya süresi dolmuş. Lütfen yeni bir şifre sıfırlama bağlantısı isteyin.',
  unknownEmail:
    'Bu e-posta adresiyle kayıtlı bir kullanıcı bulunamadı; kullanıcının bilgileri değişmiş olabilir.',
  message: {
    applicationReceived: (fullName: string) => ({
      subject: 'Başvurunuz alındı',
      body: [
        `Sayın ${fullName},`,
        'Gayrimenkul danışmanlığı başvurunuz bize ulaştı. Bilgilerinizi ve belgelerinizi inceledikten sonra size haber vereceğiz.',
        'İlginiz için teşekkür ederiz.\nArazi Teklif',
      ].join('\n\n'),
    }),
    approved: (fullName: string, link: string) => ({
      subject: 'Başvurunuz onaylandı',
      body: [
        `Sayın ${fullName},`,
        'Danışmanlık başvurunuz onaylandı, aramıza hoş geldiniz. Giriş yapabilmek için aşağıdaki bağlantıdan şifrenizi belirleyin:',
        link,
        'Bağlantı 7 gün geçerlidir ve yalnızca bir kez kullanılabilir. Süresi dolarsa giriş sayfasındaki "Şifremi Unuttum" düğmesiyle yenisini isteyebilirsiniz.',
        'Arazi Teklif',
      ].join('\n\n'),
    }),
    resetLink: (fullName: string, link: string) => ({
      subject: 'Şifre sıfırlama bağlantınız',
      body: [
        `Sayın ${fullName},`,
        'Hesabınız için şifre sıfırlama isteği aldık. Yeni şifrenizi aşağıdaki bağlantıdan belirleyebilirsiniz:',
        link,
        'Bağlantı 1 saat geçerlidir ve yalnızca bir kez kullanılabilir. Bu isteği siz yapmadıysanız bu mesajı dikkate almayın; şifreniz değişmez.',
        'Arazi Teklif',
      ].join('\n\n'),
    }),
    contact: (from: { fullName: string; phone: string; subject: string; message: string }) => ({
      subject: `İletişim formu: ${from.subject}`,
      body: [
        'İletişim formundan yeni bir mesaj geldi.',
        `Gönderen: ${from.fullName}\nTelefon: ${from.phone}\nKonu: ${from.subject}`,
        from.message,
      ].join('\n\n'),
    }),
  },
} as const;
