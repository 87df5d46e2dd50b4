/** Dialogs and notices. */
export const dialogText = {
  cancel: 'Vazgeç',
  close: 'Kapat',
  retry: 'Tekrar dene',
  failed: 'Hata!',
  loading: 'Yükleniyor…',
  busy: 'Lütfen bekleyin…',
  offline: 'İnternet bağlantınız yok.',
  offlineDetail: 'Ekrandakiler yerinde duruyor; bağlantı gelince devam edebilirsiniz.',
  pageFailed: { heading: 'Sayfa açılamadı', text: 'Bağlantınızı kontrol edip tekrar deneyin.' },
} as const;
