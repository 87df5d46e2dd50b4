/** Only in the HTML of prerendered pages: the first scripts do without it. */
export const missingFilesText = 'Sayfa tam yüklenemedi; ekrandakiler yerinde duruyor.';
