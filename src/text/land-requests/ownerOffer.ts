import type { OwnerOffer, Reply } from '../../../machines/land-requests/ownerOffer.ts';
import { maxReplyNoteLength } from '../../../rules/land-requests/ownerReply.ts';
import { liraText } from '../formats.ts';

/** The page on which an owner reads and answers an offer (product, 10). */
export const ownerOfferText = {
  heading: 'Araziniz için teklifimiz',
  amount: 'Teklif tutarı',
  place: 'Konum',
  placeOf: ({ il_adi, ilce_adi, mahalle_adi }: OwnerOffer) => `${il_adi}, ${ilce_adi}, ${mahalle_adi}`,
  parcel: 'Ada / Parsel',
  inWords: (words: string) => `Yalnız ${words}`,
  offeredOn: 'Teklif tarihi',
  reference: 'Talep numarası',
  until: 'Geçerlilik',
  untilEndOf: (day: string) => `${day} günü sonuna kadar`,
  /** The letter as it is printed. */
  dear: (name: string) => `Sayın ${name},`,
  opening: 'Araziniz için hazırladığımız teklifi bilgilerinize sunarız.',
  closing: 'Saygılarımızla,',
  reply: 'Cevabınız',
  notBinding: 'Cevabınız bir satış sözleşmesi değildir; satış ancak tapuda tamamlanır.',
  /** Above the three replies. */
  ways: 'Tutarı konuşmak isterseniz “Beni arayın”ı seçin; kabul edeceğiniz tutarı da yazabilirsiniz.',
  choices: {
    accept: 'Kabul ediyorum',
    decline: 'İstemiyorum',
    callMe: 'Beni arayın',
  } satisfies Record<Reply, string>,
  current: (choice: string) => `Şu anki cevabınız: ${choice}.`,
  keep: 'Cevabım aynı kalsın',
  note: 'Eklemek istediğiniz not (isteğe bağlı)',
  noteHint: `En fazla ${maxReplyNoteLength} karakter.`,
  /** What an owner who wants to be called would accept. */
  counterAmount: {
    label: 'Kabul edeceğiniz tutar (isteğe bağlı)',
    hint: 'Yazarsanız önce bu tutarı değerlendirir, sonra sizi ararız. Tam lira olarak, kuruşsuz.',
    inWords: (words: string) => `Yazıyla: ${words}.`,
    /** Where it is not above the offer. */
    notAbove: (offer: number) =>
      `Teklifimiz ${liraText(offer)}. Bu teklif size uygunsa “Kabul ediyorum” cevabını verebilirsiniz.`,
    zero: 'Tutar 0’dan büyük olmalıdır. Tutar belirtmek istemiyorsanız alanı boş bırakın.',
    given: 'Kabul edeceğiniz tutar',
  },
  confirm: {
    accept: {
      title: 'Teklifi kabul ediyor musunuz?',
      text: 'Tapu işlemleri için sizi formda verdiğiniz numaradan ararız.',
      confirm: 'Evet, kabul ediyorum',
    },
    decline: {
      title: 'Teklifi reddediyor musunuz?',
      text: 'Fikriniz değişirse, bu bağlantı geçerli olduğu sürece cevabınızı değiştirebilirsiniz.',
      confirm: 'Evet, reddediyorum',
    },
    callMe: {
      title: 'Sizi arayalım mı?',
      text: 'Sizi formda verdiğiniz numaradan ararız. Size uygun saatleri not olarak yazabilirsiniz.',
      confirm: 'Evet, beni arayın',
    },
  } satisfies Record<Reply, { title: string; text: string; confirm: string }>,
  /** The office's number follows. */
  sendFailed: 'Cevabınız gönderilemedi. İnternetinizi kontrol edip tekrar deneyin ya da bizi arayın:',
  received: 'Cevabınız bize ulaştı. Teşekkür ederiz.',
  answered: {
    accept: 'Teklifi kabul ettiniz',
    decline: 'Teklifi reddettiniz',
    callMe: 'Sizi aramamızı istediniz',
  } satisfies Record<Reply, string>,
  answeredOn: 'Cevap tarihi',
  yourNote: 'Notunuz',
  change: 'Cevabımı değiştir',
  /** Instead of what follows. */
  declined:
    'Teklifimizi değerlendirdiğiniz için teşekkür ederiz. Fikriniz değişirse teklif geçerli olduğu sürece cevabınızı değiştirebilirsiniz.',
  next: 'Bundan sonra ne olur?',
  steps: [
    {
      step: 'Cevabınız bize ulaşır',
      text: 'Kabul ederseniz ya da aranmak isterseniz sizi formda verdiğiniz numaradan ararız.',
    },
    {
      step: 'Anlaşırsak tapu gününü birlikte belirleriz',
      text: 'Gerekli belgeleri anlatır, tapu devri için size uygun günü kararlaştırırız.',
    },
    {
      step: 'Ödemenizi alırsınız',
      text: 'Anlaştığımız bedelin tamamını tapu devri sırasında nakit öderiz. Anlaşamazsak hiçbir ücret ödemezsiniz.',
    },
  ],
  /** What a screen reader hears of a step that is behind the owner. */
  stepDone: 'Tamamlandı',
  questions: 'Sorularınız için bizi arayın',
  /** The office's number follows. */
  noScript: 'Teklifimizi görmek için tarayıcınızda JavaScript’i açın ya da bizi arayın:',
  loadFailed: 'Teklifimiz yüklenirken bir hata oluştu.',
  ended: {
    heading: 'Bu teklif bağlantısı artık geçerli değil',
    text: 'Bağlantının süresi dolmuş, size yeni bir teklif gönderilmiş ya da talebiniz sonuçlanmış olabilir. Son mesajımızdaki bağlantıyı açın ya da bizi arayın; teklifinize birlikte bakalım.',
  },
} as const;
