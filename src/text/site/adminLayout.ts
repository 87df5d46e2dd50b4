/** The panel's bar and menu, which public pages do not load. */
export const adminLayoutText = {
  bar: 'Admin',
  nav: 'Yönetim menüsü',
  /** Describes the entry behind which records wait. */
  waiting: (count: string) => `${count} kayıt bekliyor`,
  /** Owners' replies on which nobody has acted yet. */
  replies: (count: string) => `${count} cevap işlem bekliyor`,
  landRequests: 'Arazi Talepleri',
  consultants: 'Danışmanlar',
  blog: 'Blog',
  ads: 'İlanlar',
  messages: 'Mesajlar',
  office: 'Ofis',
  narrow: 'Menüyü daralt',
  widen: 'Menüyü genişlet',
  account: (name: string) => `Hesap: ${name}`,
  sessions: 'Oturumlar',
  /** Through the list from which a record was opened. */
  recordPager: { name: 'Listedeki kayıtlar', previous: 'Önceki kayıt', next: 'Sonraki kayıt' },
  /** The entries that are not named as their pages are; their heading says of what. */
  links: {
    adminPurchasedLandRequests: 'Satın Alınanlar',
    adminCancelledLandRequests: 'İptal Edilenler',
    adminNewConsultants: 'Onay Bekleyenler',
    adminCancelledConsultants: 'İptal Edilenler',
    home: 'Siteye dön',
  },
} as const;
