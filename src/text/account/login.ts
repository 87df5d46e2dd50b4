/** Signing in and the forgotten password (product, 2, 4, 6 and 8). */
export const loginText = {
  heading: 'Giriş Yap',
  intro: 'Danışman ya da yönetici hesabınızla giriş yapın.',
  email: 'E-posta',
  password: 'Şifre',
  code: 'Doğrulama kodu',
  codeHint:
    'Doğrulama uygulamanızdaki 6 haneli kodu yazın. Telefonunuz yanınızda değilse kurtarma kodlarınızdan birini yazabilirsiniz.',
  codeAsked: 'Şifreniz doğru. Girişi tamamlamak için doğrulama kodunu yazın.',
  show: 'Göster',
  showLabel: 'Şifreyi göster',
  hide: 'Gizle',
  hideLabel: 'Şifreyi gizle',
  remember: 'Beni Hatırla',
  submit: 'Giriş Yap',
  forgot: 'Şifremi Unuttum',
  wait: (left: string) => `Yeniden denemek için ${left} bekleyin`,
  register: 'Kayıt Ol',
  registerLead: 'Hesabınız yok mu?',
  failed: 'Hata oluştu. Lütfen tekrar deneyin.',
  unauthorised: 'Bu işlem için yetkili değilsiniz.',
  emailMissing: 'Lütfen email adresinizi giriniz.',
  linkSent: 'Şifre sıfırlama bağlantısı kayıtlı cep telefonunuza gönderildi.',
  linkFailed: 'Bir hata oluştu. Lütfen tekrar deneyiniz.',
  expired: 'Oturumunuz sona erdi. Kaldığınız yerden devam etmek için yeniden giriş yapın.',
  /** The dialog over a page with unsaved changes. */
  again: {
    title: 'Oturumunuz sona erdi',
    intro:
      'Yazdıklarınız bu sayfada duruyor. Kaldığınız yerden devam etmek için yeniden giriş yapın. Vazgeçerseniz yazı ve ilan taslakları bu sekmede sizin için saklanır, kaydedilmemiş diğer değişiklikler kaybolur.',
  },
  adminOnly: 'Bu sayfa yalnızca yöneticilere açık. Yönetici hesabıyla giriş yapın.',
  home: 'Ana sayfaya dön',
} as const;
