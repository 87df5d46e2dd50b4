const reasonLine = (reason: string) => (reason === '' ? [] : [`Gerekçe: ${reason}`]);

/** The server's Turkish messages about consultants, and those that it sends to them. */
export const consultantText = {
  alreadyApproved: 'Bu danışman zaten onaylanmış.',
  cannotApproveCancelled: 'İptal edilmiş bir danışman onaylanamaz. Önce iptal edilenlerden çıkarın.',
  alreadyCancelled: 'Bu danışman zaten iptal edilmiş.',
  notCancelled: 'Bu danışman iptal edilmiş değil.',
  /** The same for a known and an unknown email address. */
  quota: {
    network:
      'Bulunduğunuz ağdan son 24 saatte çok sayıda başvuru belgesi gönderildi. Lütfen yarın yeniden deneyin ya da bizi arayın.',
    day: 'Son 24 saatte çok sayıda başvuru aldık; bugün daha fazla belge alamıyoruz. Lütfen yarın yeniden deneyin ya da bizi arayın.',
    total:
      'İncelenmeyi bekleyen başvurular çok olduğu için şu anda yeni belge alamıyoruz. Lütfen birkaç gün sonra yeniden deneyin ya da bizi arayın.',
  },
  message: {
    applicationReceived: () => ({
      subject: 'Başvurunuz alındı',
      body: [
        'Merhaba,',
        'Gayrimenkul danışmanlığı başvurunuz bize ulaştı. Bilgilerinizi ve belgelerinizi inceledikten sonra size haber vereceğiz.',
        'İlginiz için teşekkür ederiz.\nArazi Teklif',
      ].join('\n\n'),
    }),
    applicationKnown: () => ({
      subject: 'Yeni başvurunuz hakkında',
      body: [
        'Merhaba,',
        'Bu e-posta adresi bizde zaten kayıtlı olduğu için yeni bir başvuru oluşturmadık.\nBilgilerinizi değiştirmek istiyorsanız bizi arayın. Hesabınız varsa ve şifrenizi unuttuysanız giriş sayfasındaki "Şifremi Unuttum" düğmesini kullanın.',
        'Bu başvuruyu siz yapmadıysanız herhangi bir işlem yapmanız gerekmez.\nArazi Teklif',
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
    /**
     * Without the name, which whoever applied has typed.
     * @param reason what the admin has written for the person; empty for nothing.
     */
    refused: (reason: string) => ({
      subject: 'Başvurunuz hakkında',
      body: [
        'Merhaba,',
        'Danışmanlık başvurunuzu inceledik; ne yazık ki kabul edemedik.',
        ...reasonLine(reason),
        'Yeniden değerlendirilmesini isterseniz sitemizin iletişim sayfasından bize yazabilirsiniz. İlginiz için teşekkür ederiz.\nArazi Teklif',
      ].join('\n\n'),
    }),
    closed: (fullName: string, reason: string) => ({
      subject: 'Üyeliğiniz kapatıldı',
      body: [
        `Sayın ${fullName},`,
        'Danışman üyeliğiniz kapatıldı. Hesabınızla artık giriş yapamazsınız.',
        ...reasonLine(reason),
        'Sorularınızı sitemizin iletişim sayfasından bize yazabilirsiniz.\nArazi Teklif',
      ].join('\n\n'),
    }),
  },
} as const;
