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
} as const;
