import type { contactSorts, OutboxMessage, outboxSorts } from '../../../machines/messages/loadMessages.ts';
import { formatPhone } from '../../../rules/people/phone.ts';
import { numberText } from '../formats.ts';
import { plotText } from '../land-requests/plotText.ts';

type About = NonNullable<OutboxMessage['about']>;

const channels = { email: 'E-posta', sms: 'SMS', whatsapp: 'WhatsApp' } as const satisfies Record<
  NonNullable<OutboxMessage['channel']>,
  string
>;

/** `SMS: (0532) 000 0000`, `E-posta: ayse@example.com`; what was erased may have no channel. */
const addressed = ({ recipient, channel }: OutboxMessage) =>
  [...(channel === undefined ? [] : [channels[channel]]), formatPhone(recipient)].join(': ');

const recordKinds = { consultant: 'Danışman', admin: 'Yönetici', contactMessage: 'İletişim mesajı' } as const;

/** The plot of a land request, such as `Urla, Kuşçular 101/15`, or what else the record is. */
function recordOf({ kind, ilce_adi = '', mahalle_adi = '', ada = '', parsel = '' }: About): string {
  return kind === 'landRequest' ? plotText({ ilce_adi, mahalle_adi, ada, parsel }) : recordKinds[kind];
}

const record = (about: About) => `${about.name} · ${recordOf(about)}`;

/** The person, where the message goes to them, and the address. */
function addressee({ about, kind, recipient }: OutboxMessage): string {
  const isToOffice = kind === 'alert' || kind === 'contactMessage';
  const address = formatPhone(recipient);
  return about && !isToOffice ? `${about.name}, ${address}` : address;
}

const outboxStates = {
  waiting: 'Sırada',
  sent: 'Gönderildi',
  delivered: 'Teslim edildi',
  failed: 'Yeniden denenecek',
  expired: 'Süresi doldu',
  revoked: 'Geçersiz',
  givenUp: 'Teslim edilemedi',
  erased: 'Silindi',
} satisfies Record<OutboxMessage['state'], string>;

const noError = '—';

/** In the gateway's own unit. */
const credits = (count: number) => `${numberText(count)} kredi`;

