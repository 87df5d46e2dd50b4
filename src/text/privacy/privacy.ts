import type { Destruction } from '../../../machines/privacy/loadDestructions.ts';
import type { Erased, RecordKind } from '../../../machines/privacy/privacy.ts';
import { genitive } from '../../../rules/people/genitive.ts';

type Counts = Erased['erased'];

const kinds: Record<keyof Counts, string> = {
  landRequests: 'arazi talebi',
  consultants: 'danışman kaydı',
  contactMessages: 'iletişim mesajı',
  messages: 'gönderilen mesaj',
  documents: 'belge',
};

/** Such as `2 arazi talebi, 1 belge`; without plurals, as after a number. */
const countsText = (counts: Partial<Counts>) =>
  Object.entries(kinds)
    .flatMap(([kind, label]) => {
      const count = new Map(Object.entries(counts)).get(kind) ?? 0;
      return count > 0 ? [`${count} ${label}`] : [];
    })
    .join(', ');

/** `Ayşe Yılmaz`, `Ayşe Yılmaz ve Ali Kaya`, `Ayşe Yılmaz, Ali Kaya ve Can Ak`. */
const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ve ${names.at(-1)}`;

/** What is stored about a person, and erasing it (product, 10). */
export const privacyText = {
  title: 'Kişisel Veriler',
  lead: 'KVKK kapsamında başvuran kişinin kayıtlarını bulun, verilerini dosya olarak teslim edin veya silin. Önce başvuranın kimliğini doğrulayın.',
  contact: 'Telefon veya e-posta',
  contactHint: 'Telefonun nasıl yazıldığı fark etmez; numaranın tamamı gerekir.',
  contactMissing: 'Telefon numarasının tamamını ya da bir e-posta adresi yazın.',
  search: 'Ara',
  searchFailed: 'Kayıtlar aranırken bir hata oluştu.',
  nobody: 'Bu bilgiyle kayıtlı veri yok.',
  found: (count: number) => `${count} kayıt bulundu.`,
  severalPeople: (names: readonly string[]) =>
    `Bu bilgiyle ${names.length} ayrı ad kayıtlı: ${listed(names)}. Her adın kayıtları ayrı indirilir ve silinir. Aynı kişi adını farklı yazdıysa ikisini de indirin veya silin.`,
  /** What was sent to a shared number without saying to whom. */
  nameless: 'Adı belli olmayan kayıtlar',
  namelessLead: 'Bu numarayı ya da adresi birkaç kişi kullanmış; buradakilerin kime ait olduğu yazmıyor.',
  groups: {
    landRequests: {
      heading: 'Arazi talepleri',
      outcome:
        'Ad, telefon ve mesaj silinir, açık talepler iptal edilenlere geçer; konum, parsel ve tutarlar kalır. Silinen talep hiçbir sayıya katılmaz.',
    },
    consultants: {
      heading: 'Danışman kayıtları',
      outcome: 'Ad, telefon, e-posta, ofis adı ve şifre silinir, belgeler kaldırılır; hesap kapanır.',
    },
    contactMessages: {
      heading: 'İletişim mesajları',
      outcome: 'Ad, telefon, konu ve mesaj silinir; geldiği tarih kalır.',
    },
    messages: {
      heading: 'Gönderilen mesajlar ve bildirimler',
      outcome: 'Alıcı ve metin silinir; bekleyenler gönderilmez.',
    },
  } satisfies Record<RecordKind, { heading: string; outcome: string }>,
  importRows: (count: number) =>
    `İçe aktarılan dosyalarda kayda dönüşmemiş ${count} satır daha var; silme, bu satırların içini de boşaltır.`,
  groupHeading: (heading: string, count: number) => `${heading} (${count})`,
  more: (count: number) => `ve ${count} kayıt daha`,
  kept: 'Saklanacak',
  export: 'Verileri indir',
  /** @param day such as `2026-11-23`. */
  fileName: (day: string) => `kisisel-veriler-${day}.json`,
  exportFailed: 'Veriler indirilirken bir hata oluştu.',
  erase: 'Sil',
  confirm: {
    title: 'Kişisel veriler silinsin mi?',
    /** @param contact undefined where several people share it. */
    confirm: (name: string, contact: string | undefined) => {
      if (name === '' && contact === undefined) return 'Adı belli olmayan kayıtları sil';
      return `${name === '' ? contact : genitive(name)} verilerini sil`;
    },
    text: (person: string, counts: Partial<Counts>) =>
      `Kişi: ${person}. Silinecek kayıtlar: ${countsText(counts)}. Bunlardaki kişisel veriler ve varsa belgeler kalıcı olarak silinir; bekleyen mesajlar gönderilmez.`,
    mentions:
      'Başka taleplerdeki notlar ve mesajlar bu telefonu ya da e-postayı içeriyorsa onların metni de silinir.',
    mentionsOfShared:
      'Aynı bilgiyle kayıtlı diğer kişilerin kayıtları kalır. Başkalarının yazdığı ve yalnızca ortak numarayı içeren metinler son kişiyle birlikte silinir.',
    stays:
      'Konum, parsel, tutarlar ve kime ait olduğu yazılmayan bir silme kaydı kalır. Bu işlem geri alınamaz.',
    failed: 'Veriler silinemedi.',
  },
  erased: (counts: Counts) => `Silindi: ${countsText(counts)}.`,
  nothingErased: 'Silinecek kayıt kalmamıştı.',
  keptInPart: 'Saklanan kayıtlar var:',
  refused: { title: 'Hata!', text: 'Veriler silinemedi.' },
  destructions: {
    title: 'Silme kayıtları',
    lead: 'Kimin verisi olduğu yazılmaz.',
    empty: 'Henüz veri silinmemiş.',
    loadFailed: 'Silme kayıtları yüklenirken bir hata oluştu.',
    columns: { tarih: 'Tarih', actor: 'Yapan', reason: 'Neden', erased: 'Silinen', kept: 'Saklanan' },
    reasons: {
      request: 'Kişinin isteği',
      retention: 'Saklama süresi doldu',
    } satisfies Record<Destruction['reason'], string>,
    counts: countsText,
  },
} as const;
