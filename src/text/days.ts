/** A field for a day. */
export const dayText = {
  unreadable: 'Geçerli bir tarih seçin ya da alanı boşaltın.',
} as const;
