import { maxMegabytesOf, uploadLimits } from '../../../rules/documents/uploadLimits.ts';
import {
  maxPapers,
  type PaperKind,
  type PurchasePlan,
  type StepFault,
  type StepFaults,
  type StepName,
  type StepState,
} from '../../../rules/land-requests/purchaseStep.ts';
import { landRequestReference } from '../../../rules/land-requests/reference.ts';
import { longDayText } from '../formats.ts';

const steps: Record<StepName, string> = {
  papers: 'Belgeler',
  visit: 'Yerinde inceleme',
  appointment: 'Tapu randevusu',
  iban: 'IBAN',
  payment: 'Ödeme',
  deed: 'Tapu devri',
};

const faults: Record<Exclude<StepFault, 'missing'>, string> = {
  past: 'Bu zaman geçti. İleri bir zaman seçin.',
  future: 'Tamamlanan bir adımın tarihi bugünden sonra olamaz.',
  tooFar: 'Daha yakın bir gün seçin.',
  noDay: 'Takvimde böyle bir gün yok.',
  noIban: 'Bu IBAN geçerli değil. TR ile başlayan 26 karakteri kontrol edin.',
  noAmount: 'Tutar 0’dan büyük olmalıdır.',
};
const missing: Record<keyof StepFaults, string> = {
  reason: 'Adımın neden atlandığını yazın.',
  day: 'Tarihi seçin.',
  amount: 'Tutarı yazın.',
  randevu_tarihi: 'Randevunun tarihini ve saatini seçin.',
  randevu_yeri: 'Randevunun yerini yazın.',
  iban: 'IBAN’ı yazın.',
};

