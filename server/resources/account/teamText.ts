/** The server's Turkish messages about the admins, and those that it sends to them. */
export const teamText = {
  lastAdmin:
    'Giriş yapabilen son yöneticinin girişi kapatılamaz. Önce başka bir yönetici şifresini belirlemelidir.',
  switchedOff: 'Bu yöneticinin girişi kapalı. Bağlantı göndermek için önce girişini açın.',
  currentPassword: 'Yönetici eklemek için mevcut şifrenizi girin.',
  message: {
    invitation: (name: string, link: string) => ({
      subject: 'Yönetim ekibine eklendiniz',
      body: [
        `Sayın ${name},`,
        'Arazi Teklif yönetim ekibine eklendiniz. Giriş yapabilmek için aşağıdaki bağlantıdan şifrenizi belirleyin:',
        link,
        'Bağlantı 7 gün geçerlidir ve yalnızca bir kez kullanılabilir. Süresi dolarsa giriş sayfasındaki "Şifremi Unuttum" düğmesiyle yenisini isteyebilirsiniz.',
        'Arazi Teklif',
      ].join('\n\n'),
    }),
  },
} as const;
