import type { PageName } from '../../../rules/site/paths.ts';
import { brand } from '../../site/brand.ts';

/** Each page's own part of the window's title; a new page does not compile without one. */
export const titles: Record<PageName | 'notFound', string> = {
  home: 'Anasayfa',
  about: 'Hakkımızda',
  blog: 'Blog',
  post: 'Blog Yazısı',
  ads: 'İlanlar',
  ad: 'İlan Detayı',
  apply: 'Danışman Ol',
  contact: 'İletişim',
  kvkk: 'KVKK Aydınlatma Metni',
  bringLandRequest: 'Arazi getir',
  profile: 'Ayarlar',
  resetPassword: 'Şifre Belirle',
  ownerOffer: 'Araziniz için teklifimiz',
  searchLink: 'İlan bildirimi',
  login: 'Admin Girişi',
  notFound: 'Sayfa bulunamadı',
  admin: 'Yönetim Paneli',
  adminDashboard: 'Gösterge Paneli',
  adminNewLandRequests: 'Yeni Talepler',
  adminPurchasedLandRequests: 'Satın Alınan Araziler',
  adminCancelledLandRequests: 'İptal Edilen Talepler',
  adminAllLandRequests: 'Tüm Talepler',
  adminLandRequest: 'Talep Detayı',
  adminNewConsultants: 'Onay Bekleyen Danışmanlar',
  adminConsultants: 'Tüm Danışmanlar',
  adminCancelledConsultants: 'İptal Edilen Danışmanlar',
  adminConsultant: 'Danışman Detayı',
  adminNewPost: 'Yazı Ekle',
  adminPosts: 'Blog Yazıları',
  adminPost: 'Yazı Düzenle',
  adminNewAd: 'İlan Ekle',
  adminAds: 'Eklenen İlanlar',
  adminAd: 'İlan Düzenle',
  adminOutbox: 'Giden Mesajlar',
  adminMessages: 'İletişim Mesajları',
  adminMessage: 'İletişim Mesajı',
  adminReport: 'Rapor',
  adminTeam: 'Ekip',
  adminKeys: 'API Anahtarları',
  adminWebhooks: 'Webhook’lar',
  adminImport: 'İçe Aktarma',
  adminPrivacy: 'Kişisel Veriler',
  adminLog: 'Erişim Kayıtları',
};

/** The home page in a link preview, where 'Anasayfa' says nothing. */
export const homeShareTitle = `${brand.name}: 3 adımda hemen teklif al, arazini sat`;

/** The title of one page of a list; the first one has the list's own. */
export const pagedTitle = (title: string, page: number): string =>
  page > 1 ? `${title}, sayfa ${page}` : title;
