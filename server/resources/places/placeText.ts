/** The server's Turkish messages about places that do not belong together, by field. */
export const placeText = {
  il: 'Seçilen il bulunamadı.',
  ilce: 'Seçilen ilçe bu ilde bulunmuyor.',
  mahalle: 'Seçilen mahalle bu ilçede bulunmuyor.',
} as const;
