import type { adSorts } from '../../../machines/ads/adLoads.ts';
import type { postSorts } from '../../../machines/blog/postLoads.ts';

/** The admin's lists of posts and ads (product, 2). */
export const adminListsText = {
  search: 'Ara',
  sort: 'Sıralama',
  actions: 'İşlem',
  detail: 'Detay',
  loadFailed: 'Liste yüklenirken bir hata oluştu.',
  noMatch: 'Aramanızla eşleşen kayıt yok.',
  capped: (count: string, pages: number) =>
    `Aramanızla ${count} kayıt eşleşiyor; ilk ${pages} sayfa gösteriliyor. Kalanlar için aramanızı daraltın.`,
  posts: {
    title: 'Blog Yazıları',
    add: 'Blog ekle',
    searchHint: 'Başlık veya içerik…',
    empty: 'Henüz hiç blog eklenmemiş...',
    columns: { title: 'Başlık', content: 'İçerik' },
    sorts: {
      '-id': 'En yeni',
      id: 'En eski',
      title: 'Başlık (A-Z)',
      '-title': 'Başlık (Z-A)',
    } satisfies Record<(typeof postSorts)[number], string>,
  },
  ads: {
    title: 'Eklenen İlanlar',
    add: 'İlan ekle',
    searchHint: 'Başlık, yer, ada/parsel…',
    empty: 'Henüz hiç ilan eklenmemiş.',
    columns: {
      title: 'Başlık',
      fiyat: 'Fiyat',
      place: 'İl / İlçe / Mahalle',
      parcel: 'Ada / Parsel',
      metre_kare: 'Alan',
    },
    sorts: {
      '-Id': 'En yeni',
      Id: 'En eski',
      title: 'Başlık (A-Z)',
      '-title': 'Başlık (Z-A)',
      fiyat: 'Fiyat (artan)',
      '-fiyat': 'Fiyat (azalan)',
      metre_kare: 'Alan (artan)',
      '-metre_kare': 'Alan (azalan)',
      il: 'İl (A-Z)',
      '-il': 'İl (Z-A)',
    } satisfies Record<(typeof adSorts)[number], string>,
  },
} as const;
