/** The route's own part of the page title. */
export const titles = {
  home: 'Anasayfa',
  login: 'Admin Girişi',
  notFound: 'Sayfa bulunamadı',
  admin: 'Yönetim Paneli',
  adminDashboard: 'Gösterge Paneli',
  adminNewLand: 'Yeni Talepler',
  adminPurchasedLand: 'Satın Alınan Araziler',
  adminCanceledLand: 'İptal Edilen Talepler',
  adminLandDetail: 'Talep Detayı',
} as const;
