/** A field for a day. */
export const dateInputText = {
  unreadable: {
    date: 'Geçerli bir tarih seçin ya da alanı boşaltın.',
    time: 'Saati tam yazın, örneğin 18:00.',
    'datetime-local': 'Tarihi ve saati tam yazın ya da alanı boşaltın.',
  },
} as const;
