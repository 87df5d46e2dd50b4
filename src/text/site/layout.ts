/** The header, the footer and what every layout has. */
export const layoutText = {
  skip: 'İçeriğe geç',
  mainNav: 'Ana menü',
  menu: 'Menü',
  nav: {
    home: 'Anasayfa',
    about: 'Hakkımızda',
    blog: 'Blog',
    ads: 'İlanlar',
    contact: 'İletişim',
    login: 'Giriş Yap',
  },
  /** In place of an unknown name. */
  account: 'Kullanıcı',
  userMenu: (name: string) => `${name} hesabı`,
  toPanel: 'Panele dön',
  settings: 'Ayarlar',
  bringLandRequest: 'Arazi getir',
  signOut: 'Çıkış Yap',
  call: (phone: string) => `Bizi arayın: ${phone}`,
  reach: 'Hızlı iletişim',
  chat: 'WhatsApp’tan yazın',
  footer: {
    promise: 'Arazinizi aracısız, nakit ve güvenle satın.',
    reach: 'Bize ulaşın',
    pages: 'Sayfalar',
    apply: 'Danışman ol',
    privacy: 'Kişisel verilerin korunması (KVKK)',
    social: 'Bizi takip edin',
    tax: (office: string, number: string) => `Vergi no: ${[office, number].filter(Boolean).join(' ')}`,
    rights: (year: string, name: string) => `© ${year} ${name}. Tüm hakları saklıdır.`,
  },
} as const;
