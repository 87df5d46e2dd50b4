/** Words of dialogs and notices. */
export const dialogText = {
  cancel: 'Vazgeç',
  retry: 'Tekrar dene',
  loading: 'Yükleniyor…',
  pageFailed: 'Sayfa açılamadı. Bağlantınızı kontrol edip tekrar deneyin.',
} as const;
