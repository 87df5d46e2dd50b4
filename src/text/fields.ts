/** Form controls. */
export const fieldText = {
  choose: 'Seçiniz',
  loading: 'Yükleniyor…',
  required: 'Bu alanı doldurun.',
} as const;
