/** What the server says of places that do not belong together. */
export const locationText = {
  ilce: 'Seçilen ilçe bu ilde bulunmuyor.',
  mahalle: 'Seçilen mahalle bu ilçede bulunmuyor.',
} as const;
