/** Form controls. */
export const fieldText = {
  choose: 'Seçiniz',
  loading: 'Yükleniyor…',
  required: 'Bu alanı doldurun.',
  notAnEmail: 'Geçerli bir e-posta adresi yazın.',
  wholeLira: 'Tam lira olarak, kuruşsuz.',
  /** What an amount field did not take. */
  leftOut: {
    decimals: 'Kuruş alınmaz; yazdığınız kuruş tutara eklenmedi.',
    minus: 'Tutar eksi olamaz; eksi işareti alınmadı.',
  },
  phoneHint: '(05__) ___ ____',
  /** The labels of a person's fields, by wire name. */
  person: { name: 'Ad', last_name: 'Soyad', phone: 'Telefon', email: 'E-posta', office_name: 'Ofis adı' },
} as const;