/** The panel's lists of contact messages and of outgoing messages. */
export const messagesText = {
  /** Beside a phone of a record. */
  noSms: 'Bu numaraya SMS ulaşmıyor',
  noEmail: 'Bu adrese e-posta ulaşmıyor',
  received: {
    title: 'İletişim Mesajları',
    fileName: 'iletisim-mesajlari',
    searchHint: 'Ad, telefon, konu, mesaj…',
    empty: 'Henüz iletişim mesajı gelmemiş.',
    all: 'Tümü',
    unread: 'Yeni',
    read: 'Okundu',
    waiting: 'Yanıt bekleyen',
    mine: 'Benim',
    filters: { read: 'Okunma', answered: 'Durum' },
    columns: {
      tarih: 'Tarih',
      name: 'Ad Soyad',
      phone: 'Telefon',
      email: 'E-posta',
      subject: 'Konu',
      message: 'Mesaj',
      state: 'Durum',
      assignee: 'Sorumlu',
    },
    /** In the file, where the list has a badge. */
    answeredBy: (state: string, date: string, by: string | undefined) =>
      [state, [by, date].filter(Boolean).join(', ')].join(' · '),
    sorts: {
      '-tarih': 'En yeni',
      tarih: 'En eski',
      name: 'Ad (A-Z)',
      '-name': 'Ad (Z-A)',
      phone: 'Telefon (artan)',
      '-phone': 'Telefon (azalan)',
      subject: 'Konu (A-Z)',
      '-subject': 'Konu (Z-A)',
    } satisfies Record<(typeof contactSorts)[number], string>,
  },
  /** One contact message. */
  message: {
    heading: (name: string, subject: string) => `${name} · ${subject}`,
    back: 'Listeye dön',
    loadFailed: 'Mesaj yüklenirken bir hata oluştu.',
    missing: {
      title: 'Mesaj bulunamadı',
      text: 'Bağlantı eskimiş ya da adres yanlış yazılmış olabilir.',
    },
    erased: 'Silindi',
    message: 'Mesaj',
    samePhone: 'Bu telefonla gelen talepler',
    noSamePhone: 'Bu telefonla gelen talep yok.',
    /** Below what somebody has written by WhatsApp. */
    byWhatsapp:
      'WhatsApp’tan geldi; teklife cevap sayılmaz. Arazi sahibini arayın ya da teklif bağlantısından cevap vermesini isteyin.',
    waits: 'Bu mesaj yanıt bekliyor.',
    markAnswered: 'Yanıtlandı',
    markUnanswered: 'Yanıtlanmadı olarak işaretle',
    /** @param by undefined for a message that is older than the mark. */
    answered: (date: string, by: string | undefined) =>
      by === undefined ? `Yanıtlandı · ${date}` : `${by} yanıtladı · ${date}`,
  },
  outbox: {
    title: 'Giden Mesajlar',
    lead: 'Kullanıcılara ve arazi sahiplerine gönderilen mesajlar.',
    delivery: {
      title: 'Gönderim nasıl işliyor?',
      text: 'Gönderilemeyenler üç gün boyunca kendiliğinden yeniden denenir; kesin olarak reddedilenler, SMS sağlayıcısının teslim edilemediğini bildirdikleri ve bağlantısı veya teklifi artık geçerli olmayanlar denenmez. WhatsApp’ın iletemediği mesajlar hemen SMS ile gönderilir. Ofise giden bildirimler kısa sürede çoğalırsa birkaç dakika bekletilip tek mesajda toplanır. Başvuru ve talep formlarının ardından giden mesajlar bir alıcıya günde bir kez gönderilir; fazlası ve günlük sınırı aşanlar gönderilmeden burada durur, dilerseniz siz gönderebilirsiniz.',
    },
    /** @param reason of the gateway, without an end. */
    smsRefused: (reason: string, since: string) =>
      `SMS’ler ${since} tarihinden beri gönderilemiyor: ${reason}. Bekleyen mesajlar sorun giderilince kendiliğinden gönderilir; lütfen SMS sağlayıcınızdaki hesabı kontrol edin.`,
    whatsappRefused: (reason: string, since: string) =>
      `WhatsApp mesajları ${since} tarihinden beri gönderilemiyor: ${reason}. Bu sürede teklifler SMS ile gider; lütfen Meta hesabınızı kontrol edin.`,
    fileName: 'giden-mesajlar',
    searchHint: 'Alıcı, konu, mesaj…',
    empty: 'Henüz gönderilen mesaj yok.',
    sorts: {
      '-tarih': 'En yeni',
      tarih: 'En eski',
      recipient: 'Alıcı (A-Z)',
      '-recipient': 'Alıcı (Z-A)',
      kind: 'Tür (A-Z)',
      '-kind': 'Tür (Z-A)',
      state: 'Durum (A-Z)',
      '-state': 'Durum (Z-A)',
    } satisfies Record<(typeof outboxSorts)[number], string>,
    columns: {
      tarih: 'Tarih',
      kind: 'Tür',
      about: 'Kişi ve kayıt',
      recipient: 'Alıcı',
      subject: 'Konu',
      state: 'Durum',
      attempts: 'Deneme',
      parts: 'Parça',
      cost: 'Ücret',
      last_error: 'Son hata',
      resend: 'Yeniden gönder',
    },
    kinds: {
      offerMade: 'Teklif',
      applicationReceived: 'Başvuru alındı',
      approved: 'Başvuru onayı',
      resetLink: 'Şifre sıfırlama',
      contactMessage: 'İletişim formu',
      landRequestReceived: 'Talep alındı',
      alert: 'Bildirim',
      savedSearch: 'Kayıtlı arama',
      passwordChanged: 'Şifre değişikliği',
      emailChanged: 'E-posta değişikliği',
      phoneChanged: 'Telefon değişikliği',
      secondFactor: 'İki adımlı giriş',
      applicationRefused: 'Başvuru reddi',
      membershipClosed: 'Üyelik kapatma',
      purchaseStep: 'Satın alma adımı',
      appointmentReminder: 'Randevu hatırlatması',
    } satisfies Record<OutboxMessage['kind'], string>,
    states: outboxStates,
    /** 'undelivered' are those that are tried again and those that were given up. */
    all: 'Tümü',
    filters: { state: 'Durum', undelivered: 'Teslim edilemeyenler' },
    to: (message: OutboxMessage, date: string) => `${addressed(message)} · ${date}`,
    addressed,
    record,
    /** Of a message about no record, or about several. */
    noRecord: '—',
    noError,
    /** Of an email, or where the gateway does not tell. */
    notTold: '—',
    credits,
    /** Below the heading of the whole message, such as `Teslim edildi · 2 parça · 2 kredi`. */
    outcome: ({ state, parts, cost, whatsapp_error }: OutboxMessage, why: string) =>
      [
        outboxStates[state],
        ...(whatsapp_error === undefined ? [] : [`SMS ile gönderildi: ${whatsapp_error}`]),
        ...(parts === undefined ? [] : [`${numberText(parts)} parça`]),
        ...(cost === undefined ? [] : [credits(cost)]),
        ...(why === noError ? [] : [why]),
      ].join(' · '),
    needsNewLink: 'Yeni bağlantıyı kullanıcının detay sayfasından gönderebilirsiniz.',
    wasRestored: 'Kişi iptal edilenlerden çıkarılmış.',
    wasErased: 'Kişisel veriler silindi.',
    hasDeadOffer: 'Talebe yeni bir teklif verilmiş, talep kapanmış ya da teklif bağlantısının süresi dolmuş.',
    resend: 'Yeniden gönder',
    confirm: {
      title: 'Mesaj yeniden gönderilsin mi?',
      text: (message: OutboxMessage) =>
        `“${message.subject}” konulu mesaj ${addressee(message)} alıcısına bir kez daha gönderilecek.`,
    },
    /** The same with many selected messages at once. */
    resendMany: {
      nameOf: (message: OutboxMessage) => `${addressee(message)}, ${message.subject}`,
      title: (count: number) => `${numberText(count)} mesaj yeniden gönderilsin mi?`,
      text: (count: number) => `${numberText(count)} mesaj alıcısına bir kez daha gönderilecek.`,
      /** Some have arrived already. */
      delivered: (count: number) =>
        `Bunlardan ${numberText(count)} mesaj daha önce gönderildi; alıcısına ikinci kez gidecek.`,
      confirm: (count: number) => `${numberText(count)} Mesajı Yeniden Gönder`,
      running: 'Mesajlar yeniden gönderiliyor',
      done: (count: number) => `${numberText(count)} mesaj gönderilmek üzere sıraya alındı`,
      rowDone: () => 'Gönderilmek üzere sıraya alındı.',
      /** A message has no version that another admin could change. */
      rowNow: () => '',
    },
    sent: 'Mesaj yeniden gönderilmek üzere sıraya alındı.',
    failed: { title: 'Hata!', text: 'Mesaj yeniden gönderilemedi.' },
  },
} as const;
