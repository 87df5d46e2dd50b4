/** Where a person is signed in (product, 10). */
export const sessionsText = {
  heading: 'Oturumlar',
  lead: 'Hesabınızın açık olduğu cihazlar. Tanımadığınız bir oturum görürseniz kapatın ve şifrenizi değiştirin.',
  unknownDevice: 'Bilinmeyen cihaz',
  current: 'Bu oturum',
  sameNetwork: 'Şu anki ağınız',
  network: (masked: string) => (masked === '' ? 'Bilinmeyen ağ' : `Başka bir ağ (${masked})`),
  lastUse: (time: string) => `Son kullanım: ${time}`,
  signedIn: (time: string) => `Giriş: ${time}`,
  end: 'Oturumu kapat',
  endLabel: (device: string, time: string) => `Oturumu kapat: ${device}, ${time}`,
  endOthers: 'Diğer tüm oturumları kapat',
  ended: 'Oturum kapatıldı.',
  othersEnded: 'Diğer oturumlar kapatıldı.',
  loadFailed: 'Oturumlar yüklenemedi.',
  endFailed: 'Oturum kapatılamadı.',
} as const;

/** Asked for before a new password, email or phone is saved, some minutes after the sign-in. */
export const currentPasswordText = {
  title: 'Mevcut şifrenizi girin',
  intro: 'Güvenliğiniz için şifre, e-posta veya telefon değişikliğini mevcut şifrenizle onaylayın.',
  label: 'Mevcut şifre',
  missing: 'Lütfen mevcut şifrenizi girin.',
  confirm: 'Onayla ve kaydet',
} as const;
