/** Messages about stored files that could not be read or written. */
export const fileStoreText = {
  noRoom:
    'Sunucuda yer kalmadığı için şu anda dosya kabul edemiyoruz. Lütfen daha sonra yeniden deneyin ya da bizi arayın.',
  failed: {
    read: 'Dosya şu anda açılamıyor. Lütfen biraz sonra tekrar deneyin.',
    write: 'Dosyalar şu anda kaydedilemiyor. Lütfen biraz sonra tekrar deneyin.',
  },
} as const;
