/** The public blog (product, 2). */
export const blogText = {
  list: {
    title: 'Blog',
    lead: 'Arazi satışı, tapu, imar ve vergiler üzerine yol gösteren yazılar.',
    empty: 'Henüz hiç blog eklenmemiş...',
    loadFailed: 'Yazılar yüklenirken bir hata oluştu.',
  },
  read: 'Oku',
  changed: 'Güncelleme:',
  reading: (minutes: number) => `${minutes} dk okuma`,
  loadFailed: 'Yazı yüklenirken bir hata oluştu.',
  best: 'Çok Okunanlar',
  bestFailed: 'Çok okunan yazılar yüklenemedi.',
  back: 'Tüm yazılar',
  missing: {
    title: 'Yazı bulunamadı',
    text: 'Bu yazı yayından kaldırılmış ya da adresi değişmiş olabilir.',
  },
  call: {
    heading: 'Arazinizin değerini öğrenin',
    text: 'Üç adımlık formu doldurun, nakit teklifimizi aracısız alın.',
    button: 'Hemen teklif al',
  },
} as const;
