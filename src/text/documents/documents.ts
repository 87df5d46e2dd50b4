/** Opening a tax plate or a certificate. */
export const documentText = {
  taxPlate: 'Vergi levhası',
  certificate: 'Sertifika',
  view: { tax_plate: 'Vergi levhasını görüntüle', certificate: 'Sertifikayı görüntüle' },
  failedTitle: 'Hata!',
  failed: 'Belge açılamadı.',
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
  zoomToFit: 'Sığdır',
  none: 'Belge yok',
  download: 'İndir',
  downloadOf: (title: string) => `İndir: ${title}`,
  previewFailed: 'Belge gösterilemedi.',
  /** In place of a PDF's preview. */
  noPreview:
    'Bu tarayıcı PDF dosyalarını sayfanın içinde gösteremiyor. Yukarıdaki bağlantıyla açabilirsiniz.',
} as const;
