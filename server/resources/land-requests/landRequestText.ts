interface Offer {
  name: string;
  il_adi: string;
  ilce_adi: string;
  mahalle_adi: string;
  ada: string;
  parsel: string;
  teklif_tutar: number;
}

const dateTime = new Intl.DateTimeFormat('tr-TR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Istanbul',
});

/** The server's Turkish messages about land requests, and the one that it sends to owners. */
export const landRequestText = {
  closed: {
    3: 'Bu talep satın alındığı için işlem yapılamaz.',
    4: 'Bu talep iptal edildiği için işlem yapılamaz.',
  },
  /** Why a plan of the work is refused, by the field's fault. */
  work: {
    assignee: 'Bu kişi şu anda giriş yapamıyor. Lütfen başka birini seçin.',
    past: 'Lütfen bugünü ya da daha sonraki bir günü seçin.',
    tooFar: 'Lütfen daha yakın bir gün seçin.',
  },
  erased: 'Talep sahibinin kişisel verileri silindiği için bu işlem yapılamaz.',
  /** The page takes a new key with the next attempt. */
  otherForm:
    'Bu form daha önce farklı bilgilerle gönderildi. Bu bilgilerle ayrı bir talep oluşturmak için tekrar deneyin.',
  /** Without the name: the number may be a stranger's. */
  received: () => ({
    subject: 'Talebiniz bize ulaştı',
    body: 'Araziniz için talebiniz bize ulaştı. Teklifimizi hazırlayıp sizi arayacağız. Talep size ait değilse bu mesajı dikkate almayın. Arazi Teklif',
  }),
  /** The same for wrong and ended links, so that nobody learns which links existed. */
  endedLink:
    'Bu teklif bağlantısı artık geçerli değil. Güncel teklifiniz için bizi arayın; size yeni bir bağlantı gönderebiliriz.',
  tooManyReplies:
    'Bu teklife bugün birkaç kez cevap verdiniz. Son cevabınız bizde; değiştirmek isterseniz yarın yeniden deneyin ya da bizi arayın.',
  /** @param link stands alone at the end, so that telephones make all of it a link. */
  offer: (
    { name, il_adi, ilce_adi, mahalle_adi, ada, parsel, teklif_tutar }: Offer,
    link: string,
    expiresAt: Date,
  ) => ({
    subject: 'Araziniz için teklifimiz',
    body:
      `Sayın ${name}, ${il_adi} ${ilce_adi} ${mahalle_adi} konumundaki ${ada} ada ${parsel} parsel için teklifimiz ` +
      `${new Intl.NumberFormat('tr-TR').format(teklif_tutar)} TL'dir. Ayrıntılar için sizi arayacağız.\n` +
      `${dateTime.format(expiresAt)} tarihine kadar şu bağlantıdan cevap verebilirsiniz:\n${link}`,
  }),
} as const;
