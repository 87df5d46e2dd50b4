/** Only in the HTML that the server writes: the first scripts do without it. */
export const missingFilesText = {
  prerendered: 'Sayfanın bir bölümü yüklenemedi; ekrandakiler yerinde duruyor.',
  empty: 'Sayfa yüklenemedi. İnternet bağlantınızı kontrol edip tekrar deneyin.',
};
