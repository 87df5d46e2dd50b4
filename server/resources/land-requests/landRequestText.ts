import type { components } from '../../../api/schema.ts';
import { uploadLimits } from '../../../rules/documents/uploadLimits.ts';
import { bothOfferedText } from '../../../rules/land-requests/joined.ts';
import { lastDayOfOffer } from '../../../rules/land-requests/offerEnd.ts';
import { landRequestReference } from '../../../rules/land-requests/reference.ts';
import { amountInTl } from '../../../rules/records/amount.ts';

type Detail = components['schemas']['HistoryDetail'];

interface Offer {
  id: number;
  name: string;
  il_adi: string;
  ilce_adi: string;
  mahalle_adi: string;
  ada: string;
  parsel: string;
  teklif_tutar: number;
}

const days = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' });

/** The server's Turkish messages about land requests, and those that it sends to owners. */
export const landRequestText = {
  closed: {
    3: 'Bu talep satın alındığı için işlem yapılamaz.',
    4: 'Bu talep iptal edildiği için işlem yapılamaz.',
  },
  /** The same where a colleague has done it. */
  closedBy: {
    3: (who: string) => `Bu talebi ${who} satın alındı olarak işaretledi; başka işlem yapılamaz.`,
    4: (who: string) => `Bu talebi ${who} iptal etti; başka işlem yapılamaz.`,
  },
  /** What somebody has done, behind their name. */
  changed: {
    offered: ({ teklif_tutar = 0 }) => `${amountInTl(teklif_tutar)} teklif verdi`,
    offerTakenBack: ({ teklif_tutar = 0 }) => `${amountInTl(teklif_tutar)} teklifini geri aldı`,
    accepted: () => 'teklifi kabul etti',
    declined: () => 'teklifi reddetti',
    callAsked: ({ karsi_teklif }) =>
      karsi_teklif === undefined
        ? 'aranmak istedi'
        : `aranmak istedi (kabul edeceği tutar: ${amountInTl(karsi_teklif)})`,
    purchased: () => 'talebi satın alındı olarak işaretledi',
    canceled: () => 'talebi iptal etti',
    assigned: ({ assignee }) =>
      assignee === undefined
        ? 'talebin sorumlusunu kaldırdı'
        : `talebin sorumlusunu değiştirdi (${assignee})`,
    joined: ({ joined, joined_to = 0 }) =>
      joined === undefined
        ? `talebi ${landRequestReference(joined_to)} ile birleştirdi`
        : `${landRequestReference(joined)} numaralı talebi bu taleple birleştirdi`,
    separated: ({ joined_to = 0, joined = joined_to }) =>
      `${landRequestReference(joined)} numaralı talebi bu talepten ayırdı`,
    callPlanned: ({ next_call_on, next_call_time }) => {
      if (next_call_on === undefined) return 'planlanan aramayı kaldırdı';
      const day = next_call_on.split('-').toReversed().join('.');
      return `aramayı planladı (${[day, next_call_time].filter(Boolean).join(' ')})`;
    },
  } satisfies Record<string, (detail: Detail) => string>,
  /** Why an offer cannot be taken back. */
  takeBack: {
    sent: 'Teklif mesajı yola çıktığı için teklif geri alınamaz. Tutarı düzeltmek için yeni teklif verin.',
    answered:
      'Arazi sahibi teklife cevap verdiği için teklif geri alınamaz. Tutarı düzeltmek için yeni teklif verin.',
    none: 'Geri alınacak bir teklif yok.',
  },
  /** Why a plan of the work is refused, by the field's fault. */
  work: {
    past: 'Lütfen bugünü ya da daha sonraki bir günü seçin.',
    tooFar: 'Lütfen daha yakın bir gün seçin.',
  },
  /** Why a joined land request does not change. */
  joined: (id: number, leader: number) =>
    `${landRequestReference(id)} numaralı talep ${landRequestReference(leader)} ile birleştirildi. İşlemi ${landRequestReference(leader)} üzerinde yapın ya da önce bu talebi ayırın.`,
  /** Why two land requests are not joined. */
  join: {
    itself: 'Bir talep kendisiyle birleştirilemez.',
    closed: (id: number) => `${landRequestReference(id)} numaralı talep kapandığı için birleştirilemez.`,
    leads: (id: number) =>
      `${landRequestReference(id)} ile birleştirilmiş başka talepler var. Önce onları ayırın.`,
    full: 'Bu taleple daha fazla talep birleştirilemez.',
    bothOffered: bothOfferedText,
    pending: (id: number) =>
      `Birleştirilen ${landRequestReference(id)} numaralı talebin teklifi cevap bekliyor. Yeni teklif için önce o talebi ayırın.`,
  },
  erased: 'Talep sahibinin kişisel verileri silindiği için bu işlem yapılamaz.',
  /** The page takes a new key with the next attempt. */
  otherForm:
    'Bu form daha önce farklı bilgilerle gönderildi. Bu bilgilerle ayrı bir talep oluşturmak için tekrar deneyin.',
  /** Without the name: the number may be a stranger's. */
  received: (reference: string) => ({
    subject: 'Talebiniz bize ulaştı',
    body: `Arazi talebiniz bize ulaştı. Talep numaranız: ${reference}. Araziyi inceleyip sizi arayacağız; teklifimizi mesajla da bildireceğiz. Bu talebi siz göndermediyseniz mesajı dikkate almayın. Arazi Teklif`,
  }),
  /** To the owner whose land request a consultant has entered; without any name for the same reason. */
  brought: (reference: string) => ({
    subject: 'Talebiniz bize ulaştı',
    body: `Danışmanınız arazi talebinizi sizin adınıza bize iletti. Talep numaranız: ${reference}. Araziyi inceleyip sizi arayacağız; teklifimizi mesajla da bildireceğiz. Bundan haberiniz yoksa lütfen bize bildirin; talebinizi sileriz. Arazi Teklif`,
  }),
  broughtAgain: 'Aynı parseli aynı telefonla son 24 saat içinde getirdiniz.',
  /** Why photographs are refused. */
  photos: {
    tooMany: `Bir talep için en fazla ${uploadLimits.ownerPhoto.maxFiles} fotoğraf gönderebilirsiniz.`,
    /** The same for wrong and ended receipts. */
    endedReceipt:
      'Bu talebe fotoğraf ekleme süresi doldu. Fotoğraflarınızı göndermek için lütfen bizi arayın.',
    /** Purchased or cancelled. */
    closedLandRequest:
      'Bu talep kapandığı için artık fotoğraf alamıyoruz. Sorularınız için lütfen bizi arayın.',
    quota: {
      network:
        'Bulunduğunuz ağdan son 24 saatte çok sayıda dosya gönderildi. Lütfen yarın yeniden deneyin ya da bizi arayın.',
      day: 'Son 24 saatte çok sayıda dosya aldık; bugün daha fazla fotoğraf alamıyoruz. Lütfen yarın yeniden deneyin ya da bizi arayın.',
      total: 'Şu anda yeni fotoğraf alamıyoruz. Lütfen birkaç gün sonra yeniden deneyin ya da bizi arayın.',
    },
  },
  /** The same for wrong and ended links, so that nobody learns which links existed. */
  endedLink:
    'Bu teklif bağlantısı artık geçerli değil. Güncel teklifiniz için bizi arayın; size yeni bir bağlantı gönderebiliriz.',
  tooManyReplies:
    'Bu teklife bugün birkaç kez cevap verdiniz. Son cevabınız bizde; değiştirmek isterseniz yarın yeniden deneyin ya da bizi arayın.',
  /** @param link stands alone at the end, so that telephones make all of it a link. */
  offer: (
    { id, name, il_adi, ilce_adi, mahalle_adi, ada, parsel, teklif_tutar }: Offer,
    link: string,
    expiresAt: Date,
  ) => ({
    subject: 'Araziniz için teklifimiz',
    body:
      `Sayın ${name}, ${landRequestReference(id)} numaralı talebiniz (${il_adi} ${ilce_adi} ${mahalle_adi}, ${ada} ada ${parsel} parsel) için teklifimiz ${amountInTl(teklif_tutar)}. ` +
      `${days.format(new Date(lastDayOfOffer(expiresAt)))} günü sonuna kadar cevap verebilir ya da sizi aramamızı isteyebilirsiniz. Arazi Teklif\n${link}`,
  }),
} as const;
