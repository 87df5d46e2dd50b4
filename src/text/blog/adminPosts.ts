import type { postSorts } from '../../../machines/blog/loadPosts.ts';
import { maxMegabytesOf, uploadLimits } from '../../../rules/documents/uploadLimits.ts';

/** The admin's side of the blog (product, 2 and 8). */
export const adminPostsText = {
  newTitle: 'Yazı Ekle',
  editTitle: 'Yazı Düzenle',
  save: 'Kaydet',
  failed: 'Bir hata oluştu. Lütfen tekrar deneyin.',
  fields: {
    title: 'Başlık',
    content: 'İçerik',
    meta_desc: 'Meta açıklama',
    file: 'Görsel',
  },
  /** Two texts with the same words but other formatting. */
  onlyForm: 'İçerik (yalnızca biçim veya görseller farklı)',
  metaHint: 'Arama sonuçlarında ve paylaşımlarda görünür.',
  metaCount: (length: number, most: number) => `${length} / ${most}`,
  metaTooLong: (most: number) => `Arama sonuçlarında yalnızca ilk ${most} karakter gösterilir.`,
  image: {
    hint: `jpg, jpeg veya png; en fazla ${maxMegabytesOf(uploadLimits.postImage)} MB.`,
    current: 'Kayıtlı görsel',
    lost: 'Seçtiğiniz görsel taslakta saklanamaz; lütfen yeniden seçin.',
  },
  preview: { noTitle: 'Başlıksız yazı', image: 'Yazının görseli' },
  done: {
    created: 'Yazı eklendi.',
    updated: 'Yazı güncellendi.',
    deleted: 'Yazı silindi.',
  },
  confirmRemoval: {
    title: 'Yazı silinsin mi?',
    confirm: 'Yazıyı Sil',
    text: (title: string) =>
      `“${title}” başlıklı yazı ve görseli kalıcı olarak silinecek. Bu işlem geri alınamaz.`,
  },
} as const;

/** The admin's list of posts (product, 2). */
export const postListText = {
  title: 'Blog Yazıları',
  add: 'Yazı ekle',
  fileName: 'blog-yazilari',
  searchHint: 'Başlık veya içerik…',
  empty: 'Henüz hiç blog eklenmemiş...',
  columns: { image: 'Görsel', title: 'Başlık', content: 'İçerik' },
  sorts: {
    '-id': 'En yeni',
    id: 'En eski',
    title: 'Başlık (A-Z)',
    '-title': 'Başlık (Z-A)',
  } satisfies Record<(typeof postSorts)[number], string>,
} as const;
