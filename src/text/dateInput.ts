/** A field for a day. */
export const dateInputText = {
  unreadable: 'Geçerli bir tarih seçin ya da alanı boşaltın.',
} as const;
