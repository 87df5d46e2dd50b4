import { landRequestReference } from '../../../rules/land-requests/reference.ts';
import { genitive } from '../../../rules/people/genitive.ts';
import { liraText } from '../formats.ts';

/** What is asked before a move of a land request, and said after it (product, 8). */
export const landRequestMovesText = {
  /** The land request in the question before a move: `Ayşe Yılmaz’ın talebi (T-7)`. */
  named: ({ id, name }: { id: number; name: string }) =>
    `${genitive(name)} talebi (${landRequestReference(id)})`,
  confirm: {
    offer: {
      title: 'Teklif verilsin mi?',
      confirm: 'Teklif Ver',
      text: (landRequest: string, amount: number) =>
        `${landRequest} için ${liraText(amount)} teklif kaydedilecek ve talep sahibi bilgilendirilecek.`,
    },
    purchase: {
      title: 'Satın alındı olarak işaretlensin mi?',
      confirm: 'Satın Alındı',
      text: (landRequest: string) =>
        `${landRequest}, satın alınan araziler listesine taşınacak. Bu işlem geri alınamaz.`,
    },
    cancel: {
      title: 'Talep iptal edilsin mi?',
      confirm: 'Talebi İptal Et',
      text: (landRequest: string) =>
        `${landRequest}, iptal edilenler listesine taşınacak. Talep sahibine haber verilmez; varsa teklif bağlantısı kapanır. Bu işlem geri alınamaz.`,
    },
    join: {
      title: 'Talepler birleştirilsin mi?',
      confirm: 'Birleştir',
      /** @param other such as `Ayşe Yılmaz’ın talebi (T-7)`. */
      text: (other: string, leader: number) =>
        `${other} bu talebe (${landRequestReference(leader)}) bağlanacak. Listelerde yalnızca ${landRequestReference(leader)} görünecek. ` +
        'Bağlanan talebin notları, cevapları ve geçmişi bu kayıtta yer alacak; planlanmış araması hatırlatılmayacak. Talep sahibine haber verilmez; teklif bağlantısı çalışmaya devam eder. Dilediğinizde “Ayır” ile geri alabilirsiniz.',
    },
    separate: {
      title: 'Talepler ayrılsın mı?',
      confirm: 'Ayır',
      text: (other: string, leader: number) =>
        `${other} ${landRequestReference(leader)} kaydından ayrılacak ve kendi durumu, notları ve teklifleriyle listelere dönecek. Talep sahibine haber verilmez.`,
    },
  },
  /** Added to a purchase or a cancellation of a land request to which others are joined. */
  joinedStay: (count: number) =>
    count === 1
      ? 'Birleştirilen talep listelere dönmeyecek; açık teklif bağlantısı kapanacak. Ayırırsanız yeniden açık talep olur.'
      : `Birleştirilen ${count} talep listelere dönmeyecek; açık teklif bağlantıları kapanacak. Ayırırsanız yeniden açık talep olurlar.`,
  /** Instead of the words above, once the owner has replied. */
  offerAgain: { title: 'Yeni teklif verilsin mi?', confirm: 'Yeni teklif ver' },
  /** Added to an offer that takes the place of another one. */
  replaces: (amount: number) =>
    `Bu teklif, önceki ${liraText(amount)} teklifin yerine geçer; onun bağlantısı kapanır.`,
  /**
   * @param reply in the owner's words, such as `Kabul ediyorum`.
   * @param wanted the amount that the owner would accept, where they have named it.
   */
  replacesAnswered: (amount: number, reply: string, wanted: number | undefined) =>
    `Sahibi ${liraText(amount)} teklife “${reply}” cevabını verdi${wanted === undefined ? '' : ` ve kabul edeceği tutarı ${liraText(wanted)} olarak bildirdi`}. Yeni teklif onun yerine geçer; önceki bağlantı kapanır, cevap kayıtta kalır.`,
  /** Asked with a cancellation, of one land request or of many. */
  reason: 'İptal nedeni (isteğe bağlı)',
  reasonHint: 'Yalnızca ekip görür.',
  /** Instead of the text above, for a land request without an offer. */
  purchaseWithoutOffer: {
    title: 'Teklif verilmeden satın alındı olarak işaretlensin mi?',
    text: (landRequest: string) =>
      `${landRequest} için hiç teklif verilmedi; talep, satın alınan araziler listesine fiyatsız taşınacak. Bu işlem geri alınamaz.`,
  },
  /** Added to a purchase while an amount is typed that was not offered. */
  amountNotSaved: (amount: number) => `Yazdığınız ${liraText(amount)} kaydedilmeyecek.`,
  done: {
    offer: (owner: string, amount: number) => `${owner} talebi için ${liraText(amount)} teklif kaydedildi.`,
    purchase: (owner: string) => `${owner} talebi satın alındı olarak işaretlendi.`,
    cancel: (owner: string) => `${owner} talebi iptal edildi.`,
    plan: (owner: string) => `${owner} talebinin takibi kaydedildi.`,
    note: (owner: string) => `${owner} talebine not eklendi.`,
  },
  /** A single change of the plan, such as the one who has the land request. */
  changed: (owner: string, change: string) => `${owner} · ${change}`,
  joined: (id: number, leader: number) =>
    `${landRequestReference(id)} numaralı talep ${landRequestReference(leader)} ile birleştirildi.`,
  separated: (id: number) => `${landRequestReference(id)} numaralı talep ayrıldı ve listelere döndü.`,
  next: 'Sıradaki talep',
  /** Beside the button, which is gone with the message. */
  takeBackHint: 'Mesaj birkaç saniye içinde gidecek.',
  takeBack: 'Geri al',
  /** Where it does not open by itself. */
  openTakenBack: 'Talebi aç',
  takenBack: (owner: string) => `${owner} talebine verilen teklif geri alındı. Mesaj gönderilmeyecek.`,
  takeBackFailed: 'Teklif geri alınamadı.',
  offered: {
    title: 'İşlem Başarılı!',
    text: 'Teklif kaydedildi. Talep sahibi bilgilendirilecek.',
  },
  refused: {
    title: 'Hata!',
    next: 'Talebin güncel hâli şimdi yüklenecek.',
  },
} as const;
