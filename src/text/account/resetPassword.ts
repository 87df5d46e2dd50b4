/** The page of the reset link (product, 5 and 8). */
export const resetPasswordText = {
  heading: 'Yeni şifrenizi belirleyin',
  lead: 'Hesabınıza bundan sonra bu şifreyle gireceksiniz.',
  noScript: 'Şifrenizi belirlemek için tarayıcınızda JavaScript’i açın.',
  submit: 'Şifreyi kaydet',
  saved: 'Şifreniz kaydedildi',
  savedText:
    'Artık yeni şifrenizle giriş yapabilirsiniz. Güvenliğiniz için diğer cihazlardaki oturumlarınız kapatıldı.',
  toLogin: 'Giriş yap',
  dead: 'Bu bağlantı artık geçerli değil',
  deadText:
    'Şifre bağlantıları yalnızca bir kez ve sınırlı bir süre kullanılabilir. Giriş sayfasında “Şifremi Unuttum” ile yeni bir bağlantı isteyebilirsiniz.',
  toNewLink: 'Giriş sayfasına git',
} as const;

/** The fields of a new password, also on the profile page (product, 5). */
export const passwordText = {
  password: 'Yeni şifre',
  confirmation: 'Yeni şifre (tekrar)',
  weak: 'Şifre yeterince güçlü değil. Lütfen şifre gereksinimlerini kontrol edin.',
  mismatched: 'Yeni şifreler eşleşmiyor.',
  rules: 'Şifre gereksinimleri',
  parts: {
    length: 'En az 8 karakter',
    upper: 'En az bir büyük harf',
    lower: 'En az bir küçük harf',
    digit: 'En az bir rakam',
    sign: 'En az bir özel karakter: !@#$%^&*(),.?":{}|<>',
  },
  met: 'karşılandı',
  unmet: 'henüz karşılanmadı',
  show: 'Göster',
  showLabel: 'Şifreleri göster',
  hide: 'Gizle',
  hideLabel: 'Şifreleri gizle',
} as const;