/** The plan of a purchase, as the office and the owner see it (product, 4). */
export const purchaseText = {
  office: {
    title: 'Satın alma planı',
    lead: 'Arazi sahibi bu adımları teklif bağlantısında görür; her değişiklik ona mesajla bildirilir.',
    /** Only where the land request is open. */
    held: 'Arazi sahibi geçerli teklifi şu anda kabul etmiş değil. Plan duruyor; kabul edilince kaldığı yerden devam eder.',
    closed: 'Talep kapandığı için plan artık değiştirilemez.',
    loadFailed: 'Satın alma planı yüklenirken bir hata oluştu.',
    missing: 'Bu talebin satın alma planı artık yok.',
    paid: 'Ödeme yapıldı, tapu devri tamamlandı. Talebi “Satın Alındı” olarak işaretleyebilirsiniz.',
    /** For the plan of a joined land request, whose move is made with the leader. */
    paidJoined: (leader: number) =>
      `Ödeme yapıldı, tapu devri tamamlandı. “Satın Alındı” işlemini ${landRequestReference(leader)} üzerinde yapın.`,
    /** Plans of joined land requests. */
    joined: (id: number) => `${landRequestReference(id)} numaralı talebin satın alma planı`,
    noPapers: 'Henüz belge yok.',
  },
  owner: {
    title: 'Satış süreciniz',
    lead: 'Tapu devrine kadar izlenecek adımlar. Bir adım değişince size mesaj göndeririz.',
    loadFailed: 'Satış süreciniz yüklenirken bir hata oluştu.',
    papersLead:
      'Belgelerinizi buradan gönderebilirsiniz; yalnızca siz ve ofisimiz görür. İsterseniz tapuya gelirken yanınızda da getirebilirsiniz.',
    noPapers: 'Henüz belge göndermediniz.',
    ibanHint: 'Bu hesap size ait değilse lütfen hemen bizi arayın.',
  },
  steps,
  states: { waiting: 'Bekliyor', done: 'Tamam', skipped: 'Atlandı' } satisfies Record<StepState, string>,
  /** Instead of `Bekliyor` where something is agreed. */
  planned: 'Planlandı',
  next: 'Sırada',
  cancelled: 'İptal edildi',
  reason: (reason: string) => `Gerekçe: ${reason}`,
  /** @param time such as `2026-12-10T10:30`. */
  appointment: (time: string) => {
    const [day = '', hour = ''] = time.split('T');
    return `${longDayText(day)}, ${hour}`;
  },
  edit: 'Düzenle',
  /** Names the button beside the others. */
  editStep: (step: StepName) => `${steps[step]}: düzenle`,
  form: {
    state: 'Durum',
    states: {
      waiting: 'Bekliyor',
      done: 'Tamamlandı',
      skipped: 'Atlandı',
    } satisfies Record<StepState, string>,
    reason: 'Gerekçe',
    reasonHint: 'Arazi sahibi de görür.',
    day: { visit: 'İnceleme tarihi', payment: 'Ödeme tarihi', deed: 'Tapu devri tarihi' },
    amount: 'Ödenecek tutar',
    time: 'Randevu tarihi ve saati',
    timeHint: 'Türkiye saatiyle.',
    place: 'Randevu yeri',
    placeHint: 'Örneğin Urla Tapu Müdürlüğü.',
    iban: 'IBAN',
    ibanHint: 'Arazi sahibinin hesabı. IBAN’ı kendisine okuyup doğrulatın.',
    cancelAppointment: 'Randevuyu iptal et',
    /** Once the fields of a stored appointment are emptied. */
    willCancel: 'Kaydettiğinizde randevu iptal edilir.',
    papers: 'Belgelerin tamam olduğunu ya da adımın gerekmediğini burada belirtin.',
    save: 'Kaydet',
    tells: 'Arazi sahibine mesajla bildirilir.',
    failed: 'Adım kaydedilemedi.',
    outdated: 'Yazdıklarınız duruyor; yeniden kaydederseniz bu adımın son hali sizinki olur.',
  },
  fault: (field: keyof StepFaults, fault: StepFault) =>
    fault === 'missing' ? missing[field] : faults[fault],
  saved: (step: StepName) => `${steps[step]} adımı kaydedildi.`,
  toCalendar: 'Takvime ekle',
  fromCalendar: 'Takvimden kaldır',
  event: {
    title: (reference: string) => `Tapu randevusu (${reference})`,
    office: (link: string) => `Satın alma planı: ${link}`,
    owner: 'Kimliğinizi yanınızda bulundurun. Sorularınız için bizi arayabilirsiniz.',
    file: ({ reference }: Pick<PurchasePlan, 'reference'>) => `randevu-${reference.toLowerCase()}.ics`,
  },
  papers: {
    title: 'Belgeler',
    kinds: {
      title: 'Tapu',
      identity: 'Kimlik',
      powerOfAttorney: 'Vekâletname',
    } satisfies Record<PaperKind, string>,
    kind: 'Belge türü',
    kindMissing: 'Önce belgenin türünü seçin.',
    file: 'Belge',
    hint: `pdf, jpg ya da png; en fazla ${maxMegabytesOf(uploadLimits.paper)} MB.`,
    send: 'Belge seçip gönderin',
    by: { owner: 'Arazi sahibi gönderdi', office: 'Ofis ekledi' },
    byForOwner: { owner: 'Siz gönderdiniz', office: 'Ofisimiz ekledi' },
    /** Several of one kind are numbered. */
    name: (kind: string, number: number) => (number === 1 ? kind : `${kind} (${number})`),
    remove: 'Kaldır',
    removeOne: (name: string) => `${name}: kaldır`,
    removal: {
      title: (name: string) => `${name} belgesi kaldırılsın mı?`,
      question: 'Belge iki taraftan da silinir ve geri getirilemez.',
      confirm: 'Belgeyi kaldır',
      failed: 'Belge kaldırılamadı.',
    },
    sending: 'Belge gönderiliyor',
    arrived: 'Belge kaydedildi.',
    failed: 'Belge gönderilemedi.',
    full: `En fazla ${maxPapers} belge eklenebilir.`,
  },
  history: {
    step: (step: StepName, state: StepState) =>
      `${steps[step]}: ${{ waiting: 'güncellendi', done: 'tamamlandı', skipped: 'atlandı' }[state]}`,
    iban: (iban: string) => `IBAN: ${iban}`,
  },
} as const;
