interface Offer {
  name: string;
  il_adi: string;
  ilce_adi: string;
  mahalle_adi: string;
  ada: string;
  parsel: string;
  teklif_tutar: number;
}

/** The server's Turkish messages about land requests, and the one that it sends to owners. */
export const landRequestText = {
  closed: {
    3: 'Bu talep satın alındığı için işlem yapılamaz.',
    4: 'Bu talep iptal edildiği için işlem yapılamaz.',
  },
  erased: 'Talep sahibinin kişisel verileri silindiği için bu işlem yapılamaz; talebi iptal edebilirsiniz.',
  /** The page takes a new key with the next attempt. */
  otherForm:
    'Bu form daha önce farklı bilgilerle gönderildi. Bu bilgilerle ayrı bir talep oluşturmak için tekrar deneyin.',
  received: (name: string) => ({
    subject: 'Talebiniz bize ulaştı',
    body: `Sayın ${name}, araziniz için talebiniz bize ulaştı. Teklifimizi hazırlayıp sizi arayacağız. Arazi Teklif`,
  }),
  offer: ({ name, il_adi, ilce_adi, mahalle_adi, ada, parsel, teklif_tutar }: Offer) => ({
    subject: 'Araziniz için teklifimiz',
    body:
      `Sayın ${name}, ${il_adi} ${ilce_adi} ${mahalle_adi} konumundaki ${ada} ada ${parsel} parsel için teklifimiz ` +
      `${new Intl.NumberFormat('tr-TR').format(teklif_tutar)} TL'dir. Ayrıntılar için sizi arayacağız.`,
  }),
} as const;
