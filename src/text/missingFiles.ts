/** Only in the HTML that the server writes: the first scripts do without it. */
export const missingFilesText = {
  prerendered: 'Sayfa tam yüklenemedi; ekrandakiler yerinde duruyor.',
  empty: 'Sayfa yüklenemedi. İnternet bağlantınızı denetleyip yeniden deneyin.',
};
